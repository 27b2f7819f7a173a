import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop interactions")
struct DragInteractionTests {
    /// A red view with a text that can be dragged, and a view to drop it on.
    private final class World: UIDragInteractionDelegate, UIDropInteractionDelegate {
        let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
        let target = UIView(frame: CGRect(x: 150, y: 200, width: 120, height: 120))
        let app: HeadlessApp
        var log: [String] = []
        var items = ["Tea"]
        var operation = UIDropOperation.copy
        var accepts = true
        var allowsMove = true
        var isRestricted = false
        var dropped: [String] = []

        init() {
            let (source, target) = (source, target)
            source.backgroundColor = .systemRed
            target.backgroundColor = .systemTeal
            app = HeadlessApp(
                size: CGSize(width: 320, height: 480),
                rootViewController: {
                    let controller = UIViewController()
                    controller.view.addSubview(source)
                    controller.view.addSubview(target)
                    return controller
                }())
            source.addInteraction(UIDragInteraction(delegate: self))
            target.addInteraction(UIDropInteraction(delegate: self))
        }

        var start: CGPoint { CGPoint(x: 60, y: 50) }
        var end: CGPoint { CGPoint(x: 210, y: 260) }

        func lift() {
            app.finger.down(at: start)
            app.advance(by: 0.4)
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] {
            log.append("items")
            return items.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
            session: any UIDragSession
        ) { log.append("lift") }

        func dragInteraction(
            _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
        ) { log.append("begin") }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionAllowsMoveOperation session: any UIDragSession
        ) -> Bool { allowsMove }

