/// The two anchors of a kind that were returned last.
///
/// Nearly every anchor is used for one constraint and released, and creating it costs more than its
/// use. So an anchor that no other code retains is returned again, as a new one for whatever item
/// is asked for. There are two because a constraint has two sides.
private struct RecentAnchors<Anchor: NSLayoutAnchor<Kind>, Kind: AnyObject> {
    private var last: Anchor?
    private var lastButOne: Anchor?
    private let make: @MainActor (LayoutOperand) -> Anchor

    init(_ make: @escaping @MainActor (LayoutOperand) -> Anchor) {
        self.make = make
    }

    /// An anchor that no other code retains.
    mutating func anchor(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute
    ) -> Anchor {
        let operand = LayoutOperand(node: node, attribute: attribute)
        if isKnownUniquelyReferenced(&last), let last {
            last.operand = operand
            return last
        }
        if isKnownUniquelyReferenced(&lastButOne), let lastButOne {
            lastButOne.operand = operand
            return lastButOne
        }
        let anchor = make(operand)
        lastButOne = last
        last = anchor
        return anchor
    }
}

extension LayoutNode {
    // No other code runs while one of these is modified.
    @exclusivity(unchecked) private static var xAnchors = RecentAnchors { NSLayoutXAxisAnchor($0) }
    @exclusivity(unchecked) private static var yAnchors = RecentAnchors { NSLayoutYAxisAnchor($0) }
    @exclusivity(unchecked) private static var lengths = RecentAnchors { NSLayoutDimension($0) }

    var leading: NSLayoutXAxisAnchor { Self.xAnchors.anchor(self, .leading) }
    var trailing: NSLayoutXAxisAnchor { Self.xAnchors.anchor(self, .trailing) }
    var left: NSLayoutXAxisAnchor { Self.xAnchors.anchor(self, .left) }
    var right: NSLayoutXAxisAnchor { Self.xAnchors.anchor(self, .right) }
    var centerX: NSLayoutXAxisAnchor { Self.xAnchors.anchor(self, .centerX) }
    var top: NSLayoutYAxisAnchor { Self.yAnchors.anchor(self, .top) }
    var bottom: NSLayoutYAxisAnchor { Self.yAnchors.anchor(self, .bottom) }
    var centerY: NSLayoutYAxisAnchor { Self.yAnchors.anchor(self, .centerY) }
    var firstBaseline: NSLayoutYAxisAnchor { Self.yAnchors.anchor(self, .firstBaseline) }
    var lastBaseline: NSLayoutYAxisAnchor { Self.yAnchors.anchor(self, .lastBaseline) }
    var width: NSLayoutDimension { Self.lengths.anchor(self, .width) }
    var height: NSLayoutDimension { Self.lengths.anchor(self, .height) }
}
