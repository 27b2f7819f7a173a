package import Foundation

/// Saves what is typed: half a second after the first of several changes, and at once when the
/// program is left or ends.
///
/// A program that is killed loses half a second of typing at most.
@MainActor
package final class Autosave {
    package static let delay: TimeInterval = 0.5

    private let save: () -> Void
    private let end: () -> Void
    private var timer: Timer?

    /// - Parameters:
    ///   - leaving: The notifications after which the user may not come back.
    ///   - ending: The notifications that the program ends.
    ///   - save: Stores what has changed.
    ///   - end: Called when the program ends, for what is stored only then.
    package init(
        leaving: [Notification.Name], ending: [Notification.Name], _ save: @escaping () -> Void,
        atEnd end: @escaping () -> Void = {}
    ) {
        self.save = save
        self.end = end
        let center = NotificationCenter.default
        for name in leaving {
            center.addObserver(
                self, selector: Selector(Autosave.programIsLeft), name: name, object: nil)
        }
        for name in ending {
            center.addObserver(
                self, selector: Selector(Autosave.programEnds), name: name, object: nil)
        }
    }

    /// Notes a change, which is stored soon. Further changes do not put it off.
    package func schedule() {
        guard timer == nil else { return }
        let timer = Timer(timeInterval: Self.delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.flush() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    /// Stores what has changed, if anything has.
    package func flush() {
        guard timer != nil else { return }
        cancel()
        save()
    }

    /// Forgets what has changed since it was last stored.
    package func cancel() {
        timer?.invalidate()
        timer = nil
    }

    private func programIsLeft(_ notification: Notification) { flush() }

    private func programEnds(_ notification: Notification) {
        flush()
        end()
    }
}
