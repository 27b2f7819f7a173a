public import UIKit

/// The axis of an attribute. Only attributes of one axis can be related to each other.
public protocol LayoutAxis {}

/// Horizontal positions.
public enum HorizontalAxis: LayoutAxis {}

/// Vertical positions.
public enum VerticalAxis: LayoutAxis {}

/// Widths and heights.
public enum Length: LayoutAxis {}

/// Several attributes of different axes: no single attribute can be related to all of them.
public enum SeveralAxes: LayoutAxis {}

/// An attribute of a view or guide, as the target of a relation: `other.bottom`.
///
/// Two are equal when they name the same attribute of the same item.
public struct ItemAttribute<Axis: LayoutAxis> {
    /// The view or guide.
    public let item: any LayoutItem

    /// The attribute of the item.
    public let attribute: NSLayoutConstraint.Attribute

    init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }
}

extension ItemAttribute: @MainActor Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.item === right.item && left.attribute == right.attribute
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(item))
        hasher.combine(attribute)
    }
}

extension ItemAttribute: @MainActor CustomStringConvertible {
    public var description: String { "\(item.displayName).\(attribute.spelling)" }
}
