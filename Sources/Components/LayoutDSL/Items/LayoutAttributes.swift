import UIKit

/// A set of attributes, for ``AttributeChain/attributes(_:)``.
public nonisolated struct LayoutAttributes: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ attribute: NSLayoutConstraint.Attribute) {
        rawValue = 1 << attribute.rawValue
    }

    public static let left = Self(.left)
    public static let right = Self(.right)
    public static let top = Self(.top)
    public static let bottom = Self(.bottom)
    public static let leading = Self(.leading)
    public static let trailing = Self(.trailing)
    public static let width = Self(.width)
    public static let height = Self(.height)
    public static let centerX = Self(.centerX)
    public static let centerY = Self(.centerY)
    public static let firstBaseline = Self(.firstBaseline)
    public static let lastBaseline = Self(.lastBaseline)

    /// The same as ``lastBaseline``.
    public static let baseline = lastBaseline

    public static let leftMargin = Self(.leftMargin)
    public static let rightMargin = Self(.rightMargin)
    public static let topMargin = Self(.topMargin)
    public static let bottomMargin = Self(.bottomMargin)
    public static let leadingMargin = Self(.leadingMargin)
    public static let trailingMargin = Self(.trailingMargin)
    public static let centerXWithinMargins = Self(.centerXWithinMargins)
    public static let centerYWithinMargins = Self(.centerYWithinMargins)

    /// The attributes in UIKit's order, which is that of their raw values.
    var attributes: [NSLayoutConstraint.Attribute] {
        (1..<Int.bitWidth - 1).filter { rawValue & (1 << $0) != 0 }
            .compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
    }
}
