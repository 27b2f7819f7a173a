import TestSupport
import Testing
import Toasts
import UIKit
import UIKitTesting

extension ToastTests {
    @Test("Toast: those that come and go leave nothing behind")
    func thousand() throws {
        app.advance(by: 0)
        weak var last: UIView?
        var ends = 0
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            view.makeToast("Saved", duration: 0.1, title: "Files") { _ in ends += 1 }
            last = view.subviews.last
            view.makeToastActivity(.center)
            app.advance(by: 0.02)
            view.hideToastActivity()
        }
        #expect(last == nil && view.subviews.isEmpty && ends == Thorough.leakCycles + 1)
    }

    @Test("Toast: shown twice there are two, hidden twice there is none")
    func twice() {
        app.advance(by: 0)
        view.makeToast("Saved", duration: 9)
        view.makeToast("Saved", duration: 9)
        app.advance(by: 1)
        #expect(view.subviews.count == 2)
        view.hideAllToasts()
        view.hideAllToasts()
        app.settle()
        #expect(view.subviews.isEmpty)
    }
}
