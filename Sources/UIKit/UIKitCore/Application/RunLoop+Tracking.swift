public import Foundation

nonisolated extension RunLoop.Mode {
    /// The mode in which timers fire while the user scrolls: ``common``, since the main loop stays
    /// in its default mode then.
    public static var tracking: RunLoop.Mode { .common }
}
