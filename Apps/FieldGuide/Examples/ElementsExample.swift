import SharedElements
import UIKit

/// A list whose picture flies to a page, while four other motions run in step with it.
final class ElementsExample: UIViewController {
    private enum Phase { case list, page }

    private let list = UIView()
    private let page = UIView()
    private let rows = (1...3).map { _ in UIView() }
    private let caption = UILabel()
    private let button = UIButton(configuration: .gray())
    private let log = UILabel()
    private let machine = PhaseMachine(Phase.list)
    private var move: SharedElementTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let width = view.bounds.width
        for (index, screen) in [list, page].enumerated() {
            screen.frame = CGRect(x: 0, y: 44, width: width, height: 170)
            let picture = UIView(
                frame: index == 0
                    ? CGRect(x: 16, y: 12, width: 44, height: 44)
                    : CGRect(x: 40, y: 12, width: 160, height: 110))
            picture.backgroundColor = .systemTeal
            picture.layer.cornerRadius = index == 0 ? 22 : 12
            // Equal keys are one element.
            picture.sharedElementKey = "cover"
            screen.addSubview(picture)
            view.addSubview(screen)
        }
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 76, y: 12 + CGFloat(index) * 50, width: 130, height: 30)
            row.backgroundColor = .secondarySystemFill
            row.layer.cornerRadius = 6
            list.addSubview(row)
        }
        caption.frame = CGRect(x: 40, y: 132, width: 160, height: 24)
        caption.text = "cover"
        caption.alpha = 0
        page.addSubview(caption)
        page.subviews[0].alpha = 0
        button.frame = CGRect(x: 16, y: 8, width: 110, height: 32)
        button.configuration?.title = String(localized: "Open", bundle: .module)
        button.accessibilityIdentifier = "Fly"
        button.addAction(UIAction { [weak self] _ in self?.fly() }, for: .primaryActionTriggered)
        log.frame = CGRect(x: 136, y: 8, width: width - 148, height: 32)
        log.autoresizingMask = .flexibleWidth
        log.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        log.numberOfLines = 2
        log.accessibilityIdentifier = "Event"
        log.text = "–"
        view.addSubview(button)
        view.addSubview(log)
    }

    private func fly() {
        let isOpening = machine.phase == .list
        let move = move ?? SharedElementTransition(from: list, to: page, in: view)
        self.move = move
        move.duration = 0.25
        move.onEvent = { [log] event in log.text = "\(event.kind)\n\(event.end)" }
        let coming = Motion.translateYAndOpacity(duration: 0.25)
        // Rows leave while the caption comes.
        let tracks =
            rows.map { (isOpening ? coming.reversed : coming).track(for: $0) }
            + [(isOpening ? coming : coming.reversed).track(for: caption)]
        let isMoving = machine.move(
            to: isOpening ? .page : .list, with: tracks.map { MotionPlayer([$0]) })
        guard isMoving else { return }
        move.move(to: isOpening ? .destination : .source) { [button] in
            button.configuration?.title =
                isOpening
                ? String(localized: "Back", bundle: .module)
                : String(localized: "Open", bundle: .module)
        }
    }
}
