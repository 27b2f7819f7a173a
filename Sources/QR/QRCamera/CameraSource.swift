/// Where the frames of a ``Camera`` come from.
public enum CameraSource: Hashable, Sendable {
    /// A camera at a path like `/dev/video0`; the first one there is when it is `nil`. Frames that
    /// nobody waits for are dropped.
    case device(String? = nil)

    /// A film, every frame of which is shown as soon as the last was looked at. Pictures count as
    /// films of one frame.
    case film(String)

    /// A ball that jumps about, for trying things out without a camera. Frames that nobody waits
    /// for are dropped.
    case testPattern

    /// Whatever a description in GStreamer's own language makes:
    /// `videotestsrc num-buffers=3 ! timeoverlay`.
    ///
    /// - Parameter dropsFrames: Whether frames that nobody waits for are dropped, as a camera's
    ///   are, or awaited.
    case pipeline(String, dropsFrames: Bool)
}

extension CameraSource {
    /// Whether frames that nobody waits for are dropped, or awaited.
    var dropsFrames: Bool {
        switch self {
        case .device, .testPattern: true
        case .film: false
        case .pipeline(_, let dropsFrames): dropsFrames
        }
    }
}

/// GStreamer's language for pipelines.
enum PipelineText {
    /// A text as one word.
    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// What turns the frames of `source` into grey pictures in the sink called ``sinkName``.
    static func greyFrames(of source: String, dropsFrames: Bool) -> String {
        """
        \(source) ! videoconvert ! video/x-raw,format=GRAY8 \
        ! appsink name=\(sinkName) sync=false max-buffers=1 drop=\(dropsFrames)
        """
    }

    static let sinkName = "frames"
}
