import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Failures of a headless app's steps")
struct FailureTests {
    private let app: HeadlessApp

    init() {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        button.setTitle("Go", for: .normal)
        let badge = UILabel(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
        badge.text = "3"
        button.addSubview(badge)
        controller.view.addSubview(button)
        app = HeadlessApp(size: CGSize(width: 60, height: 50), rootViewController: controller)
    }

    @Test("Finger: a tap on a missing element throws, and lists the existing ones")
    func missingElement() async throws {
        let error = try #require(throws: TestFailure.self) { try app.finger.tap(on: "Stop") }
        #expect(
            error.message == """
                Nothing on the screen is called “Stop”. There are “Go”, “3”.
                The window has:
                  UIWindow (0 0; 60 50) key
                    UIView (0 0; 60 50) controller=UIViewController
                      UIButton (0 0; 60 30) label="Go"
                        UILabel (40 0; 20 20) isUserInteractionEnabled=false label="3" text="3"
                """)
        #expect(error.file.hasSuffix("FailureTests.swift"))
        let other = try #require(throws: TestFailure.self) {
            try app.finger.longPress(on: "Stop", for: 1)
        }
        // Swift Testing prints errors on other threads than the main one.
        let text = await Task.detached { String(describing: other as any Error) }.value
        #expect(text.contains("Nothing on the screen is called “Stop”."))
        #expect(text.contains("FailureTests.swift:"))
    }

    @Test("Golden: a mismatch prints its text on any thread")
    func mismatchText() async {
        let error = GoldenMismatch.missing(path: "/a.png", written: "/b.png")
        let text = await Task.detached { String(describing: error as any Error) }.value
        #expect(text.hasPrefix("There is no golden at /a.png."))
    }

    @Test("Describing: the parts of controls are left out, an app's own subviews are not")
    func parts() {
        #expect(
            app.describe() == """
                UIWindow (0 0; 60 50) key
                  UIView (0 0; 60 50) controller=UIViewController
                    UIButton (0 0; 60 30) label="Go"
                      UILabel (40 0; 20 20) isUserInteractionEnabled=false label="3" \
                text="3"

                """)
    }
}
