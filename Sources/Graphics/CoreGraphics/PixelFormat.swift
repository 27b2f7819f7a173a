/// How the bytes of a bitmap with 8 bits per component make up its pixels.
struct PixelFormat: Hashable, Sendable {
    /// Bytes from one pixel to the next.
    let bytesPerPixel: Int

    /// Where red, or grey, is in a pixel. Nothing for a mask that has only alpha.
    let red: Int?
    let green: Int
    let blue: Int

    /// Where alpha is, or nothing when every pixel is opaque.
    let alpha: Int?

    let isPremultiplied: Bool

    /// Whether all colour components are the same byte.
    let isGray: Bool

    /// The layout that Cairo draws into: BGRA, premultiplied.
    static let native = PixelFormat(model: .rgb, bitsPerPixel: 32, info: .native)

    /// Creates a format, or nothing for one that cannot be read here.
    init?(model: CGColorSpaceModel, bitsPerPixel: Int, info: CGBitmapInfo) {
        guard !info.contains(.floatComponents) else { return nil }
        let alphaInfo = info.alphaInfo
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        isGray = model == .monochrome
        bytesPerPixel = bitsPerPixel / 8
        let isReversed: Bool
        switch info.rawValue & CGBitmapInfo.byteOrderMask.rawValue {
        case CGImageByteOrderInfo.order32Little.rawValue where bitsPerPixel == 32:
            isReversed = true
        case CGImageByteOrderInfo.orderDefault.rawValue: isReversed = false
        case CGImageByteOrderInfo.order32Big.rawValue where bitsPerPixel == 32: isReversed = false
        default: return nil
        }
        let alphaFirst =
            alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst
        switch (model, bitsPerPixel, alphaInfo) {
        case (_, 8, .alphaOnly):
            (red, green, blue, alpha) = (nil, 0, 0, 0)
        case (.monochrome, 8, .none):
            (red, green, blue, alpha) = (0, 0, 0, nil)
        case (.monochrome, 16, .last), (.monochrome, 16, .premultipliedLast):
            (red, green, blue, alpha) = (0, 0, 0, 1)
        case (.rgb, 24, .none):
            (red, green, blue, alpha) = (0, 1, 2, nil)
        case (.rgb, 32, .premultipliedFirst), (.rgb, 32, .premultipliedLast), (.rgb, 32, .first),
            (.rgb, 32, .last), (.rgb, 32, .noneSkipFirst), (.rgb, 32, .noneSkipLast):
            let offset = alphaFirst ? 1 : 0
            let place = { (index: Int) in isReversed ? 3 - index : index }
            (red, green, blue) = (place(offset), place(offset + 1), place(offset + 2))
            alpha = alphaInfo.hasAlpha ? place(alphaFirst ? 0 : 3) : nil
        default: return nil
        }
    }
}

// MARK: - Converting

extension PixelFormat {
    /// Turns rows of this format into native ones.
    func convertToNative(
        from source: UnsafeRawPointer, bytesPerRow: Int, to target: UnsafeMutableRawPointer,
        targetBytesPerRow: Int, width: Int, height: Int
    ) {
        for y in 0..<height {
            let row = source + y * bytesPerRow
            let out = target + y * targetBytesPerRow
            if self == PixelFormat.native {
                out.copyMemory(from: row, byteCount: width * 4)
                continue
            }
            for x in 0..<width {
                let pixel = row + x * bytesPerPixel
                let a = alpha.map { UInt32(pixel.load(fromByteOffset: $0, as: UInt8.self)) } ?? 255
                func component(_ offset: Int) -> UInt32 {
                    let value = UInt32(pixel.load(fromByteOffset: offset, as: UInt8.self))
                    return isPremultiplied ? min(value, a) : (value * a + 127) / 255
                }
                let r = red.map { component($0) } ?? 0
                let g = red == nil ? 0 : component(green)
                let b = red == nil ? 0 : component(blue)
                out.storeBytes(
                    of: (a << 24 | r << 16 | g << 8 | b).littleEndian, toByteOffset: x * 4,
                    as: UInt32.self)
            }
        }
    }

    /// Turns native rows into this format.
    func convertFromNative(
        _ source: UnsafeRawPointer, bytesPerRow: Int, to target: UnsafeMutableRawPointer,
        targetBytesPerRow: Int, width: Int, height: Int
    ) {
        for y in 0..<height {
            let row = source + y * bytesPerRow
            let out = target + y * targetBytesPerRow
            for x in 0..<width {
                let word = UInt32(
                    littleEndian: row.load(fromByteOffset: x * 4, as: UInt32.self))
                let a = word >> 24
                let scale = { (value: UInt32) -> UInt32 in
                    isPremultiplied || alpha == nil || a == 0
                        ? value : min(255, (value * 255 + a / 2) / a)
                }
                let pixel = out + x * bytesPerPixel
                let (r, g, b) = (
                    scale(word >> 16 & 255), scale(word >> 8 & 255), scale(word & 255)
                )
                if isGray {
                    // The weights of sRGB's primaries, in 1/65536.
                    let gray = (r * 13933 + g * 46871 + b * 4732 + 32768) >> 16
                    pixel.storeBytes(of: UInt8(gray), toByteOffset: 0, as: UInt8.self)
                } else if let red {
                    pixel.storeBytes(of: UInt8(r), toByteOffset: red, as: UInt8.self)
                    pixel.storeBytes(of: UInt8(g), toByteOffset: green, as: UInt8.self)
                    pixel.storeBytes(of: UInt8(b), toByteOffset: blue, as: UInt8.self)
                }
                if let alpha {
                    pixel.storeBytes(of: UInt8(a), toByteOffset: alpha, as: UInt8.self)
                }
            }
        }
    }
}
