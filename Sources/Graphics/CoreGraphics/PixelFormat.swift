/// The layout of a bitmap's pixels, with 8 bits per component.
struct PixelFormat: Hashable, Sendable {
    /// Bytes from one pixel to the next.
    let bytesPerPixel: Int

    /// The offset of red, or grey, in a pixel; `nil` for a mask that has only alpha.
    let red: Int?
    let green: Int
    let blue: Int

    /// The offset of alpha in a pixel; `nil` if every pixel is opaque.
    let alpha: Int?

    let isPremultiplied: Bool

    /// `true` if all colour components are the same byte.
    let isGray: Bool

    /// The layout that Cairo draws into: BGRA, premultiplied.
    static let native = PixelFormat(model: .rgb, bitsPerPixel: 32, info: .native)

    /// Creates a format; `nil` for an unsupported one.
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
