import CoreGraphics
import Foundation
import UIKitCore

/// A change of layouts that the user controls.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?
}

extension UICollectionView {
    func beginTransition(
        to next: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?
    ) -> UICollectionViewTransitionLayout {
        requires(
            transition == nil,
            "A transition is under way already. Finish or cancel it first: \(self).")
        requires(
            next.collectionView == nil,
            "A \(type(of: next)) is used by a collection view already. Create another one.")
        layoutIfNeeded()
        let old = storedLayout
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        for view in elements.inOrder.map(\.value.view) { view.willTransition(from: old, to: next) }
        old.prepareForTransition(to: next)
        next.prepareForTransition(from: old)
        next.collectionView = self
        currentCounts()
        next.prepare()
        layout.begin(in: self)
        transition = LayoutTransition(layout: layout, completion: completion)
        use(layout)
        return layout
    }

    /// Animates to one of the layouts from where the transition is.
    func endTransition(isFinished: Bool) {
        guard let transition else { return }
        self.transition = nil
        let layout = transition.layout
        let (old, new) = (layout.currentLayout, layout.nextLayout)
        let (kept, dropped) = isFinished ? (new, old) : (old, new)
        let views = elements.inOrder.map(\.value.view)
        let change = CollectionChange(
            new: { key, _ in key.category == .decorationView ? nil : key },
            old: { key, _ in key.category == .decorationView ? nil : key })
        animate(
            change,
            completion: { isAnimated in
                for view in views { view.didTransition(from: dropped, to: kept) }
                transition.completion?(isAnimated, isFinished)
            }
        ) {
            layout.collectionView = nil
            dropped.collectionView = nil
            use(kept)
            kept.invalidateLayout()
            prepareLayout()
            contentOffset = layout.finalOffset(isFinished: isFinished)
        } finish: {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
    }

    private func use(_ layout: UICollectionViewLayout) {
        storedLayout = layout
        layout.collectionView = self
        isPrepared = false
        query = nil
        reuse.makers = reuse.makers.filter { $0.key.category != .decorationView }
        setNeedsLayout()
    }
}
