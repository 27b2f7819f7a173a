import Badges
import ProgressHUD
import SharedElements
import Toasts
import UIKit
import UIKitTesting

/// The components: what they cost while they come, move and go.
@MainActor
enum ComponentBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "components: a HUD shown and hidden", limit: .seconds(0.001), rounds: 100,
                repetitions: 1,
                subject: {
                    let screen = Screen(width: 375, height: 667)
                    return {
                        let hud = HUD.showAdded(to: screen.view, animated: false)
                        hud.hide(animated: false)
                        screen.app.advance(by: 1 / 60)
                    }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "components: a toast shown and hidden", limit: .seconds(0.001), rounds: 100,
                repetitions: 1,
                subject: {
                    let screen = Screen(width: 375, height: 667)
                    return {
                        screen.view.makeToast("Saved", duration: 1)
                        screen.view.hideAllToasts()
                        screen.app.advance(by: 1 / 60)
                    }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "components: a frame of a HUD's spinner", limit: .seconds(0.0003),
                rounds: 200, repetitions: 1,
                subject: {
                    let screen = Screen(width: 375, height: 667)
                    HUD.showAdded(to: screen.view, animated: false)
                    screen.app.advance(by: 1)
                    return { screen.app.advance(by: 1 / 60) }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "components: a frame of 50 shared elements, 1280 × 800",
                limit: .seconds(0.004), rounds: 100, repetitions: 1,
                subject: {
                    let elements = MovingElements()
                    return { elements.nextFrame() }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "components: a frame of 1,000 badges that change", limit: .seconds(0.04),
                rounds: 100, repetitions: 1,
                subject: {
                    let badges = ChangingBadges()
                    return { badges.nextFrame() }
                }, floor: nil, clock: .processor),
        ]
    }
}

/// An app with an empty view.
@MainActor
private final class Screen {
    let app: HeadlessApp
    private let controller = UIViewController()

    /// The controller's view. Using it makes the app the current one.
    var view: UIView {
        app.advance(by: 0)
        return controller.view
    }

    init(width: CGFloat, height: CGFloat) {
        let controller = controller
        app = HeadlessApp(
            size: CGSize(width: width, height: height), scale: 1, rootViewController: controller)
        controller.view.backgroundColor = .systemBackground
        app.settle()
    }
}

/// Fifty elements that move there and back.
@MainActor
private final class MovingElements {
    private let screen = Screen(width: 1280, height: 800)
    private let list = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    private var transition: SharedElementTransition?
    private var frames = 0

    init() {
        let view = screen.view
        for parent in [list, page] { view.addSubview(parent) }
        for index in 0..<50 {
            let (column, row) = (index % 10, index / 10)
            let small = UIView(
                frame: CGRect(x: 20 + column * 60, y: 20 + row * 60, width: 50, height: 50))
            let large = UIView(
                frame: CGRect(x: 20 + column * 124, y: 20 + row * 150, width: 110, height: 140))
            small.backgroundColor = .systemBlue
            large.backgroundColor = .systemOrange
            for (element, parent) in [(small, list), (large, page)] {
                element.sharedElementKey = "element \(index)"
                element.layer.cornerRadius = 12
                parent.addSubview(element)
            }
        }
        screen.app.settle()
        nextFrame()
    }

    func nextFrame() {
        if frames % 25 == 0 {
            let isBack = frames / 25 % 2 == 1
            screen.app.settle()
            let transition = SharedElementTransition(
                from: isBack ? page : list, to: isBack ? list : page, in: screen.view)
            transition.move(to: .destination)
            self.transition = transition
        }
        frames += 1
        screen.app.advance(by: 1 / 60)
    }
}

/// A thousand badges, all of which change in each frame.
@MainActor
private final class ChangingBadges {
    private let screen = Screen(width: 1280, height: 800)
    private let hosts: [UIView]
    private var frames = 0

    init() {
        hosts = (0..<1000).map { index in
            UIView(
                frame: CGRect(x: index % 40 * 31 + 4, y: index / 40 * 31 + 8, width: 24, height: 24)
            )
        }
        let view = screen.view
        for host in hosts {
            host.badge.style = .corner
            host.badge.number = 1
            view.addSubview(host)
        }
        screen.app.settle()
    }

    func nextFrame() {
        frames += 1
        for host in hosts {
            host.badge.number = frames % 90 + 1
        }
        screen.app.advance(by: 1 / 60)
    }
}
