@testable import CameraCapture

/// What happens in a session, in words.
enum CameraStory {
    /// All events until the session ends or `isLast` says so, frames in a row as one word.
    static func words(
        of camera: Camera, until isLast: (CameraEvent) async -> Bool = { _ in false }
    ) async throws -> [String] {
        var words: [String] = []
        for try await event in camera {
            let word = word(for: event)
            if words.last != word { words.append(word) }
            if await isLast(event) { break }
        }
        return words
    }

    private static func word(for event: CameraEvent) -> String {
        switch event {
        case .started(let format): "started \(format.width)×\(format.height)"
        case .refused: "refused"
        case .frame: "frames"
        case .interrupted: "interrupted"
        case .interruptionEnded: "resumed"
        case .stopped: "stopped"
        }
    }

    /// Whether no pipeline lives any more. A thread of GStreamer's may hold one a moment longer
    /// than its session does.
    static func isNothingLeft() async -> Bool {
        for _ in 0..<1_000_000 {
            if Pipeline.livingCount.load(ordering: .relaxed) == 0 { return true }
            await Task.yield()
        }
        return false
    }
}
