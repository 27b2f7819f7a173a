import Toasts
import UIKit

final class ToastComponent: Component {
    private var toasts: [UIView] {
        view.subviews.filter { $0.accessibilityLabel == "Saved" }
    }

    /// The number of toasts that are not hidden.
    private var shown = 0

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch (host, moment) {
        case (.tabBarItem, _): .noMeaning("A tab is no view.")
        case (_, .valuesByCodeAndTyped): .noMeaning("A toast has no values.")
        default: .works
        }
    }

    override func prepare() {
        let manager = ToastManager.shared
        manager.style = Self.style
        manager.isQueueEnabled = false
        manager.position = .bottom
        // Guides of a view are made at their first use, and stay.
        _ = (view.keyboardLayoutGuide, view.safeAreaLayoutGuide)
    }

    override class func restore() {
        ToastManager.shared.style = ToastStyle()
        ToastManager.shared.isQueueEnabled = false
        ToastManager.shared.position = .bottom
    }

    /// Shadows take most of the time of a test.
    static var style: ToastStyle {
        var style = ToastStyle()
        style.displayShadow = false
        return style
    }

    override func show() { make(duration: 60) }

    private func make(duration: Double, position: ToastPosition = .bottom) {
        counts.started += 1
        shown += 1
        view.makeToast("Saved", duration: duration, position: position) {
            [weak self, counts] _ in
            counts.ended += 1
            self?.whenEnded?()
        }
    }

    override func hide() {
        shown = max(shown - 1, 0)
        view.hideToast()
    }

    override func leaveWorkPending() {
        make(duration: 2)
        view.makeToastActivity(.center)
    }

    override func replaceSettings() {
        ToastManager.shared.style.messageFont = .systemFont(ofSize: 40)
        ToastManager.shared.position = .top
        show()
        stage.pass(0.5)
        checkShown("another style")
        let heights = toasts.map(\.bounds.height)
        expect(host.isSmall || Set(heights).count == 2, "all toasts have the heights \(heights)")
        hide()
        ToastManager.shared.style = Self.style
        ToastManager.shared.position = .bottom
        stage.pass(0.5)
    }

    override func checkShown(_ moment: String) {
        expect("\(moment): toasts", toasts.count, is: shown)
        for toast in toasts {
            view.layoutIfNeeded()
            expect("\(moment): alpha", toast.alpha, is: 1)
            expectInside(toast, "\(moment): the toast")
            let bottom = toast.convert(toast.bounds, to: nil).maxY
            expect(
                host != .keyboardUp || bottom <= 667 - 260,
                "\(moment): the toast ends below the keyboard's top, at \(bottom)")
        }
        expect(
            view.layoutConflicts.isEmpty,
            "\(moment): the layout contradicts itself: \(view.layoutConflicts)")
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): toasts", toasts.count, is: shown)
    }

    override var parts: [AnyObject] { toasts }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "position",
                { [unowned self] number in
                    make(
                        duration: 60,
                        position: [ToastPosition.top, .center, .bottom][number % 3])
                }
            ),
            (
                "hide all",
                { [unowned self] _ in
                    view.hideAllToasts(includeActivity: true)
                    shown = 0
                }
            ),
            (
                "a view of the app",
                { [unowned self] number in
                    let content = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
                    content.accessibilityLabel = "Saved"
                    counts.started += 2
                    shown += 1
                    for _ in 0..<2 {
                        view.showToast(content, duration: 60) { [counts] _ in counts.ended += 1 }
                        if number % 2 == 0 { stage.pass(0.1) }
                    }
                }
            ),
            (
                "activity",
                { [unowned self] _ in
                    view.makeToastActivity(.center)
                    view.makeToastActivity(.bottom)
                    view.hideToastActivity()
                }
            ),
            (
                "short",
                { [unowned self] number in
                    make(duration: Double(number % 10) / 10)
                    stage.pass(2)
                    shown -= 1
                }
            ),
            (
                "in the completion",
                { [unowned self] _ in
                    whenEnded = { [weak self] in
                        self?.whenEnded = nil
                        if self?.stage.view != nil { self?.show() }
                    }
                }
            ),
        ]
    }
}
