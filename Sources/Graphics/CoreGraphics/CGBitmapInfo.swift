/// Where the alpha of a pixel is, and whether colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha after the premultiplied colours.
    case premultipliedLast = 1
    /// Alpha before the premultiplied colours.
    case premultipliedFirst = 2
    /// Alpha after the colours.
    case last = 3
    /// Alpha before the colours.
    case first = 4
    /// Room for alpha after the colours, to be ignored.
    case noneSkipLast = 5
    /// Room for alpha before the colours, to be ignored.
    case noneSkipFirst = 6
    /// Alpha and nothing else.
    case alphaOnly = 7

    /// `true` if pixels may be transparent.
    package var hasAlpha: Bool {
        switch self {
        case .none, .noneSkipFirst, .noneSkipLast: false
        default: true
        }
    }
}

/// In which order the bytes of a pixel lie.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    case orderMask = 0x7000
    /// As written: the same as ``order32Big`` for pixels of four bytes.
    case orderDefault = 0x0000
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How the bytes of a bitmap make up its pixels: a ``CGImageAlphaInfo`` and a byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Creates the info from an alpha's place and a byte order.
    public init(
        alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault
    ) {
        self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Premultiplied BGRA, the layout of every bitmap here.
    package static let native = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)

    /// Where the alpha is.
    package var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
    }
}
