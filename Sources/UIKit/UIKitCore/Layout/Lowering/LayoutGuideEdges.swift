import CoreGraphics

/// Where the edges of a guide are that follows its view by itself, such as the margins.
///
/// The guide has no place of its own to solve: a constraint on it is one on the view, moved by constants.
struct LayoutGuideEdges: Equatable {
    /// A place along one direction of the view.
    struct Edge: Equatable {
        /// The share of the view's length.
        var share: CGFloat

        /// The points after that.
        var offset: CGFloat
    }

    var left: Edge
    var right: Edge
    var top: Edge
    var bottom: Edge

    /// Edges that lie inside the view's by `insets`.
    init(insets: UIEdgeInsets) {
        left = Edge(share: 0, offset: insets.left)
        right = Edge(share: 1, offset: -insets.right)
        top = Edge(share: 0, offset: insets.top)
        bottom = Edge(share: 1, offset: -insets.bottom)
    }

    /// The rectangle that they make in a view with certain bounds.
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

    /// What no bar covers of `view`.
    static func safeArea(of view: UIView) -> LayoutGuideEdges {
        LayoutGuideEdges(insets: view.safeAreaInsets)
    }

    /// The margins of `view`, or the middle of them where lines of text would be too long to read.
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
