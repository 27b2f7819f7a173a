import ResponderRouting
import TestSupport
import Testing
import UIKit
import UIKitTesting

private struct CellButtonTapped: RoutedEvent {
    let name: String
    var indexPath: IndexPath?
}

/// Handles the events of its buttons.
private final class PlanController: UIViewController, RoutedEventHandler {
    var log: [String] = []

    func handle(_ event: any RoutedEvent) -> EventDecision {
        guard let tap = event as? CellButtonTapped else { return .pass }
        let path = tap.indexPath ?? []
        log.append("indexPath:section:\(path[0]), row:\(path[1]) \(tap.name)按钮被点击啦!")
        return .handled
    }
}

/// Adds the index path of a cell to its events.
private final class Section: UIView, RoutedEventHandler {
    let number = 2

    func handle(_ event: any RoutedEvent) -> EventDecision {
        guard var tap = event as? CellButtonTapped, let cell = subviews.last else { return .pass }
        tap.indexPath = [number, cell.tag]
        return .passInstead(tap)
    }
}

@Suite("Events in the responder chain")
struct ResponderRoutingTests {
    private let controller = PlanController()
    private let section = Section()
    private let cell = UIView()
    private let button = UIButton(type: .system)

    init() {
        cell.tag = 3
        cell.addSubview(button)
        section.addSubview(cell)
        controller.view.addSubview(section)
    }

    @Test(
        "Responder chain delivers a button's event with an index path added by a view in between",
        .rows("S0-42")
    )
    func reachesController() {
        button.addAction(
            UIAction { [unowned button] _ in button.route(CellButtonTapped(name: "左边")) },
            for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.log == ["indexPath:section:2, row:3 左边按钮被点击啦!"])
    }

    @Test(
        "Responder chain uses a cell's current index path, also after it has moved", .rows("S0-37"))
    func moved() {
        cell.tag = 7
        button.route(CellButtonTapped(name: "右边"))
        #expect(controller.log == ["indexPath:section:2, row:7 右边按钮被点击啦!"])
    }

    @Test("Responder chain reports an event without a handler to its sender", .rows("S0-39"))
    func unhandled() {
        struct Other: RoutedEvent {}
        #expect(!button.route(Other()).isHandled)
        #expect(!UIView().route(CellButtonTapped(name: "左边")).isHandled)
    }
}
