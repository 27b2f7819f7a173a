import Testing
import UIKit
import UIKitTesting

@Suite("A controller's state during its presentation")
@MainActor
struct PresentationFlagTests {
    /// A controller that notes its flags in each callback.
    private final class Sheet: UIViewController {
        var flags: [String] = []

        private func note(_ name: String) {
            let flag = isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "neither"
            flags.append("\(name) \(flag)")
        }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    @Test(
        "The flags hold in the callbacks before and after the transition", arguments: [false, true])
    func flags(animated: Bool) {
        let root = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        let sheet = Sheet()
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: animated)
        app.settle()
        #expect(sheet.flags == ["will appear presented", "did appear presented"])
        #expect(!sheet.isBeingPresented)
        sheet.flags = []
        root.dismiss(animated: animated)
        app.settle()
        #expect(sheet.flags == ["will disappear dismissed", "did disappear dismissed"])
        #expect(!sheet.isBeingDismissed)
    }

    @Test("A default view grows with the view that it is in")
    func mask() {
        let controller = UIViewController()
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        let parent = UIView(frame: controller.view.frame)
        parent.addSubview(controller.view)
        parent.frame.size = CGSize(width: 100, height: 50)
        #expect(controller.view.frame.size == CGSize(width: 100, height: 50))
    }
}
