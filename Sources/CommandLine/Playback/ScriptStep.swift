public import Foundation

/// A step of a script. ``Script`` describes its JSON.
public enum ScriptStep: Hashable, Sendable {
    /// Touches the first point, moves through the others at a constant speed within `duration`
    /// seconds, and lifts.
    case drag([CGPoint], duration: Double, pressure: Double?)

    /// Taps `count` times.
    case tap(Place, count: Int, pressure: Double?)

    /// Touches and holds for `duration` seconds.
    case longPress(Place, duration: Double)

    /// Touches with two fingers around a place, and moves them from one distance to another.
    case pinch(Place, from: CGFloat, to: CGFloat, duration: Double)

    /// Turns the wheel at a point, by a distance in points.
    case scroll(CGPoint, by: CGSize)

    /// Types into the first responder.
    case type(String)

    case press(KeyChord)

    /// Waits for a number of seconds.
    case wait(Double)

    /// Waits until an element is as expected, at most `limit` seconds.
    case waitFor(Expectation, limit: Double)

    /// Waits until the app is idle, at most `limit` seconds.
    case settle(limit: Double)

    case resize(CGSize)

    /// Sets the appearance of the desktop.
    case appearance(Appearance)

    /// Writes a picture of the window to a PNG file.
    case snapshot(path: String)

    /// Writes a description of the window's views to a text file.
    case describe(path: String)

    case expect(Expectation)

    /// A note of the script's author, without an action.
    case note

    /// The place of a touch.
    public enum Place: Hashable, Sendable {
        /// A position in window points, from the top-left corner.
        case point(CGPoint)

        /// The centre of the element with this accessibility identifier or label.
        case element(String)
    }

    public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// The expected state of an element. Properties that are `nil` are not compared.
    public struct Expectation: Hashable, Sendable {
        /// The element's accessibility identifier or label.
        public var find: String

        /// `false` if the element must not be on the screen.
        public var exists = true

        public var enabled: Bool?
        public var label: String?
        public var value: String?

        /// The frame in window points, compared with a tolerance of half a point.
        public var frame: CGRect?

        public init(find: String) {
            self.find = find
        }
    }
}
