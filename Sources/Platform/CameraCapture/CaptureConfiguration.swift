/// The settings of a camera for capturing codes.
public struct CaptureConfiguration: Hashable, Sendable {
    /// The use of a camera's light, if it has one.
    public enum Torch: Hashable, Sendable {
        case off

        /// On from the first dark frame to the end of the session.
        case automatic
    }

    /// The requested sizes, in order of preference. A camera that supports none of them uses its
    /// default.
    public var presets: [CapturePreset]

    /// The use of the light, if the camera has one.
    public var torch: Torch

    /// `true` to focus continuously, if the camera can.
    public var focusesContinuously: Bool

    /// What the frames' pixels are made of: grey by default.
    public var format: CameraFrame.Format

    public init(
        presets: [CapturePreset] = CapturePreset.allCases, torch: Torch = .automatic,
        focusesContinuously: Bool = true, format: CameraFrame.Format = .grey
    ) {
        self.format = format
        self.presets = presets
        self.torch = torch
        self.focusesContinuously = focusesContinuously
    }
}
