import Foundation
import UIKit
public import UIKitTesting

/// A user who does anything: chooses steps at random, mostly on elements that react.
///
///     var monkey = Monkey(app: app, seed: 7)
///     for _ in 0..<1000 { try player.play(monkey.nextStep()) }
///
/// The same seed on the same app makes the same steps.
@MainActor
public struct Monkey {
    private let app: HeadlessApp
    private var random: SplitMix

    /// Creates a monkey.
    public init(app: HeadlessApp, seed: UInt64) {
        self.app = app
        random = SplitMix(seed: seed)
    }

    /// Returns the next step, for the app as it is now.
    public mutating func nextStep() -> ScriptStep {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<58: .tap(target(), count: oneOrTwo(), pressure: nil)
        case 58..<70:
            .drag(
                path(), duration: Double(Int.random(in: 1...6, using: &random)) / 10,
                pressure: nil)
        case 70..<75: .longPress(target(), duration: 0.7)
        case 75..<86: app.receivesText ? .type(text()) : .tap(target(), count: 1, pressure: nil)
        case 86..<92: .press(Self.keys.randomElement(using: &random) ?? KeyChord(.named(.escape)))
        case 92..<94: pinch()
        case 94: .resize(Self.sizes.randomElement(using: &random) ?? app.window.bounds.size)
        case 95: .appearance(Bool.random(using: &random) ? .light : .dark)
        default: .wait(Double(Int.random(in: 1...10, using: &random)) / 10)
        }
    }

    // MARK: Places

    /// Returns an element that reacts to touches, or sometimes a point.
    private mutating func target() -> ScriptStep.Place {
        let targets = app.touchTargets()
        guard !targets.isEmpty, Int.random(in: 0..<10, using: &random) > 0 else {
            return .point(point())
        }
        for _ in 0..<5 {
            guard let element = targets.randomElement(using: &random), element.isHittable else {
                continue
            }
            let center = element.center
            return .point(CGPoint(x: center.x.rounded(), y: center.y.rounded()))
        }
        return .point(point())
    }

    private mutating func point() -> CGPoint {
        let size = app.window.bounds.size
        return CGPoint(
            x: CGFloat(Int.random(in: 0..<max(1, Int(size.width)), using: &random)),
            y: CGFloat(Int.random(in: 0..<max(1, Int(size.height)), using: &random)))
    }

    /// Returns two to four points; half of the paths are vertical or horizontal.
    private mutating func path() -> [CGPoint] {
        var (start, end) = (point(), point())
        switch Int.random(in: 0..<4, using: &random) {
        case 0: end.x = start.x
        case 1: end.y = start.y
        case 2: start.x = 0
        default: break
        }
        let more = Int.random(in: 0...2, using: &random)
        return [start] + (0..<more).map { _ in point() } + [end]
    }

    private mutating func pinch() -> ScriptStep {
        .pinch(
            .point(point()), from: CGFloat(Int.random(in: 20...200, using: &random)),
            to: CGFloat(Int.random(in: 20...200, using: &random)), duration: 0.3)
    }

    private mutating func oneOrTwo() -> Int {
        Int.random(in: 0..<12, using: &random) == 0 ? 2 : 1
    }

    // MARK: Texts and keys

    private mutating func text() -> String {
        Self.texts.randomElement(using: &random) ?? ""
    }

    /// Texts that programs stumble over.
    private static let texts = [
        "a", "Ada Lovelace", "0", "-1", "3.14", "1e999", "99999999999999999999", " ", "\t",
        "\n", "\"", "'; --", "你好", "é", "👩‍👩‍👧‍👦", "שלום", "A\u{301}", "%@ %d", "../..",
        String(repeating: "long ", count: 40),
    ]

    private static let keys = [
        "enter", "tab", "shift+tab", "escape", "space", "backspace", "delete", "up", "down",
        "left", "right", "home", "end", "pageup", "pagedown", "ctrl+z", "ctrl+shift+z", "ctrl+a",
        "ctrl+c", "ctrl+x", "ctrl+v", "ctrl+n", "ctrl+f", "ctrl+s", "alt+left", "f2",
    ].compactMap(KeyChord.init)

    private static let sizes = [
        CGSize(width: 320, height: 480), CGSize(width: 375, height: 667),
        CGSize(width: 667, height: 375), CGSize(width: 768, height: 1024),
        CGSize(width: 1280, height: 800),
    ]
}

extension HeadlessApp {
    /// The shown views that react to touches themselves.
    fileprivate func touchTargets() -> [Element] {
        query().filter { view in
            if let control = view as? UIControl { return control.isEnabled }
            return view is UITableViewCell || view is UICollectionViewCell
                || view.gestureRecognizers?.isEmpty == false
        }.all
    }
}
