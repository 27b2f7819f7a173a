/// What delivers a session's frames: a pipeline of GStreamer's, or pictures.
protocol FrameProducer: AnyObject {
    /// Starts the frames. Failures are reported through the session's signals.
    func start()

    /// Stops the frames; none is reported after.
    func stop()

    /// Returns the pending frame, if there is one.
    func takeFrame() -> CameraFrame?
}
