import Testing
import UIKit
import UIKitTesting

@Suite("Button configurations")
struct ButtonConfigurationTests {
    private let recorder = Recorder()

    @Test("Button configuration: the size is the insets and the title exactly")
    func size() {
        for (size, point, insets) in [
            (UIButton.Configuration.Size.mini, CGFloat(15), CGSize(width: 20, height: 10)),
            (.small, 15, CGSize(width: 20, height: 10)),
            (.medium, 17, CGSize(width: 24, height: 14)),
            (.large, 17, CGSize(width: 40, height: 30)),
        ] {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Continue"
            configuration.buttonSize = size
            let button = UIButton(configuration: configuration)
            let label = UILabel()
            label.text = "Continue"
            label.font = .systemFont(ofSize: point)
            let text = label.intrinsicContentSize
            #expect(button.intrinsicContentSize.height == text.height + insets.height)
            #expect(abs(button.intrinsicContentSize.width - text.width - insets.width) < 1)
        }
    }

    @Test("Button configuration: the handler runs once in the next update, for state changes")
    func handler() {
        let button = UIButton(configuration: .gray())
        button.configurationUpdateHandler = { [recorder] button in
            recorder.note(button.isHighlighted ? "highlighted" : "normal")
            button.configuration?.title = button.isHighlighted ? "Down" : "Up"
        }
        button.frame.size = CGSize(width: 100, height: 40)
        let app = HeadlessApp.showing(button)
        #expect(recorder.events == ["normal"] && button.titleLabel?.text == "Up")
        // Assigning a configuration does not call it.
        button.configuration = .filled()
        app.settle()
        #expect(recorder.events == ["normal"])
        app.finger.down(at: CGPoint(x: 60, y: 40))
        app.settle()
        #expect(recorder.events == ["normal", "highlighted"])
        #expect(button.titleLabel?.text == "Down")
        button.isSelected = true
        button.isSelected = false
        #expect(recorder.events.count == 2)
        app.finger.up()
        app.settle()
        #expect(recorder.events == ["normal", "highlighted", "normal"])
    }

    @Test("Button configuration: colours follow look, state and role; own colours stay")
    func colors() throws {
        let button = UIButton(configuration: .filled())
        let filled = try #require(button.configuration).updated(for: button)
        #expect(filled.baseForegroundColor == .white)
        #expect(filled.background.backgroundColor == .systemBlue)
        button.role = .destructive
        let destructive = try #require(button.configuration).updated(for: button)
        #expect(destructive.background.backgroundColor == .systemRed)
        button.isEnabled = false
        let disabled = try #require(button.configuration).updated(for: button)
        #expect(disabled.baseForegroundColor == .tertiaryLabel)
        #expect(disabled.background.backgroundColor == .tertiarySystemFill)
        button.configuration?.background.backgroundColor = .brown
        let own = try #require(button.configuration).updated(for: button)
        #expect(own.background.backgroundColor == .brown)
    }

    @Test("Button configuration: image, title and subtitle stand where they are asked to")
    func layout() throws {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Share"
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 8
        let button = UIButton(configuration: configuration)
        let app = HeadlessApp.showing(button)
        button.sizeToFit()
        app.settle()
        let image = try #require(button.imageView)
        let title = try #require(button.titleLabel)
        #expect(image.frame.minX == 12 && title.frame.minX == image.frame.maxX + 8)
        button.configuration?.imagePlacement = .trailing
        app.settle()
        #expect(title.frame.minX == 12 && image.frame.minX == title.frame.maxX + 8)
        button.configuration?.imagePlacement = .top
        button.sizeToFit()
        app.settle()
        #expect(image.frame.minY == 7 && title.frame.minY == image.frame.maxY + 8)
        button.configuration?.showsActivityIndicator = true
        app.advance(by: 0.1)
        #expect(image.isHidden && button.accessibilityLabel == "Share")
        button.configuration = nil
        app.settle()
    }

    @Test("Button configuration: attributed titles and transformers decide the font")
    func attributes() throws {
        var title = AttributedString("Buy")
        title.font = .systemFont(ofSize: 30)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 30))
        button.configuration?.title = "Sell"
        button.configuration?.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 20, weight: .bold)
            return outgoing
        }
        #expect(button.titleLabel?.font == .systemFont(ofSize: 20, weight: .bold))
    }

    @Test("Button: a toggle flips before its actions; right clicks do not press")
    func toggle() {
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Bold") { [recorder] action in
                recorder.note("\((action.sender as? UIButton)?.isSelected == true)")
            })
        button.changesSelectionAsPrimaryAction = true
        button.frame.size = CGSize(width: 100, height: 40)
        let app = HeadlessApp.showing(button)
        app.finger.tap(at: CGPoint(x: 60, y: 40))
        app.finger.tap(at: CGPoint(x: 60, y: 40))
        #expect(recorder.events == ["true", "false"])
        app.mouse.click(at: CGPoint(x: 60, y: 40), button: .secondary)
        #expect(recorder.events.count == 2)
        app.mouse.click(at: CGPoint(x: 60, y: 40))
        #expect(recorder.events.count == 3)
    }
}
