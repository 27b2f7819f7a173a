import EmptyState
import UIKit

final class EmptyStateComponent: Component {
    private var state = EmptyStateView(title: "No mail", message: "New mail appears here.")
    private var isShown = false

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        _ = view.safeAreaLayoutGuide
        state.setAction("Refresh") { [weak self] in
            self?.hide()
            self?.whenEnded?()
        }
    }

    override func show() {
        isShown = true
        view.showEmptyState(state, animated: true)
    }

    override func hide() {
        if whenEnded != nil, isShown {
            isShown = false
            return state.button.sendActions(for: .primaryActionTriggered)
        }
        isShown = false
        view.showEmptyState(state, if: false, animated: true)
    }

    override func useValues() {
        state.title = "Nothing"
        state.message = nil
        state.image = UIImage(systemName: "tray")
        state.setAction(nil)
        stage.pass(0.2)
        checkShown("other values")
        expect("the message's hiding", state.messageLabel.isHidden, is: true)
        expect("the button's hiding", state.button.isHidden, is: true)
    }

    override func replaceSettings() {
        state = EmptyStateView(title: "Offline")
        show()
        stage.pass(0.5)
        checkShown("another state")
    }

    override func checkShown(_ moment: String) {
        guard isShown else { return checkHidden(moment) }
        view.layoutIfNeeded()
        expect(
            "\(moment): states", view.subviews.count { $0 is EmptyStateView }, is: 1)
        expect(view.emptyState === state, "\(moment): another state is shown")
        expect("\(moment): alpha", state.alpha, is: 1)
        let area = view is UIScrollView ? view.bounds : view.safeAreaLayoutGuide.layoutFrame
        expect("\(moment): the frame", state.frame, is: area)
        for label in [state.titleLabel, state.messageLabel] where !label.isHidden {
            expectInside(label, "\(moment): a text")
        }
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): states", view.subviews.count { $0 is EmptyStateView }, is: 0)
        expect(view.emptyState == nil, "\(moment): a state is reported")
    }

    override var parts: [AnyObject] { [state] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "show at once",
                { [unowned self] _ in
                    isShown = true
                    view.showEmptyState(state)
                }
            ),
            (
                "hide at once",
                { [unowned self] _ in
                    isShown = false
                    view.showEmptyState(nil)
                }
            ),
            (
                "another",
                { [unowned self] number in
                    state = EmptyStateView(title: "State \(number)")
                    show()
                }
            ),
            (
                "texts",
                { [unowned self] number in
                    state.title = number % 3 == 0 ? nil : "Title"
                    state.message = String(repeating: "word ", count: number % 8)
                }
            ),
        ]
    }
}
