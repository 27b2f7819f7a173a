import QRReading

/// When a camera's light goes on.
///
/// It stays on until the session ends: what it lights is no longer dark, and turning it off again
/// would make it blink.
struct TorchRule {
    /// The mean grey below which a picture is dark, of 255.
    private static let darkness = 40

    /// How many pixels are looked at, at least, where there are as many.
    private static let samples = 1000

    private let torch: CaptureConfiguration.Torch

    /// Whether it was dark once.
    private var wasDark = false

    init(_ torch: CaptureConfiguration.Torch) { self.torch = torch }

    /// Whether the light is to be turned on now that a frame was seen.
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
