import PatternKit
import TestSupport
import Testing
import UIKit

@Suite("Observing views")
@MainActor
struct ViewObservingTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("View observing: setting frame notifies with the old and the new one", .rows("S2-65"))
    func frame() {
        var frames: [CGRect?] = []
        let observation = view.observe(\.frame, options: [.old, .new]) { _, change in
            frames += [change.oldValue, change.newValue]
        }
        view.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 10, height: 10),
                CGRect(x: 5, y: 0, width: 20, height: 10),
            ])
        observation.invalidate()
        view.frame = .zero
        #expect(frames.count == 2)
    }

    @Test("View observing: setting frame notifies observers of bounds and center that changed")
    func faces() {
        var told: [String] = []
        let observations = [
            view.observe(\.frame) { _, _ in told.append("frame") },
            view.observe(\.bounds) { _, _ in told.append("bounds") },
            view.observe(\.center) { _, _ in told.append("center") },
        ]
        view.frame.origin.x = 1
        #expect(told == ["frame", "center"])
        told = []
        view.bounds.origin.y = 1
        #expect(told == ["bounds"])
        told = []
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(told == ["frame"])
        #expect(observations.count == 3)
    }

    @Test("View observing: scrolling notifies observers of bounds", .rows("S2-64"))
    func scrolling() {
        var lines: [String] = []
        let observation = view.observe(\.bounds, options: .new) { _, change in
            let offset = change.newValue?.origin ?? .zero
            lines.append(String(format: "offsetX = %f, offsetY = %f", offset.x, offset.y))
        }
        view.bounds.origin = CGPoint(x: 0, y: 120.5)
        #expect(lines == ["offsetX = 0.000000, offsetY = 120.500000"])
        observation.invalidate()
    }

    @Test("View observing: alpha and isHidden notify")
    func look() {
        var told: [String] = []
        let observations = [
            view.observe(\.alpha, options: .new) { told.append("\($1.newValue ?? -1)") },
            view.observe(\.isHidden, options: .new) { told.append("\($1.newValue == true)") },
        ]
        view.alpha = 2
        view.alpha = 0.5
        view.isHidden = true
        #expect(told == ["1.0", "0.5", "true"])
        #expect(observations.count == 2)
    }

    @Test(
        "View observing: an animation notifies once, with its final value, at its beginning",
        .rows("S2-65"))
    func animation() throws {
        let app = try AppFixture()
        app.window.addSubview(view)
        app.host.settle()
        var places: [CGFloat] = []
        let observation = view.observe(\.center, options: .new) {
            places.append($1.newValue?.x ?? .nan)
        }
        UIView.animate(withDuration: 1) { view.center.x = 105 }
        #expect(places == [105])
        app.host.settle()
        #expect(places == [105])
        observation.invalidate()
    }

    @Test("View observing: Auto Layout notifies")
    func autoLayout() throws {
        let app = try AppFixture()
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        app.window.addSubview(inner)
        var frame = CGRect.zero
        let observation = inner.observe(\.frame, options: .new) { frame = $1.newValue ?? .zero }
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: app.window.leadingAnchor, constant: 20),
            inner.topAnchor.constraint(equalTo: app.window.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        app.host.settle()
        #expect(frame == CGRect(x: 20, y: 0, width: 50, height: 30))
        observation.invalidate()
    }

    @Test("View observing: retains neither the view nor its observers")
    func lifetimes() throws {
        try assertDeallocated { probe in
            let view = probe.watch(UIView())
            let observation = probe.watch(view.observe(\.frame) { _, _ in })
            view.frame.size.width = 5
            withExtendedLifetime(observation) {}
        }
    }
}
