public import Foundation
import Synchronization

/// An immutable bitmap image.
///
/// Pixels are always stored as premultiplied BGRA; ``bitmapInfo`` and its kind describe the bytes
/// of ``dataProvider``.
public final class CGImage: Sendable {
    /// The pixels, of which the image may be a part.
    package let buffer: PixelBuffer

    /// Where the image starts in ``buffer``, in pixels from its top-left corner.
    package let originX: Int
    package let originY: Int

    /// In pixels.
    public let width: Int

    /// In pixels.
    public let height: Int

    /// The size of a component of a pixel, in bits.
    public let bitsPerComponent: Int
    /// The size of a pixel, in bits.
    public let bitsPerPixel: Int
    /// The distance between the beginnings of rows, in bytes.
    public let bytesPerRow: Int
    /// The space of the components; `nil` for a mask.
    public let colorSpace: CGColorSpace?
    /// The order of the components and bytes, and the kind of alpha.
    public let bitmapInfo: CGBitmapInfo

    /// `true` if the image is resampled smoothly when it is scaled.
    public let shouldInterpolate: Bool
    /// How colours outside of a space are shown.
    public let renderingIntent: CGColorRenderingIntent

    /// `true` for a mask: where its samples are black, ``CGContext/clip(to:mask:)`` lets
    /// through.
    public let isMask: Bool

    /// The provider that the image was made from, if it still is the image.
    private let provider: CGDataProvider?

    /// The provider of another image, made when it is read, and kept so that pointers to its bytes
    /// stay valid.
    private let ownProvider = Mutex<CGDataProvider?>(nil)

    /// Creates an image that shows all of `buffer`.
    package init(buffer: PixelBuffer, isOpaque: Bool = false) {
        self.buffer = buffer
        (originX, originY) = (0, 0)
        (width, height) = (buffer.width, buffer.height)
        (bitsPerComponent, bitsPerPixel, bytesPerRow) = (8, 32, buffer.bytesPerRow)
        colorSpace = .standardRGB
        bitmapInfo =
            isOpaque ? CGBitmapInfo(alpha: .noneSkipFirst, byteOrder: .order32Little) : .native
        shouldInterpolate = true
        renderingIntent = .defaultIntent
        isMask = false
        provider = nil
    }

    /// Creates an image that shows all of `buffer`, and whose bytes are laid out as a bitmap's.
    init(buffer: PixelBuffer, laidOutAs bitmap: ForeignBitmap) {
        self.buffer = buffer
        (originX, originY) = (0, 0)
        (width, height) = (buffer.width, buffer.height)
        (bitsPerComponent, bitsPerPixel) = (8, bitmap.format.bytesPerPixel * 8)
        bytesPerRow = bitmap.bytesPerRow
        colorSpace =
            bitmap.format.red == nil ? nil : bitmap.format.isGray ? .standardGray : .standardRGB
        bitmapInfo = bitmap.info
        shouldInterpolate = true
        renderingIntent = .defaultIntent
        isMask = false
        provider = nil
    }

    /// Creates a part of an image, which shares its pixels.
    private init(part: CGImage, x: Int, y: Int, width: Int, height: Int) {
        buffer = part.buffer
        originX = part.originX + x
        originY = part.originY + y
        self.width = width
        self.height = height
        (bitsPerComponent, bitsPerPixel) = (8, part.bitsPerPixel)
        bytesPerRow = width * part.bitsPerPixel / 8
        (colorSpace, bitmapInfo) = (part.colorSpace, part.bitmapInfo)
        shouldInterpolate = part.shouldInterpolate
        renderingIntent = part.renderingIntent
        isMask = part.isMask
        provider = nil
    }

