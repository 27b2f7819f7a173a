import ResponderRouting
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A tap on one of a cell's buttons.
private struct ButtonTapped: RoutedEvent {
    let name: String
    weak var cell: UITableViewCell?
}

/// A cell with a button at the left, in the middle and at the right, which knows neither its place
/// nor its controller.
private final class PlanCell: UITableViewCell {
    static let names = ["左边", "中间", "右边"]
    private let buttons = names.map { _ in UIButton(type: .system) }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for (name, button) in zip(Self.names, buttons) {
            contentView.addSubview(button)
            button.addAction(
                UIAction { [unowned self, unowned button] _ in
                    button.route(ButtonTapped(name: name, cell: self))
                }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: String) {
        for (name, button) in zip(Self.names, buttons) {
            button.setTitle("\(item) \(name)", for: .normal)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 10 + index * 100, y: 2, width: 90, height: 40)
        }
    }
}

private final class PlanTable: UITableViewController, RoutedEventHandler {
    var sections = [["a"], ["b"], ["c", "d", "e", "f"]]
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(PlanCell.self, forCellReuseIdentifier: "plan")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plan", for: indexPath)
        (cell as? PlanCell)?.show(sections[indexPath.section][indexPath.row])
        return cell
    }

    func handle(_ event: any RoutedEvent) -> EventDecision {
        guard let tap = event as? ButtonTapped,
            let path = tap.cell.flatMap({ tableView.indexPath(for: $0) })
        else { return .pass }
        log.append("indexPath:section:\(path.section), row:\(path.row) \(tap.name)按钮被点击啦!")
        return .handled
    }
}

@Suite("Events from a table's cells")
struct TableRoutingTests {
    private let table: PlanTable
    private let app: HeadlessApp

    init() {
        let table = PlanTable(style: .plain)
        self.table = table
        app = HeadlessApp(size: CGSize(width: 320, height: 640), rootViewController: table)
        app.settle()
    }

    private func line(_ section: Int, _ row: Int, _ name: String) -> String {
        "indexPath:section:\(section), row:\(row) \(name)按钮被点击啦!"
    }

    private func tap(_ title: String) throws {
        try app.finger.tap(on: title)
        app.settle()
    }

    @Test("A table's cell with three buttons reports section, row and side", .rows("S0-42"))
    func threeButtons() throws {
        for name in PlanCell.names { try tap("f \(name)") }
        try tap("a 中间")
        #expect(
            table.log == PlanCell.names.map { line(2, 3, $0) } + [line(0, 0, "中间")])
    }

    @Test(
        "A table's cell reports the row it has now, after rows came, went and moved",
        .rows("S0-42"))
    func changedRows() throws {
        let tableView = try #require(table.tableView)
        table.sections[2].insert("x", at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none)
        app.settle()
        try tap("f 左边")
        table.sections[2].removeSubrange(0...1)
        tableView.deleteRows(
            at: [IndexPath(row: 0, section: 2), IndexPath(row: 1, section: 2)], with: .none)
        app.settle()
        try tap("f 左边")
        table.sections[0].insert(table.sections[2].removeLast(), at: 0)
        tableView.moveRow(at: IndexPath(row: 2, section: 2), to: IndexPath(row: 0, section: 0))
        app.settle()
        try tap("f 左边")
        try tap("a 右边")
        #expect(
            table.log == [
                line(2, 4, "左边"), line(2, 2, "左边"), line(0, 0, "左边"), line(0, 1, "右边"),
            ])
    }
}

/// Handles named events by its methods.
private final class NamedController: UIViewController {
    var log: [String] = []
    func left(_ event: NamedEvent) { log.append("left \(event.userInfo["row"] ?? "")") }
}

private final class Stranger: UIViewController {
    func middle(_ event: NamedEvent) {}
}

@Suite("A table of events and methods")
struct EventMethodTests {
    private let controller = NamedController()
    private let events = EventTable(names: ["left", "middle"])

    @Test("A table of events calls a method of the target", .rows("S0-40"))
    func calls() throws {
        try events.on(
            "left", target: controller, action: Selector(NamedController.left(_:), name: "left(_:)")
        )
        _ = events.respond(to: NamedEvent("left", userInfo: ["row": 3]))
        #expect(controller.log == ["left 3"])
    }

    @Test("A table of events refuses a method that the target's class has not", .rows("S0-40"))
    func missing() {
        let error = #expect(throws: EventTableError.self) {
            try events.on(
                "middle", target: controller,
                action: Selector(Stranger.middle(_:), name: "middle(_:)"))
        }
        #expect(
            error
                == .noMethod(event: "middle", type: "NamedController", method: "middle(_:)"))
        #expect(
            error?.description
                == "NamedController has no method “middle(_:)”, which “middle” should call. "
                + "Declare it there, or register another target.")
    }
}

private nonisolated(unsafe) var carriedKey: UInt8 = 0

extension UIButton {
    /// What the button carries for its action.
    fileprivate var carried: Any? {
        get { objc_getAssociatedObject(self, &carriedKey) }
        set {
            objc_setAssociatedObject(
                self, &carriedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

private final class Passenger {
    let name: String
    init(name: String) { self.name = name }
}

private final class ClickController: UIViewController {
    var log: [String] = []

    func clickTag(_ button: UIButton) { log.append("Btn did click ...tag = \(button.tag)") }

    func clickValue(_ button: UIButton) {
        log.append("btn did click ...value = \(button.carried as? Int ?? 0)")
    }

    func clickPerson(_ button: UIButton) {
        log.append("person`s name = \((button.carried as? Passenger)?.name ?? "")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let actions = [
            Selector(ClickController.clickTag(_:)), Selector(ClickController.clickValue(_:)),
            Selector(ClickController.clickPerson(_:)),
        ]
        for (index, action) in actions.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle("Button \(index)", for: .normal)
            button.frame = CGRect(x: 20, y: 60 + index * 60, width: 120, height: 44)
            button.addTarget(self, action: action, for: .touchUpInside)
            view.addSubview(button)
            if index == 0 { button.tag = 110 }
            if index == 1 { button.carried = 110 }
            if index == 2 { button.carried = Passenger(name: "LiMing") }
        }
    }
}

@Suite("Buttons that carry something")
struct CarryingButtonTests {
    @Test("A tapped button prints the number and the person it carries", .rows("S2-35", "S2-36"))
    func clicks() throws {
        let controller = ClickController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        app.settle()
        for index in 0...2 { try app.finger.tap(on: "Button \(index)") }
        #expect(
            controller.log == [
                "Btn did click ...tag = 110", "btn did click ...value = 110",
                "person`s name = LiMing",
            ])
    }
}
