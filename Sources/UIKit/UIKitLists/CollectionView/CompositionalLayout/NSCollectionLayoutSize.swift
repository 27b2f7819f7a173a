import CoreGraphics
public import Foundation
public import UIKitCore

/// The width and the height of a part of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension

    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
    }

    nonisolated deinit {}

    /// Returns the size in a container; estimates count as what they are.
    final func size(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container),
            height: heightDimension.length(in: container))
    }
}

/// A width or a height: in points, as a share of the container, or as an estimate of what the
/// content needs.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    private let kind: Kind

    /// The share, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        requires(
            dimension.isFinite && dimension >= 0,
            "The dimension \(dimension) of a layout is negative, NaN or infinite.")
        self.kind = kind
        self.dimension = dimension
    }

    nonisolated deinit {}

    /// A share of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A share of the container's height.
    public class func fractionalHeight(
        _ fractionalHeight: CGFloat
    ) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// A length in points until the view is measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// A length in points until the views are measured, and then that of the longest one in the
    /// group.
    public class func uniformAcrossSiblings(
        estimate estimatedDimension: CGFloat
    ) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimatedDimension)
    }

    /// `true` for a share of the container's width.
    public final var isFractionalWidth: Bool { kind == .fractionalWidth }

    /// `true` for a share of the container's height.
    public final var isFractionalHeight: Bool { kind == .fractionalHeight }

    /// `true` for a length in points.
    public final var isAbsolute: Bool { kind == .absolute }

    /// `true` for an estimate, which the measured content replaces.
    public final var isEstimated: Bool { kind == .estimated }

    /// `true` if the largest of the items decides the length of all.
    public final var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// `true` if the length is that of a view.
    final var isMeasured: Bool { kind == .estimated || kind == .uniform }

    final func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(0, container.width) * dimension
        case .fractionalHeight: max(0, container.height) * dimension
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// A distance between parts of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The distance in points; the smallest one if it is flexible.
    public let spacing: CGFloat

    /// `true` if the distance may grow.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    nonisolated deinit {}

    /// `true` if the distance never differs from ``spacing``.
    public final var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// A distance that takes what remains, but not less than a number of points.
    public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        make(flexibleSpacing, isFlexible: true)
    }

    /// A distance in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        make(fixedSpacing, isFlexible: false)
    }

    private class func make(_ spacing: CGFloat, isFlexible: Bool) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible)
    }
}

/// The distances around an item, which take room in its group.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The distance before the item; `nil` for none.
    public let leading: NSCollectionLayoutSpacing?

    /// The distance above the item; `nil` for none.
    public let top: NSCollectionLayoutSpacing?

    /// The distance after the item; `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?

    /// The distance below the item; `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    nonisolated deinit {}
}

/// The place of a supplementary view in relation to its container.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that the anchor touches; along an axis without an edge it is in the middle.
    public let edges: NSDirectionalRectEdge

    /// The distance from there: in points, or as a share of the supplementary view's size.
    public let offset: CGPoint

    /// `true` if ``offset`` is a share of the size of the supplementary view.
    public let isFractionalOffset: Bool

    public init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
    }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
    }

    nonisolated deinit {}

    /// `true` if ``offset`` is in points.
    public final var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The share of a size at which the anchor is: 0, one half or 1 for each axis.
    final var share: CGPoint {
        func share(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
            switch (edges.contains(start), edges.contains(end)) {
            case (true, false): 0
            case (false, true): 1
            default: 0.5
            }
        }
        return CGPoint(x: share(.leading, .trailing), y: share(.top, .bottom))
    }

    final func offset(of size: CGSize) -> CGPoint {
        isFractionalOffset
            ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// The edge or corner of a section at which a supplementary view is.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable {
    case none = 0
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing

    var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    var isAtBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
    var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
    var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}
