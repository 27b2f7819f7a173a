import CoreGraphics

/// The edges of a guide that follows its view, such as the margins.
///
/// The guide has no variables of its own: a constraint on it is one on the view, offset by
/// constants.
struct LayoutGuideEdges: Equatable {
    /// A position along one direction of the view.
    struct Edge: Equatable {
        /// The position as a share of the view's length.
        var share: CGFloat

        /// The offset from there, in points.
        var offset: CGFloat
    }

    var left: Edge
    var right: Edge
    var top: Edge
    var bottom: Edge

    /// Creates edges `insets` inside those of the view.
    init(insets: UIEdgeInsets) {
        left = Edge(share: 0, offset: insets.left)
        right = Edge(share: 1, offset: -insets.right)
        top = Edge(share: 0, offset: insets.top)
        bottom = Edge(share: 1, offset: -insets.bottom)
    }

    /// The rectangle of the edges in a view with these bounds.
    func frame(in bounds: CGRect) -> CGRect {
        func place(_ edge: Edge, _ length: CGFloat) -> CGFloat { edge.share * length + edge.offset }
        let x = place(left, bounds.width)
        let y = place(top, bounds.height)
        return CGRect(
            x: bounds.minX + x, y: bounds.minY + y,
            width: max(0, place(right, bounds.width) - x),
            height: max(0, place(bottom, bounds.height) - y))
    }
}

extension LayoutGuideEdges {
    /// The margins of `view`.
    static func margins(of view: UIView) -> LayoutGuideEdges {
        LayoutGuideEdges(insets: view.layoutMargins)
    }

    /// The part of `view` that no bar covers.
    static func safeArea(of view: UIView) -> LayoutGuideEdges {
        LayoutGuideEdges(insets: view.safeAreaInsets)
    }

    /// The margins of `view`, narrowed to the middle where lines of text would be too long to read.
    static func readableContent(of view: UIView) -> LayoutGuideEdges {
        let margins = view.layoutMargins
        var edges = LayoutGuideEdges(insets: margins)
        guard view.bounds.width - margins.left - margins.right > LayoutMetrics.readableWidth else {
            return edges
        }
        let middle = (margins.left - margins.right) / 2
        edges.left = Edge(share: 0.5, offset: middle - LayoutMetrics.readableWidth / 2)
        edges.right = Edge(share: 0.5, offset: middle + LayoutMetrics.readableWidth / 2)
        return edges
    }
}
