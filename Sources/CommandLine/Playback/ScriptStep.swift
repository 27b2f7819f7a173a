public import Foundation

/// A step of a script. ``Script`` describes its JSON.
public enum ScriptStep: Hashable, Sendable {
    /// Touch the first point, move through the others at an even pace within `duration` seconds,
    /// lift.
    case drag([CGPoint], duration: Double, pressure: Double?)

    /// Tap `count` times.
    case tap(Place, count: Int, pressure: Double?)

    /// Touch and stay for `duration` seconds.
    case longPress(Place, duration: Double)

    /// Put two fingers around a place and move them from one distance to another.
    case pinch(Place, from: CGFloat, to: CGFloat, duration: Double)

    /// Type into what has the keyboard.
    case type(String)

    case press(KeyChord)

    /// Let so many seconds pass.
    case wait(Double)

    case resize(CGSize)

    /// Turn the desktop light or dark.
    case appearance(Appearance)

    /// Write a picture of the window to a PNG file.
    case snapshot(path: String)

    /// Write the window's views to a text file.
    case describe(path: String)

    case expect(Expectation)

    /// Do nothing: the author wrote a note.
    case note

    /// The place of a touch.
    public enum Place: Hashable, Sendable {
        /// In window points, from the top-left corner.
        case point(CGPoint)

        /// The middle of the element with this accessibility identifier or label.
        case element(String)
    }

    public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// The expected state of an element. `nil` values are not compared.
    public struct Expectation: Hashable, Sendable {
        /// The element's accessibility identifier or label.
        public var find: String

        /// `false` if the element must not be on the screen.
        public var exists = true

        public var enabled: Bool?
        public var label: String?
        public var value: String?

        /// In window points; each number may differ by half a point.
        public var frame: CGRect?

        public init(find: String) {
            self.find = find
        }
    }
}
