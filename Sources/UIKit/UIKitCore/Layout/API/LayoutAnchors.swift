/// The two anchors of a kind that were handed out last.
///
/// Nearly every anchor goes into one constraint and is let go, and making it costs more than all that is done with it. So
/// an anchor that nobody holds any more is handed out again, as a new one for whatever item is asked for. There are two
/// because a constraint is made of two.
private struct RecentAnchors<Anchor: NSLayoutAnchor<Kind>, Kind: AnyObject> {
    private var last: Anchor?
    private var lastButOne: Anchor?
    private let make: @MainActor (LayoutNode, NSLayoutConstraint.Attribute) -> Anchor

    init(_ make: @escaping @MainActor (LayoutNode, NSLayoutConstraint.Attribute) -> Anchor) {
        self.make = make
    }

    /// An anchor that nobody else holds.
    mutating func anchor(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute
    ) -> Anchor {
        let point = LayoutAnchorPoint(node: node, attribute: attribute)
        if isKnownUniquelyReferenced(&last), let last {
            last.point = point
            return last
        }
        if isKnownUniquelyReferenced(&lastButOne), let lastButOne {
            lastButOne.point = point
            return lastButOne
        }
        let anchor = make(node, attribute)
        lastButOne = last
        last = anchor
        return anchor
    }
}

extension LayoutNode {
    // Nobody is called while one of these is being changed; see ``LayoutNode``.
    @exclusivity(unchecked) private static var xAnchors = RecentAnchors(NSLayoutXAxisAnchor.init)
    @exclusivity(unchecked) private static var yAnchors = RecentAnchors(NSLayoutYAxisAnchor.init)
    @exclusivity(unchecked) private static var lengths = RecentAnchors(NSLayoutDimension.init)

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
