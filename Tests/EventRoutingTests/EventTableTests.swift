import EventRouting
import Foundation
import TestSupport
import Testing

/// A controller that knows what to do when a button of a cell is tapped.
private final class Controller: EventResponder {
    let table = EventTable(names: ["left", "middle", "right"])
    var log: [String] = []

    init() throws {
        for (name, chinese) in [("left", "左边"), ("middle", "中间"), ("right", "右边")] {
            try table.on(name) { [unowned self] event in
                guard let path = event.userInfo["indexPath"] as? IndexPath else { return }
                log.append("indexPath:section:\(path[0]), row:\(path[1]) \(chinese)按钮被点击啦!")
            }
        }
    }

    func respond(to event: any RoutedEvent) -> EventDecision { table.respond(to: event) }
}

private final class Cell: EventResponder {
    weak var controller: Controller?
    var nextEventResponder: (any EventResponder)? { controller }
}

@Suite("A table of events")
struct EventTableTests {
    @Test(
        "a table of events calls the handler of the button that was tapped", .rows("S0-42"),
        arguments: zip(["left", "middle", "right"], ["左边", "中间", "右边"]))
    func buttons(name: String, chinese: String) throws {
        let (cell, controller) = (Cell(), try Controller())
        cell.controller = controller
        let event = NamedEvent(name, userInfo: ["indexPath": IndexPath(indexes: [2, 3])])
        #expect(cell.route(event).isHandled)
        #expect(controller.log == ["indexPath:section:2, row:3 \(chinese)按钮被点击啦!"])
    }

    @Test(
        "a table of events passes on what it does not know, which is then unhandled", .rows("S0-41")
    )
    func unknownEvent() throws {
        let controller = try Controller()
        #expect(!controller.route(NamedEvent("centre")).isHandled)
        #expect(!controller.route(ButtonTapped(button: "left")).isHandled)
    }

    @Test("a table of events refuses to register a handler for an unknown name", .rows("S0-40"))
    func unknownName() {
        let table = EventTable(names: ["left", "right"])
        let error = #expect(throws: EventTableError.self) { try table.on("centre") { _ in } }
        #expect(error == .unknownName(name: "centre", known: ["left", "right"]))
        #expect(error?.description == "No event is called “centre”. The names are left, right.")
    }

    @Test("a table of events refuses a second handler for a name", .rows("S0-41"))
    func twice() throws {
        let table = EventTable(names: ["left"])
        try table.on("left") { _ in }
        #expect(throws: EventTableError.alreadyRegistered(name: "left")) {
            try table.on("left") { _ in }
        }
    }

    @Test("a named event gets one more value on the way, and keeps its own", .rows("S0-43"))
    func adding() {
        let event = NamedEvent("left", userInfo: ["row": 3]).adding("section", 2)
        #expect(event.userInfo["row"] as? Int == 3)
        #expect(event.userInfo["section"] as? Int == 2)
    }
}