    /// Creates an image from bytes.
    ///
    /// Pixels of 8 bits per component are read: RGB, RGBA and its orders, grey, grey with alpha,
    /// and alpha only.
    ///
    /// - Parameter decode: For each component the values between 0 and 1 that its lowest and its
    ///   highest number stand for, as `[1, 0]` inverts grey; `nil` for 0 and 1.
    /// - Returns: `nil` for another layout, a side that is not in 1…32767, or too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8,
            let format = PixelFormat(
                model: space.model, bitsPerPixel: bitsPerPixel, info: bitmapInfo)
        else { return nil }
        self.init(
            format, of: provider, decode: decode.map { list in { list[$0] } }, width: width,
            height: height,
            bytesPerRow: bytesPerRow, space: space, info: bitmapInfo,
            shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// Creates an image of 8 bits per component by converting `bytes`, which are no longer needed
    /// after.
    ///
    /// - Parameter alpha: ``CGImageAlphaInfo/none`` for RGB, else the alpha's place in RGBA.
    /// - Returns: `nil` for another layout, a side that is not in 1…32767, or without memory.
    package convenience init?(
        copying bytes: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int,
        alpha: CGImageAlphaInfo
    ) {
        guard
            let format = PixelFormat(
                model: .rgb, bitsPerPixel: alpha == .none ? 24 : 32,
                info: CGBitmapInfo(alpha: alpha)),
            let buffer = PixelBuffer(
                width: width, height: height,
                fill: { memory, rowBytes in
                    format.convertToNative(
                        from: bytes, bytesPerRow: bytesPerRow, to: memory,
                        targetBytesPerRow: rowBytes, width: width, height: height)
                })
        else { return nil }
        self.init(buffer: buffer, isOpaque: !alpha.hasAlpha)
    }

    /// Creates a mask from bytes of grey, one per pixel: black lets through, white does not.
    ///
    /// - Parameter decode: `[1, 0]` for the reverse; `nil` for 0 and 1.
    /// - Returns: `nil` for another layout, a side that is not in 1…32767, or too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int,
        bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool
    ) {
        let info = CGBitmapInfo(alpha: .none)
        guard bitsPerComponent == 8, bitsPerPixel == 8,
            let format = PixelFormat(model: .monochrome, bitsPerPixel: 8, info: info)
        else { return nil }
        self.init(
            format, of: provider, decode: decode.map { list in { list[$0] } }, width: width,
            height: height,
            bytesPerRow: bytesPerRow, space: nil, info: info,
            shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
    }

    /// Creates an image from bytes in `format`: a mask without a colour space.
    private init?(
        _ format: PixelFormat, of given: CGDataProvider, decode: ((Int) -> CGFloat)?,
        width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace?, info: CGBitmapInfo,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard
            let provider = given.decoded(by: decode, format, bytesPerRow: bytesPerRow),
            let buffer = PixelBuffer(
                data: provider.bytes, format: format, width: width, height: height,
                bytesPerRow: bytesPerRow)
        else { return nil }
        self.buffer = buffer
        (originX, originY) = (0, 0)
        (self.width, self.height) = (width, height)
        (bitsPerComponent, bitsPerPixel) = (8, format.bytesPerPixel * 8)
        self.bytesPerRow = bytesPerRow
        colorSpace = space
        bitmapInfo = info
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        isMask = space == nil
        self.provider = provider
    }
}

// MARK: - Using

extension CGImage {
    /// The kind of alpha.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    /// The bytes of the image, as ``bitmapInfo`` and ``bytesPerRow`` describe them.
    public var dataProvider: CGDataProvider? {
        if let provider { return provider }
        return ownProvider.withLock { own in
            if own == nil {
                own = CGDataProvider(data: laidOut)
            }
            return own
        }
    }

    /// The pixels' bytes in the layout of the image.
    private var laidOut: Data {
        let format = PixelFormat(
            model: colorSpace?.model ?? .monochrome, bitsPerPixel: bitsPerPixel, info: bitmapInfo)
        let count = height * bytesPerRow
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
            bytes.initialize(repeating: 0)
            initializedCount = count
            guard let target = bytes.baseAddress else { return }
            let kept = CGBitmapInfo(alpha: .noneSkipFirst, byteOrder: .order32Little)
            if let format, format != PixelFormat.native, bitmapInfo != kept {
                return format.convertFromNative(
                    pixels, bytesPerRow: buffer.bytesPerRow, to: target,
                    targetBytesPerRow: bytesPerRow, width: width, height: height)
            }
            for y in 0..<height {
                memcpy(target + y * bytesPerRow, pixels + y * buffer.bytesPerRow, width * 4)
            }
        }
        return Data(bytes)
    }

