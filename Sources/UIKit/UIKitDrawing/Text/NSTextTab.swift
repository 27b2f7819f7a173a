public import CoreGraphics
public import Foundation

/// A position in a line at which characters after a tab continue.
// Sendable: nothing changes after `init`.
nonisolated open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A setting of a tab stop.
    public nonisolated struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates the key of an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet` of the characters that end a column of numbers. A decimal point here,
        /// whatever the set has.
        public static let columnTerminators = OptionKey(
            rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The part of the characters that is placed at the position: their start (left), centre, or
    /// end (right). Numbers with column terminators are placed by their decimal point.
    public let alignment: NSTextAlignment

    /// The distance from the edge where the line starts, in points.
    public let location: CGFloat

    /// The settings.
    public let options: [OptionKey: Any]

    /// Creates a tab stop.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat,
        options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Returns the characters that end a column of numbers in a locale.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Returns the tab stop itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    /// `true`: tab stops may be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived tab stop.
    public required init?(coder: NSCoder) {
        alignment =
            NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSTextAlignment")) ?? .natural
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        let terminators = coder.decodeObjectIfPresent(
            of: NSData.self, forKey: "NSTabColumnTerminators")
        options =
            terminators.map {
                [.columnTerminators: CharacterSet(bitmapRepresentation: $0 as Data)]
            } ?? [:]
        super.init()
    }

    /// Writes the alignment, the location and the column terminators.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSTextAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        guard let terminators = options[.columnTerminators] as? CharacterSet else { return }
        coder.encode(
            terminators.bitmapRepresentation as NSData, forKey: "NSTabColumnTerminators")
    }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && isDecimal == other.isDecimal
    }

    open override var hash: Int { location.hashValue }

    /// `true` to place numbers by their decimal points.
    var isDecimal: Bool { options[.columnTerminators] != nil && alignment == .right }
}
