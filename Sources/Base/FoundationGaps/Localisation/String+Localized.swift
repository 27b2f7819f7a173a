public import Foundation

extension String {
    /// The text for a key in the app's language.
    ///
    ///     String(localized: "Undo", bundle: .module, comment: "A button")
    ///     String(localized: "\(count) marks", bundle: .module)  // looks “%lld marks” up
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text without an entry.
    ///   - table: The file's name without its extension; `Localizable` by default.
    ///   - bundle: The bundle with the file; by default that of the calling module, then
    ///     `Bundle.main` and the resource bundles of the modules in the executable's folder.
    ///   - locale: The locale that numbers are formatted for. It does not choose the language.
    ///   - comment: A note for translators.
    ///   - fileID: The file whose module's bundle is searched first.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil,
        fileID: String = #fileID
    ) {
        self = keyAndValue.text(
            forKey: keyAndValue.format, table: table, bundle: bundle, fileID: fileID,
            locale: locale)
    }

    /// The text for a key in the app's language, or `defaultValue` without an entry.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil, fileID: String = #fileID
    ) {
        self = defaultValue.text(
            forKey: "\(key)", table: table, bundle: bundle, fileID: fileID, locale: locale)
    }

    /// The key of a localised text, and the values that its conversions stand for.
    ///
    /// Interpolated strings are `%@` in the key, integers `%lld`, `%llu`, `%d` or `%u` by their
    /// type, and floating-point numbers `%lf` or `%f`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let format: String
        private let arguments: [FormatArgument]

        public init(_ value: String) {
            format = value
            arguments = []
        }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            format = stringInterpolation.format
            arguments = stringInterpolation.arguments
        }

        fileprivate func text(
            forKey key: String, table: String?, bundle: Bundle?, fileID: String, locale: Locale
        ) -> String {
            let language = Language.current
            let module = bundle == nil && table == nil ? fileID.prefix { $0 != "/" } : ""
            let format =
                ModuleBundles.text(forKey: key, in: String(module), language)
                ?? (bundle ?? .main).localizedText(
                    forKey: key, value: format, table: table, in: language)
            return text(in: format, language: language, locale: locale)
        }

        /// The arguments in a translated format, or the text itself without arguments.
        func text(in format: String, language: Language, locale: Locale?) -> String {
            guard !arguments.isEmpty else { return format }
            return LocalizedFormat(format).text(
                with: arguments.map { $0.text(in: language) }, locale: locale)
        }
    }
}

extension String.LocalizationValue {
    /// Collects the parts of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var arguments: [FormatArgument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            format += literal.replacing("%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: some StringProtocol) {
            append("%@", .text(String(string)))
        }

        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            let length = Value.bitWidth > 32 ? "ll" : ""
            append("%\(length)\(Value.isSigned ? "d" : "u")", FormatArgument(integer: value))
        }

        public mutating func appendInterpolation(_ value: Double) {
            append("%lf", .floating(value))
        }

        public mutating func appendInterpolation(_ value: CGFloat) {
            append("%lf", .floating(Double(value)))
        }

        public mutating func appendInterpolation(_ value: Float) {
            append("%f", .floating(Double(value)))
        }

        /// Appends a number in a format of its own, as in `\(share, specifier: "%.1f")`.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            append(specifier, FormatArgument(value))
        }

        /// Appends the text that a format style makes of a value.
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format style: Style
        ) where Style.FormatOutput == String {
            append("%@", .text(style.format(value)))
        }

        /// Appends another text, which is looked up in the same language.
        public mutating func appendInterpolation(_ text: LocalizedText) {
            append("%@", .localized(text))
        }

        private mutating func append(_ specifier: String, _ argument: FormatArgument) {
            format += specifier
            arguments.append(argument)
        }
    }
}
