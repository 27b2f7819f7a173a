import UIKit
import XCTest
@testable import StoryboardApp

@MainActor final class CounterTests: XCTestCase {
    private func start() throws -> UINavigationController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: ViewController.self))
        return try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? UINavigationController)
    }

    func testCounting() throws {
        let counter = try XCTUnwrap(try start().topViewController as? ViewController)
        counter.loadViewIfNeeded()
        XCTAssertEqual(counter.title ?? counter.navigationItem.title, "Counter")
        XCTAssertEqual(counter.countLabel.text, "0")
        counter.addButton.sendActions(for: .touchUpInside)
        counter.addButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.countLabel.text, "2")
    }

    func testInfoAndSymbols() throws {
        XCTAssertNotNil(UIApplication.shared.windows)
        XCTAssertEqual(
            Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Counter")
        XCTAssertEqual(
            UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
                .storyboard != nil, true)
        let badge = try XCTUnwrap(UIImage(named: "counter.badge"))
        XCTAssertTrue(badge.isSymbolImage)
    }

    func testDetails() throws {
        let navigation = try start()
        let counter = try XCTUnwrap(navigation.topViewController as? ViewController)
        counter.loadViewIfNeeded()
        counter.add(self)
        counter.performSegue(withIdentifier: "showDetail", sender: self)
        let detail = try XCTUnwrap(navigation.topViewController as? DetailViewController)
        detail.loadViewIfNeeded()
        XCTAssertEqual(detail.label.text, "Count: 1")
    }
}
