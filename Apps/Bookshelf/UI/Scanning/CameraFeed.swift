package import CameraCapture

/// What a camera delivers. Each call begins a session, which ends when nothing asks for its next
/// event.
package typealias CameraFeed = @MainActor () -> AsyncThrowingStream<CameraEvent, any Error>

extension Camera {
    /// The computer's first camera.
    @MainActor static func first() -> AsyncThrowingStream<CameraEvent, any Error> {
        // The stream asks for one event at a time, after the one before has come.
        nonisolated(unsafe) var events = Camera(.device()).makeAsyncIterator()
        return AsyncThrowingStream { try await events.next() }
    }
}
