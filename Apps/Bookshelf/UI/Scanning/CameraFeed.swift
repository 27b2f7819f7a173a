package import QRCamera

/// What a camera delivers. Each call begins a session, which ends when nothing asks for its next
/// event.
package typealias CameraFeed = @MainActor () -> any AsyncSequence<CameraEvent, any Error>

extension Camera {
    /// The computer's first camera.
    @MainActor static func first() -> any AsyncSequence<CameraEvent, any Error> {
        Camera(.device())
    }
}
