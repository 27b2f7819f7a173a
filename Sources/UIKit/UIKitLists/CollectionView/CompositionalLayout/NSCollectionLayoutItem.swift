import CoreGraphics
public import Foundation
public import UIKitCore

/// A part of a compositional layout that is one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size, of which shares refer to the enclosing group or section.
    public let layoutSize: NSCollectionLayoutSize

    /// The views that are attached to the item, such as badges. Those of a group may be set.
    public final var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    public init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        let kinds = supplementaryItems.map(\.elementKind)
        requires(
            Set(kinds).count == kinds.count,
            "The supplementary items of an item have one kind twice: \(kinds).")
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    nonisolated deinit {}

    /// The insets by which the view is smaller than the item. They have no effect along an axis
    /// whose dimension is estimated.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distances around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The insets that have an effect.
    final var effectiveInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// A view that is attached to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view that the data source is asked for.
    public let elementKind: String

    /// The place in the container.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the view that lands on the container's anchor; `nil` keeps the view inside.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The order; 1 by default.
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        itemAnchor = nil
        super.init(layoutSize: layoutSize)
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    nonisolated deinit {}

    /// Returns the frame of the view in a container.
    final func frame(in container: CGRect, size: CGSize) -> CGRect {
        let share = containerAnchor.share
        let offset = containerAnchor.offset(of: size)
        let anchored = itemAnchor?.share ?? share
        let ownOffset = itemAnchor?.offset(of: size) ?? .zero
        return CGRect(
            x: container.minX + container.width * share.x - size.width * anchored.x + offset.x
                + ownOffset.x,
            y: container.minY + container.height * share.y - size.height * anchored.y + offset.y
                + ownOffset.y,
            width: size.width, height: size.height)
    }
}

/// A header, footer or other view at the edge of a section or of the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// `true` (the default) if the view takes room, `false` if it overlaps the content.
    open var extendsBoundary = true

    /// `true` if the view remains visible while any part of its section is. `false` by default.
    open var pinToVisibleBounds = false

    /// The edge or corner of the content at which the view lies.
    public let alignment: NSRectAlignment

    /// The distance in points from that place.
    public let offset: CGPoint

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.alignment = alignment
        offset = .zero
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind,
            containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    nonisolated deinit {}
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view that is registered with the layout.
    public let elementKind: String

    /// The order; 0 by default. The cells of its section are in front of it.
    open var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    nonisolated deinit {}

    /// A view behind the whole section. Register its class with the layout.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
