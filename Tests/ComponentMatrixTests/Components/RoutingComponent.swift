import ResponderRouting
import Synchronization
import UIKit

/// Events that views in a host send up their responder chain.
final class RoutingComponent: Component {
    private struct Tap: RoutedEvent { var number: Int }

    /// Handles taps while it is told to.
    private final class Handler: UIView, RoutedEventHandler {
        var handles = true
        var received: [Int] = []
        var whenHandled: () -> Void = {}

        func handle(_ event: any RoutedEvent) -> EventDecision {
            guard handles, let tap = event as? Tap else { return .pass }
            received.append(tap.number)
            whenHandled()
            return .handled
        }
    }

    /// Adds something to taps on their way.
    private final class Adder: UIView, RoutedEventHandler {
        var addend = 0
        var names: EventTable?

        func handle(_ event: any RoutedEvent) -> EventDecision {
            if let names, event is NamedEvent { return names.respond(to: event) }
            guard addend != 0, let tap = event as? Tap else { return .pass }
            return .passInstead(Tap(number: tap.number + addend))
        }
    }

    private let handler = Handler()
    private let adder = Adder()
    private let leaf = UIView()
    private let table = EventTable(names: ["left", "right"])
    private var named: [String] = []
    private var trace: RoutingTrace?

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func prepare() {
        view.addSubview(handler)
        handler.addSubview(adder)
        adder.names = table
        try? table.on("left") { [weak self] event in
            self?.named.append("left \(event.userInfo["number"] ?? 0)")
        }
        handler.whenHandled = { [weak self] in self?.handled() }
    }

    private func handled() {
        counts.ended += 1
        whenEnded?()
    }

    override func show() {
        adder.addSubview(leaf)
        send(1)
    }

    override func hide() {
        if whenEnded != nil { send(2) }
        leaf.removeFromSuperview()
    }

    /// Sends a tap, and compares what happens with the chain of superviews.
    private func send(_ number: Int) {
        let before = handler.received
        let arrives = leaf.superview === adder && adder.superview === handler && handler.handles
        if arrives { counts.started += 1 }
        let result = leaf.route(Tap(number: number))
        expect("a tap is handled", result.isHandled, is: arrives)
        guard arrives else { return expect("taps", handler.received, is: before) }
        // Those that its own handling sent come after it.
        expect("a tap", handler.received.dropFirst(before.count).first, is: number + adder.addend)
        guard case .handled(let responder) = result else { return }
        expect(responder === handler, "another responder handled a tap")
    }

    private func sendName(_ name: String) {
        let count = named.count
        let arrives = leaf.superview === adder && name == "left"
        let result = leaf.route(NamedEvent(name).adding("number", count))
        expect("\(name) is handled", result.isHandled, is: arrives)
        expect("names", named.count, is: count + (arrives ? 1 : 0))
        if arrives { expect("the name", named.last, is: "left \(count)") }
    }

    /// Sends a tap while a trace records it.
    private func sendTraced(_ number: Int) {
        let records = Records()
        trace = RoutingTrace { records.add($0) }
        send(number)
        trace = nil
        send(number)
        let tap = records.all.first { $0.event == "Tap" }
        expect("the first responder of a record", tap?.steps.first?.responder, is: "UIView")
        expect(
            "a tap is handled, in its record", tap?.isHandled,
            is: leaf.superview === adder && adder.superview === handler && handler.handles)
    }

    override func leaveWorkPending() {
        whenEnded = { [weak handler] in handler?.removeFromSuperview() }
        send(3)
    }

    override func useValues() {
        adder.addend = 10
        send(4)
        adder.addend = 0
        sendName("left")
        sendName("right")
        sendTraced(5)
    }

    override func replaceSettings() {
        handler.handles = false
        send(6)
        handler.handles = true
        // A handler that leaves the chain in its own handling.
        whenEnded = { [weak self] in
            self?.whenEnded = nil
            self?.adder.removeFromSuperview()
        }
        send(7)
        send(8)
        handler.addSubview(adder)
        send(9)
    }

    override func checkShown(_ moment: String) {
        send(100)
        sendName("left")
        expect("\(moment): the handler's place", handler.superview === view, is: true)
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): the view is gone", leaf.superview == nil, is: true)
        send(101)
        sendName("left")
        handler.removeFromSuperview()
        expect("\(moment): subviews", view.subviews.contains(handler), is: false)
        view.addSubview(handler)
    }

    override var parts: [AnyObject] { [handler, adder, leaf, table] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            ("send", { [unowned self] number in send(number) }),
            ("name", { [unowned self] number in sendName(["left", "right"][number % 2]) }),
            ("trace", { [unowned self] number in sendTraced(number) }),
            ("add", { [unowned self] number in adder.addend = number % 3 }),
            ("handle", { [unowned self] number in handler.handles = number % 3 != 0 }),
            (
                "move the middle",
                { [unowned self] number in
                    if number % 2 == 0 {
                        adder.removeFromSuperview()
                    } else {
                        handler.addSubview(adder)
                    }
                }
            ),
            (
                "send in a handler",
                { [unowned self] number in
                    whenEnded = { [weak self] in
                        self?.whenEnded = nil
                        self?.send(number)
                    }
                    send(number + 1)
                    whenEnded = nil
                }
            ),
            (
                "leave in a handler",
                { [unowned self] number in
                    whenEnded = { [weak self] in
                        self?.whenEnded = nil
                        self?.leaf.removeFromSuperview()
                    }
                    send(number)
                    whenEnded = nil
                }
            ),
        ]
    }
}

/// Records of a trace, which arrive on the thread that routes.
private nonisolated final class Records: Sendable {
    private let records = Mutex<[RoutingRecord]>([])

    var all: [RoutingRecord] { records.withLock { $0 } }

    func add(_ record: RoutingRecord) { records.withLock { $0.append(record) } }
}
