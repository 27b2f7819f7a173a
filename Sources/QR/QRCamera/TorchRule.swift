import QRReading

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
    mutating func shouldTurnOn(after frame: GreyPicture) -> Bool {
        guard torch == .automatic, !wasDark, Self.isDark(frame) else { return false }
        wasDark = true
        return true
    }

    private static func isDark(_ frame: GreyPicture) -> Bool {
        let step = max(frame.pixels.count / samples, 1)
        let seen = stride(from: 0, to: frame.pixels.count, by: step)
        let sum = seen.reduce(0) { $0 + Int(frame.pixels[$1]) }
        return sum < darkness * ((frame.pixels.count + step - 1) / step)
    }
}
