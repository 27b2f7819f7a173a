/// The sizes of frames that a camera is asked for, the best first.
///
/// Scanners that this ladder comes from ask for the third in 960 by 540 pixels, which is neither its size nor its shape: a
/// camera that has 640 by 480 only then gives a region of interest that is off. Here it has its own.
public enum CapturePreset: CaseIterable, Hashable, Sendable {
    /// 1920 by 1080.
    case fullHD
    /// 1280 by 720.
    case hd
    /// 640 by 480.
    case vga

    /// In pixels.
    public var width: Int {
        switch self {
        case .fullHD: 1920
        case .hd: 1280
        case .vga: 640
        }
    }

    /// In pixels.
    public var height: Int {
        switch self {
        case .fullHD: 1080
        case .hd: 720
        case .vga: 480
        }
    }

    /// The first that a camera supports; `nil` when it supports none.
    public static func best(where isSupported: (CapturePreset) throws -> Bool) rethrows
        -> CapturePreset?
    {
        try allCases.first(where: isSupported)
    }
}
