/// What an anchor stands for: an attribute of a view or guide, or the distance to it from another one.
///
/// It does not keep the item, as Apple's anchors do not.
nonisolated struct LayoutAnchorPoint: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    /// For a distance, the place where it starts; `node` and `attribute` say where it ends.
    var start: LayoutDistanceStart?
}

/// The place where a distance starts. It does not keep the item.
nonisolated struct LayoutDistanceStart: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute
}

/// Where the distances on the two sides of a constraint start. An object, because nearly all constraints have none.
nonisolated final class LayoutDistances {
    let first: LayoutDistanceStart?
    let second: LayoutDistanceStart?

    init(first: LayoutDistanceStart?, second: LayoutDistanceStart?) {
        self.first = first
        self.second = second
    }
}
