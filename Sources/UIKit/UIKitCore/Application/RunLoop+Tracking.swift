public import Foundation

nonisolated extension RunLoop.Mode {
    /// The mode of the main loop while the content of a scroll view follows a finger, and until it
    /// rests. Timers and display links in the default mode wait; those in ``common`` modes go on.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
