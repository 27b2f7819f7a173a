/// The result of a function of Core Video.
public typealias CVReturn = Int32

/// Success.
public let kCVReturnSuccess: CVReturn = 0

/// A value that makes no sense for the function.
public let kCVReturnInvalidArgument: CVReturn = -6661

/// A code of four characters.
public typealias OSType = UInt32

/// Pixels of four bytes: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241

/// The key of a pixel format: a number.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"

/// What a lock is for.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt64

    /// Creates flags from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Pixels are read, and not changed.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// A picture in memory.
public final class CVBuffer: @unchecked Sendable {
    // Sendable: between lock and unlock one thread has the pixels, as on Apple's systems; what
    // describes them is constant.
    fileprivate let base: UnsafeMutableRawPointer
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let bytesPerRow: Int

    fileprivate init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytesPerRow = (width * 4 + 63) / 64 * 64
        let count = bytesPerRow * height
        base = .allocate(byteCount: count, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }

    deinit { base.deallocate() }
}

/// A picture.
public typealias CVImageBuffer = CVBuffer

/// A picture of pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer

/// Makes a pixel buffer, whose rows may be longer than its pixels.
///
/// - Parameters:
///   - allocator: Not needed.
///   - width: The width in pixels, at least 1.
///   - height: The height in pixels, at least 1.
///   - pixelFormatType: ``kCVPixelFormatType_32BGRA``.
///   - pixelBufferAttributes: Not needed.
///   - pixelBufferOut: Where the buffer is put.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: [String: Any]?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
        pixelFormatType == kCVPixelFormatType_32BGRA
    else { return kCVReturnInvalidArgument }
    pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height)
    return kCVReturnSuccess
}

/// Makes the pixels available until they are unlocked.
@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Ends what ``CVPixelBufferLockBaseAddress(_:_:)`` began, with the same flags.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns the address of the first row, for the time of a lock.
public func CVPixelBufferGetBaseAddress(
    _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.base }

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }

/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }

/// Returns the distance of two rows in bytes.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow
}

/// Returns the number of bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow * pixelBuffer.height
}

/// Returns the format of the pixels: ``kCVPixelFormatType_32BGRA``.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
    kCVPixelFormatType_32BGRA
}

/// Returns `false`: the pixels are in one plane.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
