public import Foundation

/// A card that keys move to the next column, recorded for those who have no display.
public enum PlanBoardRecording {
    /// The recording as a script of `touchstone`, for windows of every size.
    public static let script = Data(
        #"""
        [
            {"press": "down"}, {"press": "down"}, {"press": "space"}, {"wait": 0.4},
            {"press": "right"}, {"wait": 0.4}, {"press": "space"}, {"settle": 3}
        ]
        """#.utf8)
}
