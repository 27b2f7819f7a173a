import Porting
import Testing

@Suite("Names of Swift 3 and 4")
struct OldNameTests {
    private func port(_ source: String) -> String {
        let module = PortedModule(
            [InputFile(path: "File.swift", text: source)], hasOldNames: true)
        return String(
            module.files[0].text.split(
                separator: "line: 1)\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
    }

    @Test(
        "Old names: types, constants, notifications, functions and members get their new ones",
        arguments: [
            ("let state: UIControlState = .normal", "let state: UIControl.State = .normal"),
            (
                "let events = UIControlEvents.touchUpInside",
                "let events = UIControl.Event.touchUpInside"
            ),
            (
                "func f(_ options: [UIApplicationLaunchOptionsKey: Any]?) {}",
                "func f(_ options: [UIApplication.LaunchOptionsKey: Any]?) {}"
            ),
            (
                "table.rowHeight = UITableViewAutomaticDimension",
                "table.rowHeight = UITableView.automaticDimension"
            ),
            (
                "center.addObserver(self, name: .UIKeyboardWillShow, object: nil)",
                "center.addObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)"
            ),
            (
                "let name = NSNotification.Name.UIApplicationDidBecomeActive",
                "let name = UIApplication.didBecomeActiveNotification"
            ),
            (
                "info[UIKeyboardFrameEndUserInfoKey]",
                "info[UIResponder.keyboardFrameEndUserInfoKey]"
            ),
            ("[NSFontAttributeName: font]", "[NSAttributedString.Key.font: font]"),
            ("let data = UIImagePNGRepresentation(image)", "let data = (image).pngData()"),
            (
                "let data = UIImageJPEGRepresentation(image, 0.8)",
                "let data = (image).jpegData(compressionQuality: 0.8)"
            ),
            (
                "let insets = UIEdgeInsetsMake(1, f(2, 3), 4, 5)",
                "let insets = UIEdgeInsets(top: 1, left: f(2, 3), bottom: 4, right: 5)"
            ),
            ("addChildViewController(page)", "addChild(page)"),
            ("didMove(toParentViewController: nil)", "didMove(toParent: nil)"),
            ("self.addChildViewController(page)", "self.addChild(page)"),
            ("page.didMove(toParentViewController: self)", "page.didMove(toParent: self)"),
            ("view.bringSubview(toFront: label)", "view.bringSubviewToFront(label)"),
            ("for page in self.childViewControllers {}", "for page in self.children {}"),
            ("let count = text.characters.count", "let count = text.count"),
            (
                "animation.fillMode = kCAFillModeForwards",
                "animation.fillMode = CAMediaTimingFillMode.forwards"
            ),
            (
                "label.font = .systemFont(ofSize: 12, weight: UIFontWeightSemibold)",
                "label.font = .systemFont(ofSize: 12, weight: UIFont.Weight.semibold)"
            ),
            (
                "let key = UIImagePickerControllerOriginalImage",
                "let key = UIImagePickerController.InfoKey.originalImage"
            ),
        ])
    func replaced(old: String, new: String) { #expect(port(old) == new) }

    @Test("Old names: overrides are renamed, and their bodies see the same parameters")
    func overrides() {
        let ported = port(
            """
            class Page: UIViewController {
                override func didMove(toParentViewController parent: UIViewController?) {
                    super.didMove(toParentViewController: parent)
                }
                override func willMove(toParentViewController: UIViewController?) {}
                override var childViewControllerForStatusBarStyle: UIViewController? { nil }
            }
            """)
        #expect(ported.contains("override func didMove(toParent parent: UIViewController?)"))
        #expect(ported.contains("super.didMove(toParent: parent)"))
        #expect(ported.contains("willMove(toParent toParentViewController: UIViewController?)"))
        #expect(ported.contains("override var childForStatusBarStyle: UIViewController?"))
    }

    @Test("Old names: a name that the module declares stays, and so does all in Swift 5")
    func kept() {
        let own = "typealias UIControlState = Int\nlet state: UIControlState = 1"
        #expect(port(own) == own)
        let source = "let state: UIControlState = .normal"
        let module = PortedModule([InputFile(path: "File.swift", text: source)])
        #expect(module.files[0].text.hasSuffix(source))
    }

    @Test("Old names: each change is reported with its line")
    func reported() {
        let module = PortedModule(
            [InputFile(path: "File.swift", text: "import UIKit\nlet s: UIControlState = .normal")],
            hasOldNames: true)
        #expect(
            module.findings.map(\.description).contains {
                $0.contains("2") && $0.contains("UIControlState is UIControl.State")
            })
    }
}
