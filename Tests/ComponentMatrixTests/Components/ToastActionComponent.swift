import Toasts
import UIKit

/// Toasts with a button.
final class ToastActionComponent: Component {
    private var toasts: [UIView] {
        view.subviews.filter { $0.accessibilityLabel == "Deleted, Undo" }
    }

    private var isShown = false

    /// The number of the latest toast with a button, and those that ended.
    private var latest = 0
    private var ended: Set<Int> = []

    /// How often the buttons were pressed, and how often their actions ran.
    private var pressed = 0
    private var undone = 0

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        let manager = ToastManager.shared
        manager.style = ToastComponent.style
        manager.isQueueEnabled = false
        manager.position = .bottom
        // Guides of a view are made at their first use, and stay.
        _ = (view.keyboardLayoutGuide, view.safeAreaLayoutGuide)
    }

    override class func restore() { ToastComponent.restore() }

    override func show() { make(duration: 60) }

    private var hasQueue: Bool { ToastManager.shared.isQueueEnabled }

    private func make(duration: Double, position: ToastPosition = .bottom) {
        // The completion of a toast that is forgotten while it waits is not called.
        let isCounted = !hasQueue
        if isCounted { counts.started += 1 }
        isShown = true
        latest += 1
        let number = latest
        let undo = UIAction(title: "Undo") { [weak self] _ in self?.undone += 1 }
        view.makeToast("Deleted", action: undo, duration: duration, position: position) {
            [weak self, counts] _ in
            if isCounted { counts.ended += 1 }
            self?.didEnd(number)
        }
    }

    private func didEnd(_ number: Int) {
        expect(ended.insert(number).inserted, "a completion is called twice")
        if number == latest { isShown = false }
        whenEnded?()
    }

    /// Shows a toast without a button.
    private func makePlain() {
        let isCounted = !hasQueue
        if isCounted { counts.started += 1 }
        view.makeToast("Saved", duration: 0.2) { [counts] _ in
            if isCounted { counts.ended += 1 }
        }
    }

    override func hide() {
        isShown = false
        view.hideAllToasts()
    }

    private func button(of toast: UIView?) -> UIButton? {
        toast?.subviews.lazy.compactMap { $0 as? UIButton }.first
    }

    /// Presses the button of the latest toast.
    private func press() {
        if hasQueue { stage.pass(2) }
        guard isShown, let button = button(of: toasts.last) else { return }
        pressed += 1
        isShown = false
        button.sendActions(for: .primaryActionTriggered)
        expect("actions of buttons", undone, is: pressed)
    }

    override func leaveWorkPending() {
        make(duration: 2)
        make(duration: 1, position: .top)
    }

    override func useValues() {
        press()
        stage.pass(1)
        checkHidden("after the button")
        show()
        stage.pass(1)
    }

    override func replaceSettings() {
        ToastManager.shared.style.messageFont = .systemFont(ofSize: 40)
        make(duration: 60, position: .top)
        stage.pass(1)
        checkShown("another style and place")
        ToastManager.shared.style = ToastComponent.style
        ToastManager.shared.isQueueEnabled = true
        hide()
        stage.pass(1)
        makePlain()
        for _ in 0..<3 { show() }
        stage.pass(2)
        checkShown("with a queue")
        press()
        stage.pass(2)
        checkHidden("after the button, with a queue")
        show()
        stage.pass(1)
    }

    override func checkShown(_ moment: String) {
        view.layoutIfNeeded()
        expect("\(moment): toasts", toasts.count, is: isShown ? 1 : 0)
        for toast in toasts {
            expect("\(moment): alpha", toast.alpha, is: 1)
            expectInside(toast, "\(moment): the toast")
            guard let button = button(of: toast) else {
                expect(false, "\(moment): the button is missing")
                continue
            }
            let frame = button.convert(button.bounds, to: toast)
            expect(
                host.isSmall || toast.bounds.covers(frame),
                "\(moment): the button at \(frame) is outside of \(toast.bounds)")
            let bottom = toast.convert(toast.bounds, to: nil).maxY
            expect(
                host != .keyboardUp || bottom <= 667 - 260,
                "\(moment): the toast ends below the keyboard's top, at \(bottom)")
        }
        expect("\(moment): actions of buttons", undone, is: pressed)
        expect(
            view.layoutConflicts.isEmpty,
            "\(moment): the layout contradicts itself: \(view.layoutConflicts)")
    }

    override func checkHidden(_ moment: String) { checkShown(moment) }

    override var parts: [AnyObject] { toasts }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            ("press", { [unowned self] _ in press() }),
            (
                "position",
                { [unowned self] number in
                    make(
                        duration: 60,
                        position: [ToastPosition.top, .center, .bottom][number % 3])
                }
            ),
            (
                "short",
                { [unowned self] number in
                    // Its time runs while it is seen.
                    guard view.window != nil else { return }
                    make(duration: Double(number % 10) / 10)
                    let short = latest
                    stage.pass(4)
                    // One that another toast replaced while it waited has not ended.
                    let wasReplaced = hasQueue && latest != short
                    expect(
                        wasReplaced || ended.contains(short), "a toast stays longer than its time")
                }
            ),
            (
                "another toast",
                { [unowned self] number in
                    makePlain()
                    if number % 2 == 0 { stage.pass(1) }
                }
            ),
            (
                "queue",
                { [unowned self] number in
                    // Toasts that wait come later: the model has none.
                    hide()
                    stage.pass(1)
                    ToastManager.shared.isQueueEnabled = number % 2 == 0
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
