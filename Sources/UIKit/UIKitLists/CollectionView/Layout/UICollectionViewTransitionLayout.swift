public import CoreGraphics
public import Foundation
import QuartzCore
import UIKitCore
import UIKitScrolling

/// A layout between two others, while the user changes from one to the other.
///
///     let layout = list.startInteractiveTransition(to: grid)
///     layout.transitionProgress = pinchProgress
///     list.finishInteractiveTransition()
///
/// Each element is shown between its places in both layouts. A subclass may add values of its own,
/// see ``updateValue(_:forAnimatedKey:)``.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout before the transition.
    public final let currentLayout: UICollectionViewLayout

    /// The layout to which the transition leads.
    public final let nextLayout: UICollectionViewLayout

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
        super.init()
    }

    /// Returns `nil`: nib files do not describe this class here.
    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    /// The part of the way that is done, from 0 to 1. The collection view follows in the next
    /// layout pass.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            collectionView?.contentOffset = offset
        }
    }

    // MARK: Values of the app

    private var values: [String: CGFloat] = [:]

    /// Sets a value that the app animates with the transition.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns a value that the app set; 0 without one.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Geometry

    /// The visible parts of the content in both layouts.
    private var start = CGRect.zero
    private var end = CGRect.zero

    /// Prepares both layouts for a collection view that shows the current one.
    final func begin(in list: UICollectionView) {
        start = list.bounds
        let size = nextLayout.collectionViewContentSize
        let insets = list.adjustedContentInset
        func clamp(_ offset: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
            max(least, min(offset, most))
        }
        let nearest = CGPoint(
            x: clamp(start.minX, -insets.left, size.width + insets.right - start.width),
            y: clamp(start.minY, -insets.top, size.height + insets.bottom - start.height))
        end = CGRect(
            origin: nextLayout.targetContentOffset(forProposedContentOffset: nearest),
            size: start.size)
    }

    /// The offset for the progress.
    private var offset: CGPoint { start.origin.moved(to: end.origin, by: transitionProgress) }

    /// The offset at the end, or after a cancelled transition.
    final func finalOffset(isFinished: Bool) -> CGPoint { isFinished ? end.origin : start.origin }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (
            currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
        )
        return CGSize(
            width: from.width.moved(to: to.width, by: transitionProgress),
            height: from.height.moved(to: to.height, by: transitionProgress))
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        // Elements that are visible at either end pass through the window in between.
        let candidates =
            (currentLayout.layoutAttributesForElements(in: start) ?? [])
            + (nextLayout.layoutAttributesForElements(in: end) ?? [])
        var seen: Set<ElementKey> = []
        return candidates.compactMap { candidate in
            guard candidate.representedElementCategory != .decorationView,
                seen.insert(candidate.key).inserted
            else { return nil }
            return attributes(candidate.key)
        }
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ElementKey(category: .cell, kind: "", indexPath: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(
            ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
    }

    /// Returns the attributes between those of both layouts; what only one has fades.
    private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let progress = transitionProgress
        let from = attributes(key, in: currentLayout)
        let to = attributes(key, in: nextLayout)
        guard let result = (progress < 1 ? from ?? to : to ?? from)?.copied() else { return nil }
        guard let from, let to else {
            result.alpha *= from == nil ? progress : 1 - progress
            return result
        }
        result.size = CGSize(
            width: from.size.width.moved(to: to.size.width, by: progress),
            height: from.size.height.moved(to: to.size.height, by: progress))
        result.center = from.center.moved(to: to.center, by: progress)
        result.alpha = from.alpha.moved(to: to.alpha, by: progress)
        result.transform3D = progress < 0.5 ? from.transform3D : to.transform3D
        return result
    }

    private func attributes(
        _ key: ElementKey, in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
        key.category == .cell
            ? layout.layoutAttributesForItem(at: key.indexPath)
            : layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    }

    /// Sizes are those of the two layouts.
    final override func asksPreference(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        false
    }
}

nonisolated extension CGFloat {
    /// Returns the number at a part of the way to another one.
    fileprivate func moved(to other: CGFloat, by part: CGFloat) -> CGFloat {
        self + (other - self) * part
    }
}

nonisolated extension CGPoint {
    fileprivate func moved(to other: CGPoint, by part: CGFloat) -> CGPoint {
        CGPoint(x: x.moved(to: other.x, by: part), y: y.moved(to: other.y, by: part))
    }
}
