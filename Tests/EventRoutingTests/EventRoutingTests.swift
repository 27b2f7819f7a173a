import EventRouting
import TestSupport
import Testing

struct ButtonTapped: RoutedEvent {
    var button: String
    var row: Int?
}

/// A member of a chain that does what it is told.
private final class Link: EventResponder {
    var next: Link?
    var body: (any RoutedEvent) -> EventDecision

    init(next: Link? = nil, body: @escaping (any RoutedEvent) -> EventDecision = { _ in .pass }) {
        self.next = next
        self.body = body
    }

    var nextEventResponder: (any EventResponder)? { next }

    func respond(to event: any RoutedEvent) -> EventDecision { body(event) }
}

private final class Row: EventResponder {
    weak var table: Table?
    var nextEventResponder: (any EventResponder)? { table }
}

private final class Table: EventResponder {
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }

    func respond(to event: any RoutedEvent) -> EventDecision {
        guard let tap = event as? ButtonTapped else { return .pass }
        print("\(tap.button) was tapped")
        return .handled
    }
}

private struct Unheard: RoutedEvent {}

@Suite("A routed event", .serialized)
struct EventRoutingTests {
    @Test("a routed event runs the example of the documentation", .rows("S0-39"))
    func example() {
        let (row, table) = (Row(), Table())
        row.table = table
        #expect(row.route(ButtonTapped(button: "left")).isHandled)
        #expect(table.printed == ["left was tapped"])
    }

    @Test("a routed event climbs from six levels deep to the first that handles it", .rows("S0-39"))
    func climbs() {
        var asked: [Int] = []
        var chain: Link?
        for level in 0..<6 {
            chain = Link(next: chain) { _ in
                asked.append(level)
                return level == 2 ? .handled : .pass
            }
        }
        let result = chain?.route(ButtonTapped(button: "left"))
        #expect(asked == [5, 4, 3, 2])
        guard case .handled(let handler) = result else {
            Issue.record("nobody handled the event")
            return
        }
        #expect(handler is Link)
    }

    @Test("a routed event ends harmlessly unhandled, and reports so", .rows("S0-39"))
    func unhandled() {
        #expect(!Link(next: Link(next: Link())).route(Unheard()).isHandled)
    }

    @Test("a routed event continues at the new parent of a responder that moves", .rows("S0-39"))
    func moving() {
        let (before, after) = (Link { _ in .handled }, Link { _ in .handled })
        let cell = Link(next: before)
        cell.body = { [unowned cell] _ in
            cell.next = after
            return .pass
        }
        guard case .handled(let handler) = cell.route(Unheard()) else {
            Issue.record("nobody handled the event")
            return
        }
        #expect(handler === after)
    }

    @Test("a routed event can be added to on the way", .rows("S0-43"))
    func decoration() {
        var seen: ButtonTapped?
        let table = Link { event in
            seen = event as? ButtonTapped
            return .handled
        }
        let section = Link(next: table) { event in
            guard var tap = event as? ButtonTapped else { return .pass }
            tap.row = 3
            return .passInstead(tap)
        }
        Link(next: section).route(ButtonTapped(button: "left"))
        #expect(seen?.button == "left")
        #expect(seen?.row == 3)
    }

    @Test("a routed event is listed in a trace, with its way", .rows("S0-43"))
    func trace() {
        let log = SharedLog()
        let (row, table) = (Row(), Table())
        row.table = table
        var trace: RoutingTrace? = RoutingTrace { log.write("\($0)") }
        #expect(trace != nil)
        row.route(ButtonTapped(button: "left"))
        row.route(Unheard())
        Link(next: Link()) { .passInstead($0) }.route(Unheard())
        trace = nil
        row.route(Unheard())
        #expect(
            log.lines == [
                "ButtonTapped: Row → Table, handled", "Unheard: Row → Table, unhandled",
                "Unheard: Link* → Link, unhandled",
            ])
    }

    @Test("A routed event climbs a chain of 100,000")
    func longChain() {
        let links = (0..<100_000).map { _ in Link() }
        for (link, next) in zip(links, links.dropFirst()) { link.next = next }
        links.last?.body = { _ in .handled }
        #expect(links[0].route(Unheard()).isHandled)
        for link in links { link.next = nil }
    }

    @Test(
        "A routed event stops in a chain that comes back to itself, with advice",
        arguments: [1, 2, 300])
    func loop(length: Int) async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [length] in
            let links = (0..<length).map { _ in Link() }
            for (index, link) in links.enumerated() { link.next = links[(index + 1) % length] }
            links[0].route(Unheard())
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("has a cycle through a Link"))
    }
}
