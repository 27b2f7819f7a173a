import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

extension UICollectionView {
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        let old = storedLayout
        guard layout !== old else {
            if let completion { later { completion(true) } }
            return
        }
        requires(
            layout.collectionView == nil || layout.collectionView === self,
            "A \(type(of: layout)) is used by another collection view. Create one for each.")
        guard isPrepared, !needsReload else {
            adopt(layout, from: old)
            layout.invalidateLayout()
            setNeedsLayout()
            if let completion { later { completion(true) } }
            return
        }
        let views = elements.inOrder.map(\.value.view)
        for view in views { view.willTransition(from: old, to: layout) }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let change = CollectionChange(
            new: { key, _ in key.category == .decorationView ? nil : key },
            old: { key, _ in key.category == .decorationView ? nil : key })
        animate(
            change, animated: animated,
            completion: { finished in
                for view in views { view.didTransition(from: old, to: layout) }
                completion?(finished)
            }
        ) {
            adopt(layout, from: old)
            layout.invalidateLayout()
            prepareLayout()
        } finish: {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
        }
    }

    private func adopt(_ layout: UICollectionViewLayout, from old: UICollectionViewLayout) {
        old.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        isPrepared = false
        query = nil
        reuse.makers = reuse.makers.filter { $0.key.category != .decorationView }
    }
}
