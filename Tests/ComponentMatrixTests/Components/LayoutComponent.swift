import LayoutDSL
import UIKit

final class LayoutComponent: Component {
    private let box = UIView()
    private var edges: [LayoutConstraint] = []
    private var isLaidOut = false
    private var inset: CGFloat = 10

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch (host, moment) {
        case (.tabBarItem, _): .noMeaning("A tab is no view.")
        case (_, .inCompletion): .noMeaning("A layout calls nothing.")
        default: .works
        }
    }

    override func prepare() {
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
    }

    override func show() {
        isLaidOut = true
        edges = box.layout.remake { $0.edges.equal.toSuperview().inset(inset).priority(999) }
    }

    override func hide() {
        isLaidOut = false
        box.layout.removeAll()
    }

    override func leaveWorkPending() {
        edges[0].inset(20)
        UIView.animate(withDuration: 3) { self.view.layoutIfNeeded() }
    }

    override func useValues() {
        inset = 4
        box.layout.update { $0.edges.equal.toSuperview().inset(4).priority(999) }
        checkShown("updated")
        inset = 6
        edges[0].inset(6)
        checkShown("set")
    }

    override func replaceSettings() {
        box.layout.remake {
            $0.size.equal(to: 30); $0.center.equal.toSuperview()
        }
        view.layoutIfNeeded()
        expect("the size", box.bounds.size, is: CGSize(width: 30, height: 30))
        show()
    }

    override func checkShown(_ moment: String) {
        guard isLaidOut else { return checkHidden(moment) }
        view.layoutIfNeeded()
        expect("\(moment): active constraints", box.layout.constraints.count, is: 4)
        guard !host.isSmall else { return }
        // The content of what scrolls has no size of its own here.
        guard !(view is UIScrollView) else { return }
        expect("\(moment): the frame", box.frame, is: view.bounds.insetBy(dx: inset, dy: inset))
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): active constraints", box.layout.constraints.count, is: isLaidOut ? 4 : 0)
    }

    override var parts: [AnyObject] { [box] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "set",
                { [unowned self] number in
                    guard isLaidOut else { return }
                    inset = CGFloat(number % 20)
                    edges[0].inset(inset)
                }
            ),
            (
                "update",
                { [unowned self] number in
                    guard isLaidOut else { return }
                    inset = CGFloat(number % 20)
                    let inset = inset
                    box.layout.update { $0.edges.equal.toSuperview().inset(inset).priority(999) }
                }
            ),
            (
                "off and on",
                { [unowned self] _ in
                    guard isLaidOut else { return }
                    edges[0].deactivate()
                    edges[0].activate()
                    edges[0].activate()
                }
            ),
            (
                "move",
                { [unowned self] number in
                    let other = UIView()
                    view.addSubview(other)
                    other.addSubview(box)
                    if number % 2 == 0 { show() }
                    view.addSubview(box)
                    other.removeFromSuperview()
                    if isLaidOut || number % 2 == 0 { show() }
                }
            ),
        ]
    }
}
