/// The anchors of one item that were asked for: most are asked for again, by the next view.
nonisolated struct LayoutAnchors {
    /// Leading, trailing, left, right, centre.
    fileprivate var horizontal = InlineArray<5, NSLayoutXAxisAnchor?>(repeating: nil)

    /// Top, bottom, centre, first and last baseline.
    fileprivate var vertical = InlineArray<5, NSLayoutYAxisAnchor?>(repeating: nil)

    /// Width, height.
    fileprivate var lengths = InlineArray<2, NSLayoutDimension?>(repeating: nil)
}

extension LayoutNode {
    /// The anchor for a horizontal place, kept under a number of its own.
    private func horizontalAnchor(
        _ attribute: NSLayoutConstraint.Attribute, _ index: Int
    ) -> NSLayoutXAxisAnchor {
        if let anchor = anchors.horizontal[index] { return anchor }
        let anchor = NSLayoutXAxisAnchor(self, attribute)
        anchors.horizontal[index] = anchor
        return anchor
    }

    /// The anchor for a vertical place, kept under a number of its own.
    private func verticalAnchor(
        _ attribute: NSLayoutConstraint.Attribute, _ index: Int
    ) -> NSLayoutYAxisAnchor {
        if let anchor = anchors.vertical[index] { return anchor }
        let anchor = NSLayoutYAxisAnchor(self, attribute)
        anchors.vertical[index] = anchor
        return anchor
    }

    /// The anchor for a length, kept under a number of its own.
    private func lengthAnchor(
        _ attribute: NSLayoutConstraint.Attribute, _ index: Int
    ) -> NSLayoutDimension {
        if let anchor = anchors.lengths[index] { return anchor }
        let anchor = NSLayoutDimension(self, attribute)
        anchors.lengths[index] = anchor
        return anchor
    }

    var leading: NSLayoutXAxisAnchor { horizontalAnchor(.leading, 0) }
    var trailing: NSLayoutXAxisAnchor { horizontalAnchor(.trailing, 1) }
    var left: NSLayoutXAxisAnchor { horizontalAnchor(.left, 2) }
    var right: NSLayoutXAxisAnchor { horizontalAnchor(.right, 3) }
    var centerX: NSLayoutXAxisAnchor { horizontalAnchor(.centerX, 4) }
    var top: NSLayoutYAxisAnchor { verticalAnchor(.top, 0) }
    var bottom: NSLayoutYAxisAnchor { verticalAnchor(.bottom, 1) }
    var centerY: NSLayoutYAxisAnchor { verticalAnchor(.centerY, 2) }
    var firstBaseline: NSLayoutYAxisAnchor { verticalAnchor(.firstBaseline, 3) }
    var lastBaseline: NSLayoutYAxisAnchor { verticalAnchor(.lastBaseline, 4) }
    var width: NSLayoutDimension { lengthAnchor(.width, 0) }
    var height: NSLayoutDimension { lengthAnchor(.height, 1) }
}
