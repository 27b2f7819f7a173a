public import QRReading

/// How a camera is to take pictures of codes.
public struct CaptureConfiguration: Hashable, Sendable {
    /// When a camera's light is on, where it has one.
    public enum Torch: Hashable, Sendable {
        case off

        /// On from the first dark picture to the end of the session.
        case automatic
    }

    /// The sizes to ask for, the best first. A camera that has none of them chooses itself.
    public var presets: [CapturePreset]

    /// When the lamp is on, where the camera has one.
    public var torch: Torch

    /// Whether the camera keeps focusing, where it can.
    public var focusesContinuously: Bool

    public init(
        presets: [CapturePreset] = CapturePreset.allCases, torch: Torch = .automatic,
        focusesContinuously: Bool = true
    ) {
        self.presets = presets
        self.torch = torch
        self.focusesContinuously = focusesContinuously
    }
}
