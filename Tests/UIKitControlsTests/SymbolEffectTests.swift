import Platform
import Testing
import UIKit
import UIKitTesting

@Suite("Symbol effects")
struct SymbolEffectTests {
    private let view: UIImageView
    private let app: HeadlessApp

    init() {
        view = UIImageView(image: UIImage(systemName: "bell.fill"))
        app = .showing(view)
    }

    private func shown(_ keyPath: String) -> Double {
        let value = (view.layer.presentation() ?? view.layer).value(forKeyPath: keyPath)
        return (value as? any BinaryFloatingPoint).map { Double($0) } ?? .nan
    }

    private var scale: Double { shown("transform.scale") }

    @Test("Symbol effect: a bounce grows and ends once, then the completion is called")
    func bounce() {
        var ends: [Bool] = []
        view.addSymbolEffect(.bounce.up) { context in
            #expect(context.sender as? UIImageView === view)
            ends.append(context.isFinished)
        }
        app.advance(by: 0.15)
        #expect(scale > 1.1 && view.transform == .identity && ends.isEmpty)
        app.advance(by: 0.4)
        #expect(abs(scale - 1) < 0.001 && ends == [true])
    }

    @Test("Symbol effect: options decide on speed and number of runs")
    func options() {
        var ends = 0
        view.addSymbolEffect(.bounce, options: .repeat(3).speed(0.5)) { _ in ends += 1 }
        app.advance(by: 2.4)
        #expect(ends == 0)
        app.advance(by: 0.4)
        #expect(ends == 1)
    }

    @Test("Symbol effect: a pulse goes on until it is removed, and reports that")
    func pulse() {
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse) { ends.append($0.isFinished) }
        app.advance(by: 10.5)
        #expect(shown("opacity") < 0.8 && ends.isEmpty && view.alpha == 1)
        view.removeSymbolEffect(ofType: .pulse)
        app.advance(by: 0.5)
        #expect(shown("opacity") == 1 && ends == [false])
    }

    @Test("Symbol effect: a scale lasts, and goes back when it is removed")
    func lastingScale() {
        view.addSymbolEffect(.scale.up)
        app.advance(by: 5)
        #expect(abs(scale - 1.2) < 0.001)
        view.addSymbolEffect(.scale.down, animated: false)
        app.advance(by: 0.05)
        #expect(abs(scale - 0.83) < 0.001)
        view.removeAllSymbolEffects()
        app.advance(by: 0.05)
        #expect(scale > 0.83 && scale < 1)
        app.advance(by: 0.5)
        #expect(abs(scale - 1) < 0.001)
    }

    @Test("Symbol effect: a symbol that disappeared comes back with appear")
    func presence() {
        view.addSymbolEffect(.disappear)
        app.advance(by: 1)
        #expect(shown("opacity") == 0 && view.alpha == 1)
        view.addSymbolEffect(.appear.up)
        app.advance(by: 1)
        #expect(shown("opacity") == 1)
    }

    @Test("Symbol effect: with reduced motion symbols fade, but do not move")
    func reducedMotion() {
        app.host.reducesMotion = true
        var ends = 0
        view.addSymbolEffect(.bounce) { _ in ends += 1 }
        view.addSymbolEffect(.wiggle)
        app.advance(by: 0.15)
        #expect(scale == 1 && shown("transform.translation.x") == 0 && ends == 1)
        view.addSymbolEffect(.pulse)
        app.advance(by: 0.7)
        #expect(shown("opacity") < 0.5)
    }

    @Test("Symbol transition: the image changes at once, the picture by and by")
    func replacing() throws {
        let slash = try #require(UIImage(systemName: "bell.slash.fill"))
        let before = app.snapshot()
        var isFinished = false
        view.setSymbolImage(slash, contentTransition: .replace.downUp) {
            isFinished = $0.isFinished && $0.contentTransition != nil
        }
        #expect(view.image === slash)
        app.advance(by: 0.07)
        #expect(scale < 0.9 && !isFinished)
        app.advance(by: 1)
        #expect(scale == 1 && isFinished && app.snapshot() != before)
        let plain = HeadlessApp.showing(UIImageView(image: slash))
        #expect(app.snapshot() == plain.snapshot())
    }

    @Test("Symbol transition: an image that is set in between ends it")
    func interrupted() throws {
        let slash = try #require(UIImage(systemName: "bell.slash.fill"))
        let trash = try #require(UIImage(systemName: "trash"))
        var ends: [Bool] = []
        view.setSymbolImage(slash, contentTransition: .automatic) { ends.append($0.isFinished) }
        app.advance(by: 0.05)
        view.image = trash
        app.advance(by: 1)
        #expect(ends == [false])
        #expect(app.snapshot() == HeadlessApp.showing(UIImageView(image: trash)).snapshot())
    }

    @Test("Button: animates its symbol when it is tapped, and when it becomes another one")
    func button() throws {
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 60, height: 44)
        button.setImage(UIImage(systemName: "play"), for: .normal)
        button.isSymbolAnimationEnabled = true
        let app = HeadlessApp.showing(button)
        let image = try #require(button.imageView)
        app.finger.tap(at: CGPoint(x: 50, y: 42))
        app.advance(by: 0.1)
        #expect(image.layer.animationKeys()?.contains { $0.contains("bounce") } == true)
        app.settle()
        button.setImage(UIImage(systemName: "pause"), for: .normal)
        app.advance(by: 0.05)
        #expect(image.layer.animationKeys()?.contains { $0.contains("replace") } == true)
    }

    @Test("Bar item: an effect that was added before the bar made a view is shown")
    func barItem() throws {
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "bell"), primaryAction: nil)
        item.addSymbolEffect(.pulse)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        bar.items = [item]
        let app = HeadlessApp.showing(bar)
        app.advance(by: 0.7)
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        let layer = try #require(button.imageView?.layer)
        #expect((layer.presentation()?.opacity ?? 1) < 0.5)
        item.removeAllSymbolEffects(animated: false)
        app.advance(by: 0.1)
        #expect(layer.presentation()?.opacity == 1)
        item.setSymbolImage(
            try #require(UIImage(systemName: "bell.slash")), contentTransition: .replace)
        app.advance(by: 0.05)
        #expect(layer.animationKeys()?.contains { $0.contains("replace") } == true)
    }
}
