import UIKit
import UIKitTesting

extension HeadlessApp {
    /// Eight pictures of what `start` begins: one before, six on the way, and one at rest.
    func film(_ start: () throws -> Void) rethrows -> [Snapshot] {
        var frames = [snapshot()]
        try start()
        for step in [0.02, 0.04, 0.06, 0.08, 0.1, 0.12] {
            advance(by: step)
            frames.append(snapshot())
        }
        settle()
        return frames + [snapshot()]
    }

    /// Eight pictures of a finger that swipes from a point through three others, and lifts.
    func filmSwipe(from start: CGPoint, through points: [CGPoint]) -> [Snapshot] {
        var frames = [snapshot()]
        finger.down(at: start)
        for point in points {
            finger.move(to: point, duration: 0.1)
            frames.append(snapshot())
        }
        finger.up()
        for step in [0.05, 0.1, 0.1] {
            advance(by: step)
            frames.append(snapshot())
        }
        settle()
        return frames + [snapshot()]
    }
}

/// The surroundings in which the films and pictures of lists may differ.
nonisolated enum ListSurroundings: String, CaseIterable, Sendable {
    case light, dark, rtl, chinese, largest

    /// An app in these surroundings, in a window of `size`.
    @MainActor func app(_ size: CGSize, _ controller: UIViewController) -> HeadlessApp {
        let variant = AppVariant(
            size: size, appearance: self == .dark ? .dark : .light,
            language: self == .chinese ? .simplifiedChinese : .english,
            isRightToLeft: self == .rtl,
            typeSize: self == .largest ? .accessibilityExtraExtraExtraLarge : .large)
        let app = HeadlessApp(variant, scale: 1, rootViewController: controller)
        app.settle()
        return app
    }

    /// The text in the language of the surroundings.
    func text(_ english: String, _ chinese: String) -> String {
        self == .chinese ? chinese : english
    }
}
