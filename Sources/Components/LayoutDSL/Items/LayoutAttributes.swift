import UIKit

/// A set of attributes, for ``AttributeChain/attributes(_:)``.
public nonisolated struct LayoutAttributes: OptionSet, Hashable, Sendable {
    /// The bits: one for each attribute, at its own raw value.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ attribute: NSLayoutConstraint.Attribute) {
        rawValue = 1 << attribute.rawValue
    }

    /// The left edge.
    public static let left = Self(.left)
    /// The right edge.
    public static let right = Self(.right)
    /// The upper edge.
    public static let top = Self(.top)
    /// The lower edge.
    public static let bottom = Self(.bottom)
    /// The edge that text starts at.
    public static let leading = Self(.leading)
    /// The edge that text ends at.
    public static let trailing = Self(.trailing)
    /// The width.
    public static let width = Self(.width)
    /// The height.
    public static let height = Self(.height)
    /// The middle, horizontally.
    public static let centerX = Self(.centerX)
    /// The middle, vertically.
    public static let centerY = Self(.centerY)
    /// The baseline of the first line of text.
    public static let firstBaseline = Self(.firstBaseline)
    /// The baseline of the last line of text.
    public static let lastBaseline = Self(.lastBaseline)

    /// The same as ``lastBaseline``.
    public static let baseline = lastBaseline

    /// The left side of the layout margins.
    public static let leftMargin = Self(.leftMargin)
    /// The right side of the layout margins.
    public static let rightMargin = Self(.rightMargin)
    /// The upper side of the layout margins.
    public static let topMargin = Self(.topMargin)
    /// The lower side of the layout margins.
    public static let bottomMargin = Self(.bottomMargin)
    /// The side of the layout margins that text starts at.
    public static let leadingMargin = Self(.leadingMargin)
    /// The side of the layout margins that text ends at.
    public static let trailingMargin = Self(.trailingMargin)
    /// The middle between the layout margins, horizontally.
    public static let centerXWithinMargins = Self(.centerXWithinMargins)
    /// The middle between the layout margins, vertically.
    public static let centerYWithinMargins = Self(.centerYWithinMargins)

    /// The attributes in UIKit's order, which is that of their raw values.
    var attributes: [NSLayoutConstraint.Attribute] {
        (1..<Int.bitWidth - 1).filter { rawValue & (1 << $0) != 0 }
            .compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
    }
}
