/// The frame sizes requested from a camera, in order of preference.
///
/// The scanners from which this list originates request the third as 960 by 540 pixels, which has a
/// different aspect ratio: a camera that only supports 640 by 480 then gives a wrong region of
/// interest. Here it has its actual size.
public enum CapturePreset: CaseIterable, Hashable, Sendable {
    /// 1920 by 1080.
    case fullHD
    /// 1280 by 720.
    case hd
    /// 640 by 480.
    case vga

    /// The width in pixels.
    public var width: Int {
        switch self {
        case .fullHD: 1920
        case .hd: 1280
        case .vga: 640
        }
    }

    /// The height in pixels.
    public var height: Int {
        switch self {
        case .fullHD: 1080
        case .hd: 720
        case .vga: 480
        }
    }

    /// Returns the first preset that a camera supports; `nil` for none.
    public static func best(where isSupported: (CapturePreset) throws -> Bool) rethrows
        -> CapturePreset?
    {
        try allCases.first(where: isSupported)
    }
}
