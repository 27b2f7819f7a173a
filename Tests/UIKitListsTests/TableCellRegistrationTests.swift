import Testing
import UIKit

@Suite("Registered cells")
struct TableCellRegistrationTests {
    private final class Card: UITableViewCell {
        let note: String
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            note = "made as \(reuseIdentifier ?? "nothing")"
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Box<Content>: UITableViewCell {
        var content: Content?
    }

    private final class Heading: UITableViewHeaderFooterView {
        var count = 0

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            count = 7
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Registered cell: its own initialiser runs, though it is not required")
    func cells() throws {
        let table = UITableView()
        table.register(Card.self, forCellReuseIdentifier: "card")
        table.register(Box<[String]>.self, forCellReuseIdentifier: "box")
        let card = try #require(table.dequeueReusableCell(withIdentifier: "card") as? Card)
        #expect(card.note == "made as card" && card.reuseIdentifier == "card")
        #expect(card.detailTextLabel != nil)
        let box = try #require(table.dequeueReusableCell(withIdentifier: "box") as? Box<[String]>)
        #expect(box.content == nil && box.detailTextLabel == nil)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "box")
        #expect(table.dequeueReusableCell(withIdentifier: "box") == nil)
    }

    @Test("Registered header: its own initialiser runs")
    func headers() throws {
        let table = UITableView()
        table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "heading")
        #expect(try #require(view as? Heading).count == 7)
    }

    @Test("Registered factory: makes the cells, which are used again")
    func factory() {
        let table = UITableView()
        table.register(forCellReuseIdentifier: "made") {
            UITableViewCell(style: .value1, reuseIdentifier: nil)
        }
        #expect(table.dequeueReusableCell(withIdentifier: "made")?.detailTextLabel != nil)
    }

    @Test("Cells made directly: 320 by 44, in the default style")
    func direct() {
        #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.minX == 1)
    }

    @Test("Unregistered identifier: stops the program and names the registered ones")
    func unregistered() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let table = UITableView()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
                _ = table.dequeueReusableCell(
                    withIdentifier: "other", for: IndexPath(row: 0, section: 0))
            }
        }
        let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(message.contains("identifier “other”") && message.contains("“known”"))
    }
}
