public import UIKit

/// HUDs that wait for their turn in one view: the highest priority first, then the oldest.
///
///     queue.add(HUD.message("Saved"), for: 1.5)
///     queue.add(HUD.message("Connection lost"), for: 3, priority: 10)
///
/// A HUD that is visible is not interrupted. A HUD may also hide itself; then the next follows.
@preconcurrency @MainActor
public final class HUDQueue {
    private struct Entry {
        var hud: HUD
        var seconds: TimeInterval?
        var priority: Int
    }

    private weak var view: UIView?
    private var waiting: [Entry] = []

    /// The HUD that is visible.
    public private(set) var current: HUD?

    /// Creates a queue for the HUDs of `view`, which it refers to weakly.
    public init(view: UIView) {
        self.view = view
    }

    /// The number of HUDs that wait.
    public var count: Int { waiting.count }

    /// Adds a HUD to the queue, and shows it when its turn has come.
    ///
    /// - Parameters:
    ///   - hud: The HUD, in no view yet.
    ///   - seconds: The time for which it is shown; `nil` if it is hidden by the app.
    ///   - priority: HUDs of higher priority come first.
    public func add(_ hud: HUD, for seconds: TimeInterval?, priority: Int = 0) {
        let index = waiting.firstIndex { $0.priority < priority } ?? waiting.endIndex
        waiting.insert(Entry(hud: hud, seconds: seconds, priority: priority), at: index)
        showNext()
    }

    /// Removes the HUDs that wait, and hides the visible one.
    public func clear(animated: Bool) {
        waiting = []
        current?.hide(animated: animated)
    }

    private func showNext() {
        guard current == nil, !waiting.isEmpty, let view else { return }
        let entry = waiting.removeFirst()
        let hud = entry.hud
        current = hud
        let completion = hud.completionBlock
        hud.completionBlock = { [weak self, weak hud] in
            guard let hud else { return }
            hud.completionBlock = completion
            if let self, self.current === hud { self.current = nil }
            completion?()
            self?.showNext()
        }
        hud.frame = view.bounds
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        hud.show(animated: true)
        if let seconds = entry.seconds { hud.hide(animated: true, afterDelay: seconds) }
    }
}

extension HUD {
    /// Creates a HUD that shows a text alone.
    public static func message(_ text: String, details: String? = nil) -> HUD {
        let hud = HUD(frame: .zero)
        hud.mode = .text
        hud.label.text = text
        hud.detailsLabel.text = details
        return hud
    }
}
