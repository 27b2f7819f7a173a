import UIKit
import XCTest
@testable import Ledger

@MainActor final class LedgerTests: XCTestCase {
    private var ledger: LedgerViewController!

    override func setUp() {
        super.setUp()
        ledger = LedgerViewController(style: .plain)
        ledger.loadViewIfNeeded()
    }

    override func tearDown() {
        ledger = nil
        super.tearDown()
    }

    private func text(_ row: Int) -> String? {
        let cell = ledger.tableView.dataSource?.tableView(
            ledger.tableView, cellForRowAt: IndexPath(row: row, section: 0))
        return cell?.textLabel?.text
    }

    func testRowsBeforeTheFirstLayout() {
        XCTAssertEqual(ledger.tableView.numberOfSections, 1)
        XCTAssertEqual(ledger.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(text(0), "Rice")
        XCTAssertEqual(text(1), "Tea")
    }

    func testARowThatIsAddedBeforeTheFirstLayout() {
        XCTAssertEqual(ledger.tableView.numberOfRows(inSection: 0), 2)
        ledger.add(Entry(name: "Salt", cents: 90))
        XCTAssertEqual(ledger.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(text(2), "Salt")
    }

    func testARowOfATableWithoutASize() {
        ledger.tableView.frame = .zero
        XCTAssertEqual(ledger.tableView.numberOfRows(inSection: 0), 2)
        ledger.add(Entry(name: "Oil", cents: 1_500))
        XCTAssertEqual(ledger.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertNil(ledger.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    }

    func testCellsAfterReloading() {
        ledger.rename(1, to: "Coffee")
        let cell = ledger.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(cell?.textLabel?.text, "Coffee")
        XCTAssertEqual(cell?.detailTextLabel?.text, "8.00")
    }

    func testTheButtonOfTheBar() throws {
        XCTAssertEqual(ledger.tableView.numberOfRows(inSection: 0), 2)
        let item = try XCTUnwrap(ledger.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(
            try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
        XCTAssertEqual(ledger.entries.map { $0.name }, ["Rice", "Tea", "Entry 3"])
    }
}
