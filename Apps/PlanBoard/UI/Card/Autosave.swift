import UIKit

/// Saves what is typed: half a second after the first of several changes, and at once when the
/// program is left or ends.
///
/// A program that is killed loses half a second of typing at most.
final class Autosave {
    static let delay: TimeInterval = 0.5

    private let save: () -> Void
    private let end: () -> Void
    private var timer: Timer?

    /// - Parameters:
    ///   - save: Stores what has changed.
    ///   - end: Called when the program ends, for what is stored only then.
    init(_ save: @escaping () -> Void, atEnd end: @escaping () -> Void = {}) {
        self.save = save
        self.end = end
        let center = NotificationCenter.default
        for name in [
            UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIScene.willDeactivateNotification,
        ] {
            center.addObserver(
                self, selector: Selector(Autosave.programIsLeft), name: name, object: nil)
        }
        for name in [UIApplication.willTerminateNotification, UIScene.didDisconnectNotification] {
            center.addObserver(
                self, selector: Selector(Autosave.programEnds), name: name, object: nil)
        }
    }

    nonisolated deinit {}

    /// Notes a change, which is stored soon. Further changes do not put it off.
    func schedule() {
        guard timer == nil else { return }
        let timer = Timer(timeInterval: Self.delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.flush() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// Stores what has changed, if anything has.
    func flush() {
        guard let timer else { return }
        timer.invalidate()
        self.timer = nil
        save()
    }

    private func programIsLeft(_ notification: Notification) { flush() }

    private func programEnds(_ notification: Notification) {
        flush()
        end()
    }
}

/// A page that shows a part of a board, and follows its changes.
protocol BoardPage: UIViewController {
    /// Called after each change of the board, by this page or others.
    func boardDidChange()
}
