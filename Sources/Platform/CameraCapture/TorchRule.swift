/// The rule for turning on a camera's light.
///
/// It stays on until the session ends: a lit scene is no longer dark, and turning the light off
/// again would make it blink.
struct TorchRule {
    /// The mean grey level, of 255, below which a frame is dark.
    private static let darkness = 40

    /// The minimum number of sampled pixels, in frames that have as many.
    private static let samples = 1000

    private let torch: CaptureConfiguration.Torch

    /// `true` once a frame was dark.
    private var wasDark = false

    init(_ torch: CaptureConfiguration.Torch) { self.torch = torch }

    /// Returns `true` if the light should be turned on after this frame.
    mutating func shouldTurnOn(after frame: CameraFrame) -> Bool {
        guard torch == .automatic, !wasDark, Self.isDark(frame) else { return false }
        wasDark = true
        return true
    }

    private static func isDark(_ frame: CameraFrame) -> Bool {
        // Green stands for the luminance of coloured frames.
        let (size, offset) = frame.format == .grey ? (1, 0) : (4, 1)
        let count = frame.width * frame.height
        let step = max(count / samples, 1)
        let seen = stride(from: 0, to: count, by: step)
        let sum = seen.reduce(0) { $0 + Int(frame.bytes[$1 * size + offset]) }
        return sum < darkness * ((count + step - 1) / step)
    }
}
