import FoundationGaps
import UIKit

extension Autosave {
    /// - Parameters:
    ///   - save: Stores what has changed.
    ///   - end: Called when the program ends, for what is stored only then.
    convenience init(_ save: @escaping () -> Void, atEnd end: @escaping () -> Void = {}) {
        self.init(
            leaving: [
                UIApplication.willResignActiveNotification,
                UIApplication.didEnterBackgroundNotification, UIScene.willDeactivateNotification,
            ],
            ending: [UIApplication.willTerminateNotification, UIScene.didDisconnectNotification],
            save, atEnd: end)
    }
}

/// A page that shows a part of a board, and follows its changes.
protocol BoardPage: UIViewController {
    /// Called after each change of the board, by this page or others.
    func boardDidChange()
}