        func dragInteraction(
            _ interaction: UIDragInteraction,
            sessionIsRestrictedToDraggingApplication session: any UIDragSession
        ) -> Bool { isRestricted }

        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession,
            willEndWith operation: UIDropOperation
        ) { log.append("will end \(operation)") }

        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession,
            didEndWith operation: UIDropOperation
        ) { log.append("did end \(operation)") }

        func dropInteraction(
            _ interaction: UIDropInteraction, canHandle session: any UIDropSession
        ) -> Bool {
            log.append("can handle")
            return accepts
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
        ) { log.append("enter") }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal { UIDropProposal(operation: operation) }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
        ) { log.append("exit") }

        func dropInteraction(
            _ interaction: UIDropInteraction, performDrop session: any UIDropSession
        ) {
            log.append("perform")
            session.loadObjects(ofClass: String.self) { [weak self] in self?.dropped = $0 }
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
        ) { log.append("conclude") }

        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
        ) { log.append("session end") }
    }

    @Test("A held finger lifts, moves and drops, with the calls in order")
    func drops() {
        let world = World()
        world.lift()
        #expect(world.log == ["items", "lift"])
        world.app.finger.move(to: world.end, duration: 0.3)
        #expect(world.log == ["items", "lift", "begin", "can handle", "enter"])
        world.app.finger.up()
        world.app.settle()
        #expect(
            world.log.dropFirst(5) == [
                "will end copy", "perform", "conclude", "session end", "did end copy",
            ])
        #expect(world.dropped == ["Tea"])
        #expect(world.app.window.subviews.count == 1, "The preview is gone")
    }

    @Test("The preview follows the finger at the distance at which it was lifted")
    func preview() throws {
        let world = World()
        world.lift()
        world.app.finger.move(to: CGPoint(x: 160, y: 150), duration: 0.2)
        let overlay = try #require(world.app.window.subviews.last)
        let platter = try #require(overlay.subviews.first)
        #expect(platter.center == CGPoint(x: 160, y: 150))
        #expect(abs(platter.frame.width - 80 * 1.04) < 0.01)
    }

    @Test("Items that no view accepts return, and the views are notified of a cancelled drag")
    func cancelled() {
        let world = World()
        world.operation = .forbidden
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.3)
        world.app.finger.up()
        world.app.settle()
        #expect(
            world.log.dropFirst(5) == [
                "will end cancel", "exit", "session end", "did end cancel",
            ])
        #expect(world.dropped.isEmpty)
    }

    @Test("A move that the source does not permit is refused")
    func moveRefused() {
        let world = World()
        world.operation = .move
        world.allowsMove = false
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.3)
        world.app.finger.up()
        world.app.settle()
        #expect(world.dropped.isEmpty)
        #expect(world.log.last == "did end cancel")
    }

    @Test("A view that cannot handle the items hears nothing else, and is asked once a visit")
    func refused() {
        let world = World()
        world.accepts = false
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.3)
        world.app.finger.up()
        world.app.settle()
        #expect(
            world.log == [
                "items", "lift", "begin", "can handle", "will end cancel", "did end cancel",
            ])
    }

    @Test("Without items the touch is left to others")
    func noItems() {
        let world = World()
        world.items = []
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        world.source.addGestureRecognizer(pan)
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.3)
        #expect(pan.state == .changed)
        world.app.finger.up()
        world.app.settle()
        #expect(world.log == ["items"])
    }

    @Test("A finger that is cancelled returns the items")
    func touchCancelled() {
        let world = World()
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.3)
        world.app.finger.cancel()
        world.app.settle()
        #expect(world.log.last == "did end cancel")
        #expect(world.app.window.subviews.count == 1)
    }

    @Test("A mouse drags without holding; a click does not")
    func mouse() {
        let world = World()
        world.app.mouse.click(at: world.start)
        world.app.settle()
        #expect(world.log.isEmpty)
        world.app.mouse.drag(from: world.start, to: world.end, duration: 0.3)
        world.app.settle()
        #expect(world.dropped == ["Tea"])
    }

    @Test("A finger that keeps still opens the context menu instead")
    func menu() {
        final class Menu: UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }
        }
        let world = World()
        let menu = Menu()
        let interaction = UIContextMenuInteraction(delegate: menu)
        world.source.addInteraction(interaction)
        world.app.finger.longPress(at: world.start, for: 0.8)
        world.app.settle()
        #expect(interaction.menuAppearance != .unknown)
        #expect(!world.log.contains("begin"))
        interaction.dismissMenu()
        world.app.settle()
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.4)
        world.app.finger.up()
        world.app.settle()
        #expect(world.dropped == ["Tea"])
        #expect(interaction.menuAppearance == .unknown)
    }

    @Test("A finger that moves on after the context menu opened closes it and drags")
    func menuThenDrag() {
        final class Menu: UIContextMenuInteractionDelegate {
            var chosen = false
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in self.chosen = true }])
                })
            }
        }
        let world = World()
        let menu = Menu()
        let interaction = UIContextMenuInteraction(delegate: menu)
        world.source.addInteraction(interaction)
        world.app.finger.down(at: world.start)
        world.app.advance(by: 0.8)
        #expect(interaction.menuAppearance != .unknown && !world.log.contains("begin"))
        world.app.finger.move(to: CGPoint(x: world.start.x + 7, y: world.start.y))
        #expect(!world.log.contains("begin"))
        world.app.finger.move(to: world.end, duration: 0.3)
        #expect(interaction.menuAppearance == .unknown && world.log.contains("begin"))
        world.app.finger.up()
        world.app.settle()
        #expect(world.dropped == ["Tea"] && !menu.chosen)
        #expect(world.app.window.subviews.count == 1)
        #expect(world.source.convert(world.source.bounds, to: nil).origin.x == 20)
    }

    @Test("Several items are dragged as a pile and dropped in order")
    func several() {
        let world = World()
        world.items = ["One", "Two", "Three", "Four", "Five"]
        world.lift()
        world.app.finger.move(to: world.end, duration: 0.3)
        world.app.finger.up()
        world.app.settle()
        #expect(world.dropped == ["One", "Two", "Three", "Four", "Five"])
    }

    // MARK: Other programs

    private func leave(_ world: World) {
        world.lift()
        world.app.finger.move(to: CGPoint(x: 20, y: 100))
        world.app.finger.move(to: CGPoint(x: -30, y: 100))
        world.app.settle()
    }

    @Test("Drag: beyond the window's edge other programs can take the items' data")
    func leavesWindow() throws {
        let world = World()
        world.items = ["Tea", "Cake"]
        leave(world)
        let window = try #require(world.app.host.windows.first)
        let drag = try #require(window.outgoingDrag)
        #expect(drag.contents.map(\.type) == ["text/plain;charset=utf-8"])
        #expect(drag.contents.map { String(decoding: $0.bytes, as: UTF8.self) } == ["Tea\nCake"])
        #expect(drag.pictureSize.width > 80 && drag.picture != nil)
        #expect(CGRect(origin: .zero, size: drag.pictureSize).contains(drag.grip))
        world.log = []
        window.endOutgoingDrag(dropped: true)
        world.app.settle()
        #expect(world.log == ["will end copy", "did end copy"])
        #expect(world.app.window.subviews.count == 1)
        world.app.finger.up()
        world.app.settle()
        #expect(world.log.count { $0.hasPrefix("did end") } == 1)
    }

    @Test("Drag: items that no other program takes return to their place")
    func returnsFromOutside() throws {
        let world = World()
        leave(world)
        let window = try #require(world.app.host.windows.first)
        #expect(window.outgoingDrag != nil)
        world.app.finger.up()
        world.app.settle()
        #expect(window.outgoingDrag == nil)
        #expect(world.log.count { $0.hasPrefix("did end") } == 1)
        #expect(world.app.window.subviews.count == 1)
        // And they can be dragged again.
        world.app.finger.drag(from: world.start, to: world.end)
        world.lift()
        world.app.finger.move(to: world.end)
        world.app.finger.up()
        world.app.settle()
        #expect(world.dropped == ["Tea"])
    }

    @Test("Drag: items for this app alone stay in the window")
    func restricted() throws {
        let world = World()
        world.isRestricted = true
        leave(world)
        #expect(try #require(world.app.host.windows.first).outgoingDrag == nil)
        world.app.finger.move(to: world.end)
        world.app.finger.up()
        world.app.settle()
        #expect(world.dropped == ["Tea"])
    }
}
