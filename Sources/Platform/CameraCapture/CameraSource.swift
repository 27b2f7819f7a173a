/// The source of a ``Camera``'s frames.
public enum CameraSource: Hashable, Sendable {
    /// A camera at a path such as `/dev/video0`; the first one if it is `nil`. Unrequested frames
    /// are dropped.
    case device(String? = nil)

    /// A video, whose next frame is decoded after the previous one was processed. Images count as
    /// videos of one frame.
    case film(String)

    /// A moving ball, for testing without a camera. Unrequested frames are dropped.
    case testPattern

    /// The output of a GStreamer pipeline description: `videotestsrc num-buffers=3 ! timeoverlay`.
    ///
    /// - Parameter dropsFrames: `true` to drop unrequested frames, as for a camera, `false` to
    ///   block until they are requested.
    case pipeline(String, dropsFrames: Bool)
}

extension CameraSource {
    /// `true` if unrequested frames are dropped, `false` if they block.
    var dropsFrames: Bool {
        switch self {
        case .device, .testPattern: true
        case .film: false
        case .pipeline(_, let dropsFrames): dropsFrames
        }
    }
}

/// Texts in GStreamer's pipeline language.
enum PipelineText {
    /// Returns a text as a quoted word.
    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Returns the description of a pipeline that converts the frames of `source` to images of a
    /// format in the sink ``sinkName``.
    static func frames(
        of source: String, format: CameraFrame.Format, dropsFrames: Bool
    ) -> String {
        """
        \(source) ! videoconvert ! video/x-raw,format=\(format == .grey ? "GRAY8" : "BGRA") \
        ! appsink name=\(sinkName) sync=false max-buffers=1 drop=\(dropsFrames)
        """
    }

    static let sinkName = "frames"
}
