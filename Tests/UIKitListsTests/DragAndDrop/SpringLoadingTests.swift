import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Spring loading")
struct SpringLoadingTests {
    /// A view that can be dragged, above other content.
    private final class World: UIDragInteractionDelegate {
        let root = UIViewController()
        let app: HeadlessApp
        let source = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))

        init() {
            let root = root
            app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: root)
            source.backgroundColor = .systemRed
            source.addInteraction(UIDragInteraction(delegate: self))
            root.view.addSubview(source)
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Tea"))] }

        func drag(to point: CGPoint) {
            app.finger.down(at: CGPoint(x: 30, y: 30))
            app.advance(by: 0.4)
            app.finger.move(to: point, duration: 0.3)
        }
    }

    private final class Log: UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        var finished = 0
        var allows = true

        func shouldAllow(
            _ interaction: UISpringLoadedInteraction,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows }

        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }

        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    @Test("A drag that rests activates the view once, after its effect")
    func interaction() {
        let world = World()
        let log = Log()
        var activations = 0
        let target = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        world.root.view.addSubview(target)
        target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) {
                _, context in
                activations += 1
                #expect(context.location(in: target) == CGPoint(x: 50, y: 50))
            })
        world.drag(to: CGPoint(x: 150, y: 150))
        #expect(log.states.last == .possible && activations == 0)
        world.app.advance(by: 0.7)
        #expect(log.states.last == .activating && activations == 0)
        world.app.advance(by: 2)
        #expect(activations == 1 && log.finished == 1)
        world.app.finger.move(to: CGPoint(x: 20, y: 400), duration: 0.2)
        #expect(log.states.suffix(2) == [.activated, .inactive] && log.finished == 1)
        world.app.finger.up()
        world.app.settle()
    }

    @Test("A drag that leaves, or that the behaviour refuses, activates nothing")
    func leaving() {
        let world = World()
        let log = Log()
        let target = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        world.root.view.addSubview(target)
        target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { _, _ in
                Issue.record("The view was activated.")
            })
        world.drag(to: CGPoint(x: 150, y: 150))
        world.app.advance(by: 0.3)
        world.app.finger.move(to: CGPoint(x: 20, y: 400), duration: 0.1)
        world.app.advance(by: 2)
        #expect(log.states.last == .inactive && log.finished == 1)
        log.allows = false
        world.app.finger.move(to: CGPoint(x: 150, y: 150), duration: 0.1)
        world.app.advance(by: 2)
        #expect(log.states.last == .inactive)
        world.app.finger.up()
        world.app.settle()
    }

    @Test("Buttons and segments perform their actions, disabled ones do not")
    func controls() {
        let world = World()
        var log: [String] = []
        let button = UIButton(frame: CGRect(x: 100, y: 60, width: 100, height: 40))
        button.setTitle("Open", for: .normal)
        button.addAction(UIAction { _ in log.append("open") }, for: .primaryActionTriggered)
        button.isSpringLoaded = true
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.frame = CGRect(x: 100, y: 200, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        segments.isSpringLoaded = true
        segments.addAction(
            UIAction { [unowned segments] _ in log.append("\(segments.selectedSegmentIndex)") },
            for: .valueChanged)
        world.root.view.addSubview(button)
        world.root.view.addSubview(segments)
        #expect(button.isSpringLoaded && segments.isSpringLoaded)
        world.drag(to: CGPoint(x: 150, y: 80))
        world.app.advance(by: 1.2)
        #expect(log == ["open"])
        button.isEnabled = false
        world.app.finger.move(to: CGPoint(x: 250, y: 216), duration: 0.2)
        world.app.advance(by: 1.2)
        #expect(log == ["open", "1"])
        world.app.finger.move(to: CGPoint(x: 150, y: 80), duration: 0.2)
        world.app.advance(by: 1.2)
        #expect(log == ["open", "1"])
        world.app.finger.up()
        world.app.settle()
        button.isSpringLoaded = false
        #expect(!button.isSpringLoaded && button.interactions.isEmpty)
    }

    @Test("Rows of a spring-loaded table are selected, as far as the delegate permits")
    func table() {
        let world = World()
        let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.isSpringLoaded = true
        let source = TableSource([(0..<8).map { "\($0)" }])
        let delegate = Permitting()
        table.dataSource = source
        table.delegate = delegate
        world.root.view.addSubview(table)
        world.app.settle()
        world.drag(to: CGPoint(x: 150, y: 60 + 100))
        world.app.advance(by: 1.2)
        #expect(delegate.selected == [2])
        world.app.finger.move(to: CGPoint(x: 150, y: 60 + 140), duration: 0.1)
        world.app.advance(by: 1.2)
        #expect(delegate.selected == [2], "The delegate refuses the third")
        world.app.finger.move(to: CGPoint(x: 150, y: 60 + 180), duration: 0.1)
        world.app.advance(by: 1.2)
        #expect(delegate.selected == [2, 4])
        world.app.finger.up()
        world.app.settle()
    }

    private final class Permitting: NSObject, UITableViewDelegate {
        var selected: [Int] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.row != 3 }
    }
}
