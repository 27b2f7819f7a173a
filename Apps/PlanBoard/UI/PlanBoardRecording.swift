public import Foundation

/// A card that is moved to the next column, recorded for those who have no display.
public enum PlanBoardRecording {
    /// The recording as a script of `touchstone`, for a window of a size.
    public static func script(for size: CGSize) -> Data { Data("[]".utf8) }
}
