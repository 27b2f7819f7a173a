/// One side of a relation: an attribute of a view or a layout guide, which is not retained.
nonisolated struct LayoutOperand: Hashable {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute
}
