import CoreGraphics
import Foundation
import Platform
import UIKitCore

/// Leads what other programs drag to the views that take it.
final class OutsideDropController: OutsideDrops {
    private var session: OutsideDropSession?
    private var tracker: DropTracker?

    /// Makes the current application take what other programs drag.
    static func install() {
        guard let application = UIApplication.current, application.outsideDrops == nil else {
            return
        }
        application.outsideDrops = OutsideDropController()
    }

    func canDrop(_ content: DraggedContent, at point: CGPoint, in window: UIWindow) -> Bool {
        if session?.content != content || session?.window !== window { begin(content, in: window) }
        session?.point = point
        tracker?.move(to: point, in: window)
        return tracker?.operation == .copy
    }

    private func begin(_ content: DraggedContent, in window: UIWindow) {
        leave()
        let session = OutsideDropSession(content, in: window)
        self.session = session
        tracker = DropTracker(session)
    }

    func leave() {
        end {
            $0.leave(); return nil
        }
    }

    func drop(_ content: DraggedContent, at point: CGPoint, in window: UIWindow) {
        guard canDrop(content, at: point, in: window) else { return leave() }
        end { $0.drop() }
    }

    private func end(_ last: (DropTracker) -> UIDropInteraction?) {
        guard let tracker else { return }
        self.tracker = nil
        session = nil
        tracker.end(dropped: last(tracker))
    }
}

/// A drag of another program, as seen by the views below it.
final class OutsideDropSession: UIDropSession {
    let content: DraggedContent
    let items: [UIDragItem]
    var point = CGPoint.zero
    private(set) weak var window: UIWindow?

    init(_ content: DraggedContent, in window: UIWindow) {
        self.content = content
        self.window = window
        var providers = content.addresses.compactMap { URL(string: $0) }.map { url in
            NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url)
        }
        if let text = content.text { providers.append(NSItemProvider(object: text)) }
        items = providers.map { UIDragItem(itemProvider: $0) }
    }

    var localDragSession: (any UIDragSession)? { nil }

    /// `false`: the other program keeps its copy.
    var allowsMoveOperation: Bool { false }

    var isRestrictedToDraggingApplication: Bool { false }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }
}
