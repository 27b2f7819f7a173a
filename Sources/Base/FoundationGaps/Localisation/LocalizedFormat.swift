import Foundation

/// A format of `printf`'s kind with plural variables, written with arguments.
///
/// `%2$@` writes the second argument, and `%@` the one after the last that had no number.
/// `%#@name@` is replaced by the form of a ``PluralVariable`` that fits its argument; in that form
/// `%lld` writes the same argument.
struct LocalizedFormat {
    private let pieces: [Piece]

    private enum Piece {
        case text(String)
        case conversion(position: Int?, String)
        case variable(position: Int?, name: String)
    }

    /// Writes `arguments` into the format. Conversions without an argument write nothing.
    func text(with arguments: [FormatArgument], locale: Locale?) -> String {
        text(with: arguments, first: 0, own: nil, locale: locale)
    }

    /// - Parameters:
    ///   - first: The index of the first argument without a number.
    ///   - own: The index of the argument that chose this form, or `nil` for a whole format.
    private func text(
        with arguments: [FormatArgument], first: Int, own: Int?, locale: Locale?
    ) -> String {
        var next = first
        func take(_ position: Int?, atLeast least: Int = 0) -> (Int, FormatArgument)? {
            let index = position.map { $0 - 1 } ?? max(next, least)
            if position == nil { next = index + 1 }
            return arguments.indices.contains(index) ? (index, arguments[index]) : nil
        }
        return pieces.map { piece in
            switch piece {
            case .text(let text): return text
            case .conversion(let position, let conversion):
                return take(position)?.1.text(conversion, locale: locale) ?? ""
            case .variable(let position, let name):
                // Variables within a form stand for other arguments than the form's own.
                guard let (index, argument) = take(position, atLeast: own.map { $0 + 1 } ?? 0),
                    index != own, let form = PluralVariable.named(name)?.form(for: argument)
                else { return "" }
                return LocalizedFormat(form).text(
                    with: arguments, first: index, own: index, locale: locale)
            }
        }.joined()
    }
}

// MARK: - Reading

extension LocalizedFormat {
    init(_ format: String) {
        var pieces: [Piece] = []
        var rest = format[...]
        while let start = rest.firstIndex(of: "%") {
            pieces.append(.text(String(rest[..<start])))
            rest = rest[start...].dropFirst()
            if rest.first == "%" {
                pieces.append(.text("%"))
                rest.removeFirst()
            } else if let match = rest.prefixMatch(of: Self.variable) {
                let (_, position, name) = match.output
                pieces.append(.variable(position: position.flatMap { Int($0) }, name: String(name)))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: Self.conversion) {
                let (_, position, flags, letter) = match.output
                pieces.append(
                    .conversion(position: position.flatMap { Int($0) }, "\(flags)\(letter)"))
                rest = rest[match.range.upperBound...]
            } else {
                pieces.append(.text("%"))
            }
        }
        self.pieces = pieces + [.text(String(rest))]
    }

    private static var variable: Regex<(Substring, Substring?, Substring)> {
        /(?:([1-9][0-9]*)\$)?#@([^@]+)@/
    }

    /// Position, flags with width and precision, length, letter.
    private static var conversion: Regex<(Substring, Substring?, Substring, Substring)> {
        /(?:([1-9][0-9]*)\$)?([-+ 0#']*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|L|z|t|j)?([@diuxXofFeEgGaA])/
    }
}
