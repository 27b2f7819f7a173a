import EventRouting
import Foundation
import TestSupport
import Testing

private struct Ping: RoutedEvent {}

/// An event that no other test routes: a trace records those of all threads.
private struct TracedPing: RoutedEvent {}

private struct Named: RoutedEvent {
    var eventName: String { "ping" }
}

/// A responder that passes on, as by default.
private final class Plain: EventResponder {}

/// A responder that forwards to a table.
private final class Forwarding: EventResponder {
    let table = EventTable(names: ["left"])

    func respond(to event: any RoutedEvent) -> EventDecision { table.respond(to: event) }
}

/// Sentences of the documentation that no other test proves.
@Suite("Events: what the documentation promises", .serialized)
struct EventPromiseTests {
    @Test("A routed event: its name is that of its type, or its own")
    func names() {
        #expect(Ping().eventName == "Ping" && Named().eventName == "ping")
        #expect(NamedEvent("left").eventName == "left" && NamedEvent("left").userInfo.isEmpty)
    }

    @Test("A routed event: a responder without own members passes on, at the end of its chain")
    func defaults() {
        let plain = Plain()
        #expect(plain.nextEventResponder == nil)
        if case .pass = plain.respond(to: Ping()) {} else { Issue.record("it is not passed on") }
        if case .unhandled = plain.route(Ping()) {} else { Issue.record("it is handled") }
    }

    @Test("A routed event: a responder with a table handles its names")
    func table() throws {
        let responder = Forwarding()
        var calls = 0
        try responder.table.on("left") { _ in calls += 1 }
        #expect(responder.table.names == ["left"])
        #expect(responder.route(NamedEvent("left")).isHandled && calls == 1)
        #expect(!responder.route(Ping()).isHandled)
    }

    @Test("A trace of events: each record arrives on the thread that routes, until its release")
    func threads() {
        let log = SharedLog()
        var trace: RoutingTrace? = RoutingTrace { record in
            if record.event == "TracedPing" { log.write("record on \(pthread_self())") }
        }
        func routeOnThread() {
            let done = DispatchSemaphore(value: 0)
            Thread {
                log.write("route on \(pthread_self())")
                Plain().route(TracedPing())
                done.signal()
            }.start()
            done.wait()
        }
        for _ in 0..<2 { routeOnThread() }
        withExtendedLifetime(trace) {}
        trace = nil
        routeOnThread()
        let lines = log.lines
        #expect(lines.count == 5)
        for index in [0, 2] {
            #expect(lines[index + 1] == lines[index].replacing("route", with: "record"))
        }
    }
}
