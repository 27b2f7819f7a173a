public import Foundation
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
    /// With a `retryTitle`, work that fails is not over: the HUD shows why, with a button that
    /// tries again and one that gives up, which throws the error.
    ///
    /// - Parameters:
    ///   - text: The text of the HUD.
    ///   - view: The view that the HUD covers.
    ///   - cancelTitle: The title of a button that cancels the operation; `nil` for no button while
    ///     it runs. With a `retryTitle`, the button that gives up is “Cancel” then, in the app's
    ///     language.
    ///   - retryTitle: The title of a button that repeats an operation that failed; `nil` for none.
    ///   - operation: The work. It runs in a task that is cancelled with the caller's.
    /// - Throws: What the operation throws: by convention `CancellationError` when cancelled.
    public static func during<Value: Sendable>(
        _ text: String?, in view: UIView, cancelTitle: String? = nil, retryTitle: String? = nil,
        operation: @escaping @MainActor (HUD) async throws -> Value
    ) async throws -> Value {
        let hud = HUD(view: view)
        hud.graceTime = 0.3
        hud.minShowTime = 0.5
        hud.removeFromSuperViewOnHide = true
        view.addSubview(hud)
        defer { hud.hide(animated: true) }
        while true {
            do {
                return try await hud.run(text, cancelTitle: cancelTitle, operation)
            } catch let error where !(error is CancellationError) {
                guard let retryTitle,
                    await hud.retries(after: error, retryTitle, giveUpTitle: cancelTitle)
                else { throw error }
            }
        }
    }

    /// Shows that work goes on, and does it.
    private func run<Value: Sendable>(
        _ text: String?, cancelTitle: String?,
        _ operation: @escaping @MainActor (HUD) async throws -> Value
    ) async throws -> Value {
        label.text = text
        let task = Task { try await operation(self) }
        if let cancelTitle {
            button.setTitle(cancelTitle, for: .normal)
            button.addAction(
                UIAction(identifier: Self.buttonAction) { _ in task.cancel() },
                for: .touchUpInside)
            updateButtons()
        }
        defer { button.removeAction(identifiedBy: Self.buttonAction, for: .touchUpInside) }
        show(animated: true)
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private static let buttonAction = UIAction.Identifier("HUD.during")

    /// Shows why work failed, and waits for a choice.
    ///
    /// - Returns: `true` to do it again.
    private func retries(
        after error: any Error, _ retryTitle: String, giveUpTitle: String?
    ) async -> Bool {
        let (choices, choice) = AsyncStream<Bool>.makeStream()
        for (button, title, isRetry) in [
            (button, retryTitle, true),
            (secondButton, giveUpTitle ?? String(localized: "Cancel"), false),
        ] {
            button.setTitle(title, for: .normal)
            button.addAction(
                UIAction(identifier: Self.buttonAction) { _ in choice.yield(isRetry) },
                for: .touchUpInside)
        }
        showMark(.failure, (error as? any LocalizedError)?.errorDescription ?? "\(error)")
        graceTime = 0  // It may have failed within the grace time.
        show(animated: true)
        updateButtons()
        var isAgain = false
        for await choice in choices {
            isAgain = choice
            break
        }
        for button in [button, secondButton] {
            button.removeAction(identifiedBy: Self.buttonAction, for: .touchUpInside)
        }
        if isAgain {
            (mode, customView, progress) = (.indeterminate, nil, 0)
            detailsLabel.text = nil
        }
        updateButtons()
        return isAgain
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
        showMark(mark, text)
        hide(animated: true, afterDelay: seconds)
    }

    /// Shows a mark and a text, and has them read.
    private func showMark(_ mark: HUDMarkView.Mark, _ text: String?) {
        let view = HUDMarkView(mark)
        view.reducesMotion = reducesMotion
        customView = view
        mode = .customView
        label.text = text
        announce([mark.spokenText, text])
    }
}
