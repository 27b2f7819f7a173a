public import UIKit

/// One of several targets that attributes are related to at once.
///
///     $0.height.greaterThanOrEqual(to: [44, .item(icon), .attribute(title.height)])
public struct LayoutTarget<Axis: LayoutAxis> {
    let end: EquationEnd

    /// The same attribute of another view or guide.
    public static func item(_ item: any LayoutItem) -> Self { Self(end: .item(item)) }

    /// An attribute of another view or guide.
    public static func attribute(_ attribute: ItemAttribute<Axis>) -> Self {
        Self(end: .attribute(attribute.item, attribute.attribute))
    }

    /// A length, or a distance from the superview's same attribute, in points.
    public static func number(_ number: CGFloat) -> Self { Self(end: .value(.number(number))) }
}

extension LayoutTarget: @MainActor ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { self = .number(value) }
}

extension LayoutTarget: @MainActor ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self = .number(CGFloat(value)) }
}
