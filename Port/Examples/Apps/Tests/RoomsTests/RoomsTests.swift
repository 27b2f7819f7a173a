import UIKit
import XCTest
@testable import Rooms

@MainActor final class RoomsTests: XCTestCase {
    private func page() throws -> RoomViewController {
        let storyboard = UIStoryboard(
            name: "Main", bundle: Bundle(for: RoomViewController.self))
        let page = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? RoomViewController)
        page.loadViewIfNeeded()
        return page
    }

    func testTheClassIsFoundAlthoughTheModuleIsOld() throws {
        XCTAssertEqual(try page().nameLabel.text, "Library")
    }

    func testAPhoneShowsWhatIsForCompactWidth() throws {
        let page = try page()
        XCTAssertEqual(page.nameLabel.font.pointSize, 20)
        XCTAssertTrue(page.narrow.isActive)
        XCTAssertFalse(page.wide.isActive)
        XCTAssertNil(page.hint.superview)
        XCTAssertEqual(page.card.arrangedSubviews, [page.nameLabel, page.bell])
    }

    func testMarginsOfTheStack() throws {
        let page = try page()
        page.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.card.frame.width, 353)
        XCTAssertEqual(page.nameLabel.frame.minX, 20)
        XCTAssertEqual(page.nameLabel.frame.width, 313)
        XCTAssertEqual(page.card.frame.minY - page.view.safeAreaInsets.top, 24, accuracy: 0.01)
    }

    func testColoursOfTheCatalogue() throws {
        let wall = try XCTUnwrap(try page().view.backgroundColor)
        var (red, green) = (CGFloat.zero, CGFloat.zero)
        let light = UITraitCollection(userInterfaceStyle: .light)
        wall.resolvedColor(with: light).getRed(&red, green: &green, blue: nil, alpha: nil)
        XCTAssertEqual(red, 0.95, accuracy: 0.01)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        wall.resolvedColor(with: dark).getRed(&red, green: &green, blue: nil, alpha: nil)
        XCTAssertEqual(red, 0.1, accuracy: 0.01)
        XCTAssertEqual(green, 0.2, accuracy: 0.01)
    }

    func testAnObjectThatIsNoView() throws {
        let page = try page()
        page.bell.sendActions(for: .touchUpInside)
        page.bell.sendActions(for: .touchUpInside)
        XCTAssertEqual(page.caretaker.visits, 2)
        XCTAssertEqual(page.nameLabel.text, "Visits: 2")
    }
}
