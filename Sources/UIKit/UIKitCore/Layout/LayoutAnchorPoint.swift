/// What an anchor stands for: an attribute of a view or guide, or the distance to it from another one.
struct LayoutAnchorPoint {
    /// A `UIView` or a `UILayoutGuide`.
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    /// For a distance, the place where it starts; `item` and `attribute` say where it ends.
    var start: LayoutDistanceStart?
}

/// The place where a distance starts. It does not keep the item.
final class LayoutDistanceStart {
    private(set) weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// Where the distances on the two sides of a constraint start.
final class LayoutDistances {
    let first: LayoutDistanceStart?
    let second: LayoutDistanceStart?

    init(first: LayoutDistanceStart?, second: LayoutDistanceStart?) {
        self.first = first
        self.second = second
    }
}
