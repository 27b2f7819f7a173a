public import UIKit

extension HUD {
    /// Runs `operation` behind a HUD in `view`, and returns its value.
    ///
    /// The HUD appears when the work takes longer than 0.3 seconds, and stays for at least 0.5, so
    /// that it never flickers. The operation may change it: its texts, mode and progress.
    ///
    ///     let book = try await HUD.during("Opening…", in: view, cancelTitle: "Cancel") { hud in
    ///         hud.mode = .determinate
    ///         return try await store.open { hud.progress = $0 }
    ///     }
    ///
    /// - Parameters:
    ///   - text: The text of the HUD.
    ///   - view: The view that the HUD covers.
    ///   - cancelTitle: The title of a button that cancels the operation; `nil` for no button.
    ///   - operation: The work. It runs in a task that is cancelled with the caller's.
    /// - Throws: What the operation throws: by convention `CancellationError` when cancelled.
    public static func during<Value: Sendable>(
        _ text: String?, in view: UIView, cancelTitle: String? = nil,
        operation: @escaping @MainActor (HUD) async throws -> Value
    ) async throws -> Value {
        let hud = HUD(view: view)
        hud.label.text = text
        hud.graceTime = 0.3
        hud.minShowTime = 0.5
        hud.removeFromSuperViewOnHide = true
        let task = Task { try await operation(hud) }
        if let cancelTitle {
            hud.button.setTitle(cancelTitle, for: .normal)
            hud.button.addAction(UIAction { _ in task.cancel() }, for: .touchUpInside)
        }
        view.addSubview(hud)
        hud.show(animated: true)
        defer { hud.hide(animated: true) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Shows a mark and a text for a while.
    ///
    ///     HUD.flash(.success, "Saved", in: view)
    ///
    /// - Returns: The HUD, for other settings.
    @discardableResult
    public static func flash(
        _ mark: HUDMarkView.Mark, _ text: String?, in view: UIView, for seconds: TimeInterval = 1.5
    ) -> HUD {
        let hud = showAdded(to: view, animated: true)
        hud.finish(with: mark, text, for: seconds)
        return hud
    }

    /// Turns the HUD of a task into one that says how the task ended, and hides it after a while.
    public final func finish(
        with mark: HUDMarkView.Mark, _ text: String?, for seconds: TimeInterval = 1.5
    ) {
        let view = HUDMarkView(mark)
        view.reducesMotion = reducesMotion
        customView = view
        mode = .customView
        label.text = text
        hide(animated: true, afterDelay: seconds)
    }
}
