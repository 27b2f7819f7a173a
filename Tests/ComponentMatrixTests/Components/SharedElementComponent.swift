import SharedElements
import UIKit

final class SharedElementComponent: Component {
    private let list = UIView()
    private let page = UIView()
    private let small = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    private let large = UIView(frame: CGRect(x: 10, y: 2, width: 90, height: 30))
    private var transition: SharedElementTransition!
    private var isThere = false

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        for (screen, element) in [(list, small), (page, large)] {
            screen.frame = view.bounds
            element.sharedElementKey = "cover"
            element.backgroundColor = .blue
            screen.addSubview(element)
            view.addSubview(screen)
        }
        large.alpha = 0
        makeTransition()
    }

    private func makeTransition() {
        transition = SharedElementTransition(from: list, to: page, in: view)
    }

    override func show() { move(to: .destination) }

    override func hide() { move(to: .source) }

    private func move(to end: SharedElementEvent.End) {
        isThere = end == .destination
        counts.started += 1
        transition.move(to: end) { [weak self, counts] in
            counts.ended += 1
            if end == .source { self?.whenEnded?() }
        }
    }

    override func leaveWorkPending() { hide() }

    override func useValues() {
        transition.fractionComplete = 0.5
        stage.pass(0.5)
        expect("copies", copies, is: 1)
        large.frame.origin.y += 2
        small.layer.cornerRadius = 4
        show()
        stage.pass(1)
        checkShown("after being held")
    }

    override func replaceSettings() {
        transition.duration = 0.1
        transition.easing = .linear
        transition.reducesMotion = true
        hide()
        stage.pass(0.2)
        checkHidden("another duration")
        show()
    }

    override func checkShown(_ moment: String) {
        expect("\(moment): active", transition.isActive, is: false)
        expect("\(moment): copies", copies, is: 0)
        expect("\(moment): the source's alpha", small.alpha, is: isThere ? 0 : 1)
        expect("\(moment): the destination's alpha", large.alpha, is: isThere ? 1 : 0)
        expect("\(moment): the target", transition.target, is: isThere ? .destination : .source)
        expect("\(moment): completions", counts.ended, is: counts.started)
    }

    /// The number of views that move from one screen to the other.
    private var copies: Int {
        view.subviews.count { "\(Swift.type(of: $0))" == "SharedElementCopy" }
    }

    override func checkHidden(_ moment: String) { checkShown(moment) }

    override var parts: [AnyObject] { [list, page, transition] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "hold",
                { [unowned self] number in
                    transition.fractionComplete = CGFloat(number % 11) / 10
                    if number % 2 == 0 { stage.pass(0.2) }
                    number % 3 == 0 ? show() : hide()
                }
            ),
            (
                "settings",
                { [unowned self] number in
                    transition.duration = Double(number % 8) / 10
                    transition.reducesMotion = number % 3 == 0
                }
            ),
            (
                "release",
                { [unowned self] _ in
                    stage.pass(1)
                    guard !transition.isActive, !isThere else { return }
                    makeTransition()
                }
            ),
            ("frames", { [unowned self] number in large.frame.size.width = CGFloat(number % 200) }),
        ]
    }
}