    /// The part of the image inside `rect`, rounded outward to whole pixels; y grows downward from
    /// the image's top row.
    ///
    /// Costs no copy. `nil` if `rect` lies outside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.isFinite || rect.isInfinite else { return nil }
        let part = rect.integral.intersection(bounds)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(
            part: self, x: Int(part.minX), y: Int(part.minY), width: Int(part.width),
            height: Int(part.height))
    }

    /// This image itself, which does not change.
    public func copy() -> CGImage? { self }

    /// The first pixel, premultiplied BGRA; rows lie ``PixelBuffer/bytesPerRow`` apart.
    package var pixels: UnsafeRawPointer {
        buffer.bytes + originY * buffer.bytesPerRow + originX * 4
    }

    /// The premultiplied BGRA bytes of one row, counted from the top.
    ///
    /// - Precondition: `y` is in 0..<``height``.
    package func row(_ y: Int) -> UnsafeRawBufferPointer {
        precondition((0..<height).contains(y), "Row \(y) of an image of \(height) rows.")
        return UnsafeRawBufferPointer(start: pixels + y * buffer.bytesPerRow, count: width * 4)
    }

    /// The pixels as RGB, or RGBA that is not premultiplied, without gaps between the rows.
    package func straightBytes(hasAlpha: Bool) -> [UInt8] {
        let size = hasAlpha ? 4 : 3
        let info = CGBitmapInfo(alpha: hasAlpha ? .last : .none)
        guard let format = PixelFormat(model: .rgb, bitsPerPixel: size * 8, info: info) else {
            preconditionFailure("RGB and RGBA are supported.")
        }
        let count = width * height * size
        return [UInt8](unsafeUninitializedCapacity: count) { bytes, initializedCount in
            guard let target = bytes.baseAddress else { return }
            format.convertFromNative(
                pixels, bytesPerRow: buffer.bytesPerRow, to: target,
                targetBytesPerRow: width * size, width: width, height: height)
            initializedCount = count
        }
    }
}

extension CGImage: Hashable {
    /// Returns `true` if both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CGDataProvider {
    /// The bytes with components mapped to other ranges, or itself without such; `nil` for ranges
    /// that are not numbers.
    fileprivate func decoded(
        by range: ((Int) -> CGFloat)?, _ format: PixelFormat, bytesPerRow: Int
    ) -> CGDataProvider? {
        guard let range, let red = format.red, bytesPerRow > 0 else { return self }
        let offsets = format.isGray ? [red] : [red, format.green, format.blue]
        var components = [UInt8](bytes)
        for (index, offset) in offsets.enumerated() {
            let (low, high) = (range(index * 2), range(index * 2 + 1))
            guard low.isFinite, high.isFinite else { return nil }
            if low == 0, high == 1 { continue }
            let values = (0...255).map { number in
                let value = low + CGFloat(number) / 255 * (high - low)
                return UInt8((min(max(value, 0), 1) * 255).rounded())
            }
            for row in stride(from: 0, to: components.count, by: bytesPerRow) {
                let end = min(row + bytesPerRow, components.count)
                for place in stride(from: row + offset, to: end, by: format.bytesPerPixel) {
                    components[place] = values[Int(components[place])]
                }
            }
        }
        return CGDataProvider(data: Data(components))
    }
}

extension PixelBuffer {
    /// Creates a buffer from bytes in any format, or nothing if there are too few.
    fileprivate convenience init?(
        data: Data, format: PixelFormat, width: Int, height: Int, bytesPerRow: Int
    ) {
        guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
            bytesPerRow >= width * format.bytesPerPixel,
            bytesPerRow <= data.count,
            data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
        else { return nil }
        self.init(width: width, height: height) { memory, rowBytes in
            data.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                format.convertToNative(
                    from: base, bytesPerRow: bytesPerRow, to: memory, targetBytesPerRow: rowBytes,
                    width: width, height: height)
            }
        }
    }
}
