import Testing
import UIKit
import UIKitTesting

@Suite("Appearance")
@MainActor
struct AppearanceTests {
    // Classes of their own: looks hold for the whole process.
    private final class Note: UILabel {}
    private final class Card: UIView {}
    private final class Gauge: UISlider {}
    private final class Panel: UIView {}

    private func app(_ views: UIView...) -> HeadlessApp {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        return HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: controller)
    }

    @Test("Appearance: views of the class get it when they enter a window, others do not")
    func applies() {
        Note.appearance().textColor = .red
        Note.appearance().font = .boldSystemFont(ofSize: 30)
        let note = Note()
        let label = UILabel()
        #expect(note.textColor == .label)
        _ = app(note, label)
        #expect(note.textColor == .red && note.font == .boldSystemFont(ofSize: 30))
        #expect(label.textColor == .label)
    }

    @Test("Appearance: a value of the view's own wins")
    func ownValue() {
        Gauge.appearance().minimumTrackTintColor = .green
        let own = Gauge()
        own.minimumTrackTintColor = .blue
        let plain = Gauge()
        _ = app(own, plain)
        #expect(own.minimumTrackTintColor == .blue)
        #expect(plain.minimumTrackTintColor == .green)
    }

    @Test("Appearance: within containers it wins over that of the class")
    func containers() {
        Panel.appearance().backgroundColor = .red
        Panel.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .blue
        let card = Card()
        let inside = Panel()
        let outside = Panel()
        card.addSubview(inside)
        _ = app(card, outside)
        #expect(inside.backgroundColor == .blue)
        #expect(outside.backgroundColor == .red)
    }

    @Test("Appearance: for traits it is set on views that have them")
    func traits() {
        final class Tag: UIView {}
        Tag.appearance().backgroundColor = .red
        Tag.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .blue
        let light = Tag()
        let dark = Tag()
        let outer = UIView()
        outer.overrideUserInterfaceStyle = .dark
        outer.addSubview(dark)
        _ = app(light, outer)
        #expect(light.backgroundColor == .red)
        #expect(dark.backgroundColor == .blue)
    }

    @Test("Appearance: a view in a window keeps its look until it enters one again")
    func later() {
        final class Chip: UIView {}
        Chip.appearance().tintColor = .red
        let chip = Chip()
        let app = app(chip)
        #expect(chip.tintColor == .red)
        Chip.appearance().tintColor = .green
        #expect(chip.tintColor == .red)
        let superview = chip.superview
        chip.removeFromSuperview()
        superview?.addSubview(chip)
        #expect(chip.tintColor == .green)
        withExtendedLifetime(app) {}
    }
}
