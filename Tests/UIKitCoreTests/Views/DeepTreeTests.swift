import CoreGraphics
import TestSupport
import UIKit
import UIKitTesting
import XCTest

/// A test of XCTest, which runs on the main thread as an app does: only its stack grows. Swift
/// Testing's main actor is a thread whose stack has a fixed size.
nonisolated final class DeepTreeTests: XCTestCase {
    /// A tree of 20,000 levels lays out, draws, hit-tests and is released.
    func testDeepTree() throws {
        try XCTSkipIf(AddressSanitizer.isUsed, "Its stack frames take more than the stack")
        MainActor.assumeIsolated { Self.checkDeepTree() }
    }

    @MainActor
    private static func checkDeepTree() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 50, height: 50), scale: 1, rootViewController: controller)
        weak var deepest: UIView?
        do {
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            var view = top
            for _ in 0..<20_000 {
                let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(next)
                view = next
            }
            view.backgroundColor = .blue
            deepest = view
            controller.view.addSubview(top)
            app.settle()
            XCTAssertEqual(app.snapshot()[25, 25], 0xFF00_00FF)
            XCTAssertTrue(app.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === deepest)
            top.frame.size.width = 40
            app.settle()
            XCTAssertEqual(deepest?.frame.width, 40)
            top.removeFromSuperview()
            app.settle()
        }
        app.settle()
        XCTAssertNil(deepest)
    }
}
