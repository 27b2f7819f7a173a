/// Why there are no frames.
public enum CameraError: Error, Hashable, Sendable {
    /// There is no camera at all.
    case noCamera

    /// There is no camera, or file, at that path.
    case missing(String)

    /// The system does not let this program use it.
    case forbidden(String)

    /// Another program uses the camera.
    case busy(String)

    /// A camera was pulled out, or stopped answering; GStreamer's own words.
    case lost(String)

    /// The film has no pictures, or GStreamer cannot show them; its own words.
    case unreadable(String)

    /// A description in GStreamer's language makes no sense; its own words.
    case description(String)
}

extension CameraError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noCamera: "There is no camera. Connect one and try again."
        case .missing(let path): "There is nothing at “\(path)”."
        case .forbidden(let path):
            "“\(path)” may not be used. For a camera, add yourself to the group “video” and log in again."
        case .busy(let path): "Another program uses “\(path)”. Close it and try again."
        case .lost(let words): "The camera gives no more pictures: \(words)"
        case .unreadable(let words): "It cannot be shown: \(words)"
        case .description(let words): "The pipeline cannot be made: \(words)"
        }
    }
}
