import KeyboardAvoiding
import UIKit

final class KeyboardComponent: Component {
    private let scrollView = UIScrollView()
    private let column = UIView()
    private let field = UITextField(frame: CGRect(x: 0, y: 500, width: 100, height: 34))
    private var observer: KeyboardObserver?

    /// What was reported when the keyboard moved last, in the window; `nil` before.
    private var covered: CGFloat?
    private var isUp = false

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch host {
        case .tabBarItem: .noMeaning("A tab is no view.")
        case .navigationItem, .toolbarItem: .noMeaning("Bars are not below a keyboard.")
        case .scrolledTable, .scrolledCollection:
            .noMeaning("A list avoids the keyboard by its own insets; a view in it scrolls.")
        case .transformed: .noMeaning("A turned view has no bottom edge toward the keyboard.")
        case .noWindow: .noMeaning("A keyboard belongs to a window.")
        case .reusedCell: .noMeaning("A cell scrolls away from the keyboard.")
        default: .works
        }
    }

    override func prepare() {
        isUp = host == .keyboardUp
        column.addSubview(field)
        column.heightAnchor.constraint(equalToConstant: 700).isActive = true
        scrollView.fillAboveKeyboard(in: view, scrolling: column, margin: 10)
        observe()
    }

    private func observe() {
        observer = KeyboardObserver(of: view) { [weak self] change in
            guard let self else { return }
            covered = view.window == nil ? nil : change.coveredHeight
            if change.coveredHeight == 0, !isUp { whenEnded?() }
        }
    }

    override func show() {
        isUp = true
        if view.window != nil { field.becomeFirstResponder() }
        stage.showKeyboard()
    }

    override func hide() {
        isUp = false
        stage.hideKeyboard()
        field.resignFirstResponder()
    }

    override func becameVisible() { show() }

    override func cameBack() {
        if isUp { show() }
    }

    override func useValues() {
        stage.app.keyboard.type("text")
        expect("the text", field.text, is: "text")
        field.text = "other"
        field.frame.origin.y = 640
    }

    override func replaceSettings() {
        observe()
        stage.placeKeyboard(height: 300)
        expect("covered", covered ?? -1, is: overlap(300))
        stage.showKeyboard()
    }

    /// The height of the host that a keyboard covers.
    private func overlap(_ height: CGFloat = 260) -> CGFloat {
        guard view.window != nil else { return 0 }
        let top = stage.app.window.bounds.maxY - height
        let frame = view.convert(view.bounds, to: nil)
        return min(max(frame.maxY - top, 0), frame.height)
    }

    override func checkShown(_ moment: String) {
        guard isUp else { return checkHidden(moment) }
        view.layoutIfNeeded()
        expect(
            "\(moment): the scroll view's bottom",
            scrollView.frame.maxY.rounded(), is: (view.bounds.maxY - overlap()).rounded())
        guard !host.isSmall, view.window != nil else { return }
        // Nothing is reported when the view moves.
        if let covered, moment != "moved", moment != "removedAndAdded", moment != "at the end" {
            expect("\(moment): covered", covered, is: overlap())
        }
        scrollView.revealFirstResponder(animated: false)
        guard field.isFirstResponder, scrollView.bounds.height > 60 else { return }
        let frame = field.convert(field.bounds, to: scrollView)
        expect(
            scrollView.bounds.covers(frame),
            "\(moment): the field at \(frame) is outside of \(scrollView.bounds)")
    }

    override func checkHidden(_ moment: String) {
        view.layoutIfNeeded()
        expect("\(moment): the scroll view", scrollView.frame, is: view.bounds)
        if let covered { expect("\(moment): covered", covered, is: 0) }
    }

    override var parts: [AnyObject] { [scrollView, field] + (observer.map { [$0] } ?? []) }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "reveal",
                { [unowned self] number in
                    scrollView.revealFirstResponder(animated: number % 2 == 0)
                }
            ),
            (
                "observe",
                { [unowned self] _ in
                    observe()
                    if isUp { stage.showKeyboard() }
                }
            ),
            ("field", { [unowned self] number in field.frame.origin.y = CGFloat(number % 660) }),
        ]
    }
}
