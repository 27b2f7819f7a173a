import Testing
import UIKit
import UIKitTesting

@Suite("Members that subclasses override, and older names")
struct OverriddenMembersTests {
    private final class LoadingButton: UIButton {
        var titles: [String] = []

        override func setTitle(_ title: String?, for state: UIControl.State) {
            titles.append(title ?? "")
            super.setTitle(title?.uppercased(), for: state)
        }
    }

    private final class Container: UIViewController {
        var log: [String] = []

        override func addChild(_ child: UIViewController) {
            super.addChild(child)
            log.append("add \(children.count)")
        }

        override var keyCommands: [UIKeyCommand]? { [] }
    }

    @Test("Button: a subclass changes the titles that are set")
    func button() {
        let button = LoadingButton()
        button.setTitle("go", for: .normal)
        #expect(button.titles == ["go"])
        #expect(button.title(for: .normal) == "GO")
    }

    @Test("Button: a system button with an image calls its target")
    func systemButton() {
        final class Target {
            var count = 0
            func tapped() { count += 1 }
        }
        let target = Target()
        let button = UIButton.systemButton(
            with: UIImage(systemName: "trash") ?? UIImage(), target: target,
            action: Selector(Target.tapped))
        button.sendActions(for: .touchUpInside)
        #expect(target.count == 1)
        #expect(button.buttonType == .system && button.image(for: .normal) != nil)
    }

    @Test("View controller: a subclass follows its children")
    func containment() {
        let container = Container()
        let children = [UIViewController(), UIViewController()]
        for child in children { container.addChild(child) }
        container.view.addSubview(children[0].view)
        container.transition(from: children[0], to: children[1], duration: 0, animations: nil)
        #expect(container.log == ["add 1", "add 2"])
    }

    @Test("View controller: added shortcuts act whatever a subclass returns, until removed")
    func addedShortcuts() {
        final class Target: UIViewController {
            var count = 0
            override var keyCommands: [UIKeyCommand]? { [] }
            func pressed() { count += 1 }
        }
        let controller = Target()
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 200), rootViewController: controller)
        let command = UIKeyCommand(
            input: "k", modifierFlags: .control, action: Selector(Target.pressed))
        controller.addKeyCommand(command)
        app.keyboard.press(.character("k"), .control)
        controller.removeKeyCommand(command)
        app.keyboard.press(.character("k"), .control)
        #expect(controller.count == 1)
    }

    @Test("Older and rarer names: their values are those of the newer ones")
    func names() {
        let search = UISearchController(searchResultsController: nil)
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
        #expect(CGFloat(truncating: NSNumber(value: 0.25)) == 0.25)
        #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
        #expect(UIImage(systemName: "trash", variableValue: 0.5) != nil)
        #expect(UIImage(systemName: "no such symbol", variableValue: 0.5) == nil)
        #expect(UIViewController().textInputMode?.primaryLanguage?.isEmpty == false)
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        #expect(pages.spineLocation == .none)
        let field = UITextField()
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
        field.inlinePredictionType = .no
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
        #expect(field.inlinePredictionType == .no && UITextView().inlinePredictionType == .default)
    }

    @Test("Print information: a dictionary brings the properties back")
    func printInfo() {
        let info = UIPrintInfo.printInfo()
        info.jobName = "Report"
        info.orientation = .landscape
        info.duplex = .shortEdge
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "Report" && copy.orientation == .landscape)
        #expect(copy.duplex == .shortEdge && copy.outputType == .general)
        #expect(UIPrintInfo(dictionary: ["orientation": 9]).orientation == .portrait)
    }
}
