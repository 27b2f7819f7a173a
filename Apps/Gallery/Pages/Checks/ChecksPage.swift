import SharedElements
import UIKit

extension GalleryPage {
    static var checks: GalleryPage {
        GalleryPage(
            name: "Checks", title: String(localized: "My Checks", bundle: .module),
            section: .components, symbol: "creditcard",
            color: .systemGreen,
            makeController: { ChecksPage() })
    }
}

/// A list whose rows open into a page: several motions at once, in five phases.
///
/// 1. The bars leave, a blue background comes down, the other rows fade, and the row moves to the
///    top: a shared element that goes back before it goes.
/// 2. The page's bar, lines and buttons appear one after the other.
/// 3. They leave in the opposite order.
/// 4. The row returns, and with it the list.
final class ChecksPage: UIViewController {
    /// A phase that was reached.
    enum Phase {
        case list, opened, detail, closed
    }

    let machine = PhaseMachine(Phase.list)
    let list = CheckListView()
    let detail = CheckDetailView()
    private var rowTransition: SharedElementTransition?
    private var way: MotionPlayer?
    private var arrival: MotionPlayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        // The motions need rows of one height.
        view.maximumContentSizeCategory = .extraExtraExtraLarge
        for screen in [list, detail] as [UIView] {
            screen.frame = view.bounds
            screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(screen)
        }
        detail.isHidden = true
        list.onSelect = { [unowned self] index in open(index) }
        detail.onBack = { [unowned self] in close() }
    }

    private func open(_ index: Int) {
        guard machine.phase == .list, machine.nextPhase == nil else { return }
        let row = list.rows[index]
        row.sharedElementKey = "check"
        detail.isHidden = false
        detail.show(row.check)
        view.layoutIfNeeded()
        let transition = SharedElementTransition(from: list, to: detail, in: view)
        transition.easing = .inBack()
        rowTransition = transition
        let others = list.rows.filter { $0 !== row }
        let way = MotionPlayer(
            others.map { Motion.scaleAndOpacity().track(for: $0) } + [
                Motion.translate(y: -56).track(for: list.header),
                Motion.translate(y: 56).track(for: list.footer),
                // It plays backwards, so its start is the list without the background.
                Motion.translate(y: -150).reversed.track(for: detail.background),
            ])
        way.fractionComplete = 1
        way.isReversed = true
        self.way = way
        detail.prepareArrival()
        transition.move(to: .destination)
        // The page may be gone when a motion ends.
        machine.move(to: .opened, with: [way]) { [weak self] in self?.arrive() }
    }

    private func arrive() {
        let arrival = detail.arrival()
        self.arrival = arrival
        machine.move(to: .detail, with: [arrival])
    }

    private func close() {
        guard machine.phase == .detail, machine.nextPhase == nil, let arrival, let way else {
            return
        }
        arrival.isReversed = true
        machine.move(to: .closed, with: [arrival]) { [weak self] in self?.leave(by: way) }
    }

    private func leave(by way: MotionPlayer) {
        way.isReversed = false
        rowTransition?.move(to: .source)
        machine.move(to: .list, with: [way]) { [weak self] in
            guard let self else { return }
            detail.isHidden = true
            for row in list.rows { row.sharedElementKey = nil }
        }
    }
}
