import UIKit
import XCTest
@testable import NibCells

@MainActor final class BookListTests: XCTestCase {
    func testCellsComeFromTheNib() throws {
        let list = BookListViewController()
        list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        list.tableView.reloadData()
        list.view.layoutIfNeeded()
        let path = IndexPath(row: 1, section: 0)
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: path) as? BookCell)
        XCTAssertEqual(cell.shownTitle, "Persuasion")
        XCTAssertEqual(cell.cornerRadius, 6)
        let button = try XCTUnwrap(cell.contentView.subviews.last as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(list.likes, 1)
        XCTAssertTrue(button.isSelected)
    }
}
