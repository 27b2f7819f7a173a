public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitCore

/// A section of a compositional layout: its groups, the views at its edges and behind it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    final let group: NSCollectionLayoutGroup

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    nonisolated deinit {}

    /// The insets of the groups from the edges of the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between groups, 0 by default.
    open var interGroupSpacing: CGFloat = 0

    /// The edges from which ``contentInsets`` are measured.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The way the section scrolls across the direction of the layout; not at all by default.
    open var orthogonalScrollingBehavior =
        UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The motion of a section that scrolls on its own.
    open var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The edges from which the insets of the views at the edges of the section are measured; the
    /// same as for the items by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// The views at the edges of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// `true` (the default) if the views at the edges are inside of the horizontal insets.
    open var supplementariesFollowContentInsets = true

    /// A closure that is called with the visible items, the offset and the environment in each
    /// layout pass. It may change the items' transforms, for example.
    open var visibleItemsInvalidationHandler:
        NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// The list that the section is.
    final var list: UICollectionLayoutListConfiguration?
}

/// The motion of a section that scrolls on its own.
public nonisolated struct UICollectionLayoutSectionOrthogonalScrollingProperties: Hashable,
    Sendable
{
    /// The rate at which a released section slows down.
    public enum DecelerationRate: Int, Hashable, Sendable {
        /// That of the section's behaviour: `fast` for those that page.
        case automatic = 0
        case normal
        case fast
    }

    /// The elastic motion beyond the ends.
    public enum Bounce: Int, Hashable, Sendable {
        /// Always.
        case automatic = 0
        case always
        case never
    }

    /// The rate at which scrolling across slows down; `automatic` by default.
    public var decelerationRate = DecelerationRate.automatic
    /// Whether scrolling across bounces at its ends; `automatic` by default.
    public var bounce = Bounce.automatic

    public init() {}
}

/// The edges from which insets are measured.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The layout's own reference.
    case automatic = 0
    case none
    case safeArea
    case layoutMargins
    case readableContent
}

/// The surroundings of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container: the collection view, or the group of custom items.
    var container: any NSCollectionLayoutContainer { get }

    var traitCollection: UITraitCollection { get }
}

/// A rectangle that contains parts of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size before the insets.
    var contentSize: CGSize { get }

    /// The size after the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of one layout.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(
        size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection
    ) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

/// A closure that sees, and may change, the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible item of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind; empty for a cell.
    public var name: String { representedElementKind ?? "" }
}
