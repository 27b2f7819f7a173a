import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The attributes that the layout returned for a rectangle.
struct LayoutQuery {
    var rect: CGRect
    var attributes: [UICollectionViewLayoutAttributes]
}

extension UICollectionView {
    /// Called by a layout.
    func layoutWasInvalidated(_ layout: UICollectionViewLayout) {
        guard layout === storedLayout, !isPreparing else { return }
        isPrepared = false
        query = nil
        setNeedsLayout()
    }

    /// Called by a layout. Offset and size change at once; the size until the next `prepare()`.
    func layoutWasInvalidated(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === storedLayout else { return }
        layoutWasInvalidated(layout)
        if context.invalidateDataSourceCounts { counts = nil }
        let size = context.contentSizeAdjustment
        if size != .zero {
            contentSize = CGSize(
                width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        let offset = context.contentOffsetAdjustment
        if offset != .zero {
            contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
        }
    }

    /// Invalidates the layout as the system does.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        let outer = isInvalidatingWithContext
        isInvalidatingWithContext = true
        storedLayout.invalidateLayout()
        storedLayout.invalidateLayout(with: context)
        isInvalidatingWithContext = outer
    }

    /// `true` if the layout is asked about new bounds. An invalid layout is not asked again.
    private func asksLayout(about new: CGRect) -> Bool {
        new != bounds && isPrepared && !isInvalidatingBounds && movement?.isPlacing != true
    }

    /// Asks the layout about new bounds before they are set.
    ///
    /// A new size is prepared in the setter, and cells are asked for in the layout pass.
    func changeBounds(to new: CGRect, _ change: () -> Void) {
        let old = bounds
        guard asksLayout(about: new) else {
            change()
            if new.size != old.size { query = nil }
            return
        }
        guard storedLayout.shouldInvalidateLayout(forBoundsChange: new) else {
            change()
            if new.size != old.size { setNeedsLayout() }
            return
        }
        isInvalidatingBounds = true
        boundsContext = storedLayout.invalidationContext(forBoundsChange: new)
        let animates = UIView.inheritedAnimationDuration > 0 && new.size != old.size
        if animates { storedLayout.prepare(forAnimatedBoundsChange: old) }
        change()
        invalidateForNewBounds()
        isInvalidatingBounds = false
        if new.size != old.size { prepareLayout() }
        if animates { storedLayout.finalizeAnimatedBoundsChange() }
    }

    /// Invalidates the layout after new bounds were set, and before the delegate is notified.
    func invalidateForNewBounds() {
        guard let context = boundsContext else { return }
        boundsContext = nil
        invalidate(with: context)
    }

    /// Asks the layout about an offset to which the content will move, and invalidates it.
    func invalidate(forOffset offset: CGPoint) {
        let new = CGRect(origin: offset, size: bounds.size)
        guard offset.x.isFinite, offset.y.isFinite, asksLayout(about: new),
            storedLayout.shouldInvalidateLayout(forBoundsChange: new)
        else { return }
        invalidate(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    /// Reads the numbers of sections and items, if they are not known.
    @discardableResult
    func currentCounts() -> [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        requires(
            sections >= 0, "\(type(of: dataSource)) reports \(sections) sections.")
        let result = (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            requires(
                count >= 0, "\(type(of: dataSource)) reports \(count) items in section \(section).")
            return count
        }
        counts = result
        return result
    }

    /// Prepares the layout and adopts the size of its content.
    func prepareLayout() {
        guard !isPreparing else { return }
        isPreparing = true
        storedLayout.prepare()
        isPrepared = true
        query = nil
        contentSize = storedLayout.collectionViewContentSize
        isPreparing = false
        placeSectionScrollers()
    }

    /// Prepares the layout if it is invalid, for a question about it.
    func prepareIfNeeded() {
        discardIfReloading()
        if !isPrepared { prepareLayout() }
    }
}
