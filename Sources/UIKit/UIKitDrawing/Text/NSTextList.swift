public import Foundation

/// A list of paragraphs: the look of its markers.
///
///     let list = NSTextList(markerFormat: .decimal, options: 0)
///     list.marker(forItemNumber: 3)  // "3"
///
/// As with Apple's layout managers, markers are a part of the text.
// Sendable: only `startingItemNumber` changes, which belongs to the owner of the text.
nonisolated open class NSTextList: NSObject, NSSecureCoding, @unchecked Sendable {
    /// A marker's format: a text in which `{decimal}` and its kind stand for the number.
    public nonisolated struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The format: a kind of marker in braces, with what stands before and after it.
        public let rawValue: String

        /// Creates a format.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a format, such as `"({decimal})"`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// An empty square.
        public static let box = MarkerFormat("{box}")

        /// A check mark.
        public static let check = MarkerFormat("{check}")

        /// An empty circle.
        public static let circle = MarkerFormat("{circle}")

        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")

        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")

        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")

        /// A filled square.
        public static let square = MarkerFormat("{square}")

        /// Hexadecimal numbers: 9, a, b.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")

        /// Hexadecimal numbers: 9, A, B.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")

        /// Octal numbers: 7, 10, 11.
        public static let octal = MarkerFormat("{octal}")

        /// Letters: a, b, c; after z, aa.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")

        /// Letters: A, B, C; after Z, AA.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")

        /// Letters, as ``lowercaseAlpha``.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")

        /// Letters, as ``uppercaseAlpha``.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")

        /// Roman numerals: i, ii, iii.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")

        /// Roman numerals: I, II, III.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")

        /// Decimal numbers: 1, 2, 3.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// Options of a list.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A nested list's markers include those of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The format of the markers.
    open var markerFormat: MarkerFormat { format }

    private let format: MarkerFormat

    /// The options of the list.
    public let listOptions: Options

    /// The number of the first item; 1 by default.
    open var startingItemNumber = 1

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: The format of the markers.
    ///   - options: The raw value of the options.
    public init(markerFormat: MarkerFormat, options: Int) {
        format = markerFormat
        listOptions = Options(rawValue: options)
        super.init()
    }

    /// Creates a list.
    public convenience init(
        markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int
    ) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    // MARK: Archiving

    /// `true`: lists may be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived list; `nil` if it has no format.
    public required init?(coder: NSCoder) {
        let format = coder.decodeObjectIfPresent(of: NSString.self, forKey: "NSMarkerFormat")
        guard let format else { return nil }
        self.format = MarkerFormat(format as String)
        listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSListOptions"))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    /// Writes the format, the options and the first number.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(listOptions.rawValue, forKey: "NSListOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    // MARK: Markers

    /// `true` if markers have numbers or letters.
    open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

    /// Returns the marker of an item.
    open func marker(forItemNumber itemNumber: Int) -> String {
        var marker = markerFormat.rawValue
        guard let open = marker.firstIndex(of: "{"),
            let close = marker[open...].firstIndex(of: "}")
        else { return marker }
        let name = String(marker[marker.index(after: open)..<close])
        marker.replaceSubrange(open...close, with: Self.symbol(name, itemNumber))
        return marker
    }

    private static func symbol(_ name: String, _ number: Int) -> String {
        switch name {
        case "box": "\u{25A1}"
        case "check": "\u{2713}"
        case "circle": "\u{25E6}"
        case "diamond": "\u{25C6}"
        case "disc": "\u{2022}"
        case "hyphen": "\u{2043}"
        case "square": "\u{25A0}"
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        case "decimal": String(number)
        default: ""
        }
    }

    /// Returns a, b, … z, aa, ab, …; numbers below 1 as digits.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var text = ""
        while rest > 0 {
            let digit = UInt8((rest - 1) % 26)
            text.insert(Character(UnicodeScalar(UInt8(ascii: "a") + digit)), at: text.startIndex)
            rest = (rest - 1) / 26
        }
        return text
    }

    /// Returns a Roman number; those outside of 1 to 3999 as digits.
    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        var rest = number
        var text = ""
        for (value, symbol) in [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
            (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ] {
            text += String(repeating: symbol, count: rest / value)
            rest %= value
        }
        return text
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
