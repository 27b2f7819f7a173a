import CoreGraphics
import Foundation
import UIKitCore

/// A drag that started in this app.
final class DragSession: UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false

    /// The finger's location in the window.
    var point: CGPoint

    weak var window: UIWindow?

    init(at point: CGPoint, in window: UIWindow?) {
        self.point = point
        self.window = window
    }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
}

/// A drag, as seen by the views below the finger.
final class DropSession: UIDropSession {
    private let drag: DragSession

    init(_ drag: DragSession) { self.drag = drag }

    var localDragSession: (any UIDragSession)? { drag }
    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }
}
