import Testing
import UIKit
@_spi(UIKitInternals) import UIKitCore
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

    @Test("Button: its baseline is that of the centred title, at every height")
    func baselines() {
        let (first, second, label) = (UIButton(type: .system), UIButton(type: .system), UILabel())
        first.setTitle("Lap", for: .normal)
        second.setTitle("Start", for: .normal)
        label.text = "Beside"
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for view in [first, second, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
        }
        let height = second.heightAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
            second.topAnchor.constraint(equalTo: first.topAnchor), height,
            first.lastBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor),
            label.firstBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor),
        ])
        page.layoutIfNeeded()
        #expect(first.frame.height == 60 && second.frame.height == 60)
        let title = second.titleLabel.map { second.convert($0.bounds, from: $0) } ?? .zero
        #expect(abs(title.midY - 30) <= 0.5)
        // The label has another font's size: its baseline is on that of the title.
        let baseline = 10 + title.minY + (second.titleLabel?.firstBaselineOffsetFromTop ?? 0)
        #expect(abs(label.frame.minY + label.firstBaselineOffsetFromTop - baseline) <= 0.75)
        second.contentVerticalAlignment = .top
        first.contentVerticalAlignment = .top
        page.layoutIfNeeded()
        #expect(label.frame.minY < 30)
    }
}
