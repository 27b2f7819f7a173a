import Foundation

/// A value that a conversion like `%lld` or `%@` in a format writes.
enum FormatArgument: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case text(String)

    /// A text that is looked up in the language of the format.
    case localized(LocalizedText)

    init(_ value: any CVarArg) {
        switch value {
        case let value as any FixedWidthInteger: self.init(integer: value)
        case let value as Double: self = .floating(value)
        case let value as Float: self = .floating(Double(value))
        case let value as CGFloat: self = .floating(Double(value))
        default: self = .text("\(value)")
        }
    }

    init(integer value: some FixedWidthInteger) {
        self =
            type(of: value).isSigned
            ? .signed(Int64(truncatingIfNeeded: value))
            : .unsigned(UInt64(truncatingIfNeeded: value))
    }

    /// The value as `conversion` writes it, and plainly where the two do not fit each other.
    ///
    /// - Parameter conversion: Flags, width, precision and the letter, without `%`, position and
    ///   length.
    func text(_ conversion: String, locale: Locale?) -> String {
        let prefix = conversion.dropLast()
        let letter = conversion.last ?? "@"
        switch self {
        case .signed(let number) where "di".contains(letter):
            return String(format: "%\(prefix)lld", locale: locale, number)
        case .unsigned(let number) where "diu".contains(letter):
            return String(format: "%\(prefix)llu", locale: locale, number)
        case .signed(let number) where "uxXo".contains(letter):
            return String(format: "%\(prefix)ll\(letter)", locale: locale, number)
        case .unsigned(let number) where "xXo".contains(letter):
            return String(format: "%\(prefix)ll\(letter)", locale: locale, number)
        case .floating(let number) where "fFeEgGaA".contains(letter):
            return String(format: "%\(conversion)", locale: locale, number)
        case .signed(let number): return "\(number)"
        case .unsigned(let number): return "\(number)"
        case .floating(let number): return "\(number)"
        case .text(let text): return text
        case .localized(let text): return text.text(in: .current)
        }
    }

    /// The argument with its text looked up.
    func text(in language: Language) -> FormatArgument {
        guard case .localized(let text) = self else { return self }
        return .text(text.text(in: language))
    }
}
