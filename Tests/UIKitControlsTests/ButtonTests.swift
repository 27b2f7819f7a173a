import Testing
import UIKit
import UIKitTesting

@Suite("Buttons")
struct ButtonTests {
    @Test("Button: a tap performs its primary action, and it shows its title")
    func primaryAction() throws {
        let recorder = Recorder()
        let button = UIButton(primaryAction: UIAction(title: "Undo") { _ in recorder.note("undo") })
        button.sizeToFit()
        let app = HeadlessApp.showing(button)
        try app.finger.tap(on: "Undo")
        #expect(recorder.events == ["undo"])
        #expect(button.buttonType == .system && button.currentTitle == "Undo")
        #expect(app.find("Undo")?.view === button)
    }

    @Test("Button: shows the content of its state, or else of the normal one")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("off", for: .normal)
        button.setTitle("on", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "off")
        button.isSelected = true
        #expect(button.titleLabel?.text == "on" && button.currentTitleColor == .red)
        #expect(button.accessibilityTraits == [.button, .selected])
        button.isEnabled = false
        #expect(button.titleLabel?.text == "off")
    }

    @Test("Button: dims immediately under the finger and brightens with an animation")
    func highlight() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame.size = CGSize(width: 100, height: 40)
        let app = HeadlessApp.showing(button)
        let resting = app.snapshot()
        app.finger.down(at: CGPoint(x: 70, y: 40))
        app.advance(by: 1 / 60)
        let dimmed = app.snapshot()
        let dims = dimmed != resting
        #expect(dims)
        app.finger.up()
        app.advance(by: 0.1)
        let between = app.snapshot()
        let fades = between != dimmed && between != resting
        #expect(fades)
        app.settle()
        let rests = app.snapshot() == resting
        #expect(rests)
    }

    @Test("Button: the image precedes the title, mirrored in right-to-left languages")
    func arrangement() {
        let button = UIButton(type: .system)
        button.setTitle("Folder", for: .normal)
        button.setImage(UIImage(systemName: "folder"), for: .normal)
        let content = CGRect(x: 0, y: 0, width: 200, height: 44)
        let image = button.imageRect(forContentRect: content)
        let title = button.titleRect(forContentRect: content)
        #expect(image.maxX <= title.minX + 0.5)
        #expect(abs(image.minX - (200 - title.maxX)) <= 1)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(
            button.titleRect(forContentRect: content).maxX
                <= button.imageRect(forContentRect: content).minX + 0.5)
        button.contentHorizontalAlignment = .trailing
        #expect(button.titleRect(forContentRect: content).minX == 0)
    }

    @Test("Button: its size includes its insets")
    func insets() {
        let button = UIButton(type: .system)
        button.setTitle("Grow", for: .normal)
        let size = button.intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
    }
}
