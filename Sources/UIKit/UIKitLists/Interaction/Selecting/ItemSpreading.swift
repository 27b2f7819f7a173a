import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The opening of an item of a collection view as a scene of its own, by two fingers that spread
/// it.
final class ItemSpreading {
    /// The scale from which a spread item opens.
    private static let openingScale: CGFloat = 1.3

    private unowned let list: UICollectionView
    private let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    private let gate = Gate()

    /// The scene that opens if the fingers go on.
    private var configuration: UIWindowScene.ActivationConfiguration?

    init(_ list: UICollectionView) {
        self.list = list
        gate.spreading = self
        pinch.delegate = gate
        pinch.addTarget(self, action: ItemSpreading.pinched)
        list.addGestureRecognizer(pinch)
    }

    private func shouldBegin() -> Bool {
        let point = pinch.location(in: list)
        guard pinch.scale > 1, list.pinchGestureRecognizer == nil,
            let path = list.indexPathForItem(at: point)
        else { return false }
        configuration = list.delegate?.collectionView(
            list, sceneActivationConfigurationForItemAt: path, point: point)
        return configuration != nil
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .changed || pinch.state == .ended else { return }
        guard pinch.scale >= Self.openingScale, let configuration else { return }
        self.configuration = nil
        UIApplication.current?.requestSceneSessionActivation(
            nil, userActivity: configuration.userActivity, options: configuration.options)
    }

    /// Lets the fingers begin only over items with a scene.
    private final class Gate: UIGestureRecognizerDelegate {
        weak var spreading: ItemSpreading?

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            spreading?.shouldBegin() ?? false
        }
    }
}
