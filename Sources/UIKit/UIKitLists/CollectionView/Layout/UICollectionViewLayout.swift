public import CoreGraphics
public import Foundation
public import UIKitCore

/// The arrangement of the cells and other views of a collection view.
///
/// A subclass computes its attributes in ``prepare()`` and answers ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)`` from them. After
/// ``invalidateLayout()`` it is prepared again in the next layout pass.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Creates a layout.
    public override init() {}

    nonisolated deinit {}

    /// Creates the layout that a nib file describes.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection view that uses this layout.
    open internal(set) weak var collectionView: UICollectionView?

    final var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]

    // MARK: Invalidating

    /// Requests ``prepare()`` and new attributes in the next layout pass, by a call of
    /// ``invalidateLayout(with:)`` with a context that invalidates everything.
    open func invalidateLayout() {
        guard collectionView?.isInvalidatingWithContext != true else {
            collectionView?.layoutWasInvalidated(self)
            return
        }
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// Requests new attributes for what `context` names. An override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(self, with: context)
    }

    /// The class of contexts; a subclass with a class of its own returns it.
    open class var invalidationContextClass: AnyClass {
        UICollectionViewLayoutInvalidationContext.self
    }

    /// The class of attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Returns `true` if the layout depends on the offset or the size that the bounds will have.
    /// `true` by default if the size changes.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// Returns the context for new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    /// Returns `true` if the layout adopts what a view prefers. `false` by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context for a view's preferred attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        let path = originalAttributes.indexPath
        let kind = originalAttributes.representedElementKind ?? ""
        switch originalAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [path])
        case .supplementaryView:
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: [path])
        }
        return context
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        makeObject(
            of: type(of: self).invalidationContextClass,
            as: UICollectionViewLayoutInvalidationContext.self)
    }

    // MARK: Laying out

    /// Computes the layout. The collection view's size and the numbers of its items are known.
    open func prepare() {}

    /// The size of the content in points. Zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the elements that meet a rectangle of the content.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the offset at which a drag should end; `proposedContentOffset` by default.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The offset at which the drag would end by itself.
    ///   - velocity: The velocity in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    /// Returns the offset after an update or a change of layouts.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The direction for which the layout is written: that of the app's language.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// `true` if the collection view mirrors the attributes in the other direction. `false` by
    /// default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decoration views

    /// Registers the class of decoration views of a kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationMakers[elementKind] = viewClass.map(UICollectionReusableView.maker)
    }

    // MARK: Animated updates

    /// Called before the changes of a batch are animated, after ``prepare()``.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Returns the supplementary views of a kind that a batch deletes in addition to those of
    /// deleted sections, by their paths before the batch. Called after
    /// ``prepare(forCollectionViewUpdates:)``, for the kinds on screen.
    open func indexPathsToDeleteForSupplementaryView(
        ofKind elementKind: String
    ) -> [IndexPath] { [] }

    /// Returns the decoration views of a kind that a batch deletes, by their paths before it.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Returns the supplementary views of a kind that a batch inserts in addition to those of new
    /// sections, by their paths after the batch.
    open func indexPathsToInsertForSupplementaryView(
        ofKind elementKind: String
    ) -> [IndexPath] { [] }

    /// Returns the decoration views of a kind that a batch inserts, by their paths after it.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Called inside the animation of a batch, after the final attributes were applied.
    open func finalizeCollectionViewUpdates() {}

    /// Called before an animated change of the bounds.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called after an animated change of the bounds.
    open func finalizeAnimatedBoundsChange() {}

    /// Returns the attributes from which an item that comes on screen is animated.
    ///
    /// With `nil`, the default, an inserted item fades in at its place, and one that was outside of
    /// the visible part comes from its old place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes to which an item that leaves the screen is animated.
    ///
    /// With `nil`, the default, a deleted item fades out at its place, and one that leaves the
    /// visible part goes to its new place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the first attributes of a supplementary view that comes on screen.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the last attributes of a supplementary view that leaves the screen.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the first attributes of a decoration view that comes on screen.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the last attributes of a decoration view that leaves the screen.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Changing layouts

    /// Called before this layout replaces `oldLayout`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called before `newLayout` replaces this layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called inside the animation of a change of layouts.
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// Returns the place that an item gets when the user holds it at `position`.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Returns the attributes of an item while the user moves it.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copied()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int(Int32.max)
        return attributes
    }

    /// Returns the context for a step of a movement.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the context for the end of a movement.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: For the system's layouts

    /// `true` if views are asked for the attributes they prefer.
    func asksPreference(
        of attributes: UICollectionViewLayoutAttributes
    ) -> Bool { attributes.representedElementCategory != .decorationView }

    /// The sections that scroll on their own.
    var scrollers: [SectionScrollerPlan] { [] }

    /// `true` if the offset follows items whose sizes are measured above the visible part.
    var keepsVisibleItemsInPlace: Bool { false }

    /// Moves what the layout measured to the paths after a batch.
    func itemsWillMove(_ mapping: ListMapping) {}

    /// Called when a section that scrolls on its own has moved.
    func sectionScrollerDidScroll() {}

    /// Called when all data is read again.
    func forgetMeasurements() {}
}
