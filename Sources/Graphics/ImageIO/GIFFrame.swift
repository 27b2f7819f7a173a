import CGIF
import CoreGraphics
import Foundation

/// A frame of an animation in a GIF: at most 256 colours, and for each pixel one of them.
struct GIFFrame {
    private let width: Int
    private let height: Int
    private var colors: [GifColorType]
    private var pixels: [UInt8]

    /// The index of the colour that stands for transparent pixels.
    private var transparent: UInt8?

    /// How long the frame is shown, in hundredths of a second.
    private let delay: Int

    /// The longest side of a frame.
    static let longestSide = 0xFFFF

    /// The number of colours of a frame.
    private static let colorCount = 256

    /// Finds the colours that come closest to those of an image.
    ///
    /// - Parameter delay: How long the frame is shown, in seconds.
    /// - Returns: `nil` for an image with a side beyond ``longestSide``.
    init?(_ image: CGImage, delay: Double) {
        guard max(image.width, image.height) <= Self.longestSide else { return nil }
        (width, height) = (image.width, image.height)
        self.delay = delay.isFinite ? Int(min(max(delay * 100, 0), 0xFFFF).rounded()) : 10
        let count = width * height
        let bytes = image.straightBytes(hasAlpha: true)
        let hasHoles = (0..<count).contains { bytes[$0 * 4 + 3] < 128 }
        colors = [GifColorType](repeating: GifColorType(), count: Self.colorCount)
        pixels = [UInt8](repeating: 0, count: count)
        let plane = { plane in (0..<count).map { bytes[$0 * 4 + plane] } }
        var (reds, greens, blues) = (plane(0), plane(1), plane(2))
        var size = CInt(hasHoles ? Self.colorCount - 1 : Self.colorCount)
        guard
            GifQuantizeBuffer(
                UInt32(width), UInt32(height), &size, &reds, &greens, &blues, &pixels,
                &colors) == GIF_OK
        else { return nil }
        guard hasHoles else { return }
        let hole = UInt8(Self.colorCount - 1)
        transparent = hole
        for index in 0..<count where bytes[index * 4 + 3] < 128 { pixels[index] = hole }
    }

    /// The bytes of a GIF with some frames, each as large as the first one or smaller.
    ///
    /// - Parameter loopCount: How often the animation plays; 0 for ever, `nil` for once.
    static func data(of frames: [GIFFrame], loopCount: Int?) -> Data? {
        guard let first = frames.first else { return nil }
        let output = Output()
        var error: CInt = 0
        let gif = EGifOpen(
            Unmanaged.passUnretained(output).toOpaque(),
            { file, bytes, count in
                guard let data = file?.pointee.UserData, let bytes else { return 0 }
                Unmanaged<Output>.fromOpaque(data).takeUnretainedValue().data
                    .append(bytes, count: Int(count))
                return count
            }, &error)
        guard let gif else { return nil }
        EGifSetGifVersion(gif, true)
        var isWritten =
            EGifPutScreenDesc(gif, CInt(first.width), CInt(first.height), 8, 0, nil) == GIF_OK
        if let loopCount { isWritten = isWritten && put(loopCount: loopCount, in: gif) }
        for frame in frames { isWritten = isWritten && frame.put(in: gif) }
        isWritten = EGifCloseFile(gif, &error) == GIF_OK && isWritten
        return isWritten ? output.data : nil
    }

    /// The destination of the library's output.
    private final class Output {
        var data = Data()
    }

    /// Writes the extension that browsers take the number of repetitions from.
    private static func put(
        loopCount: Int, in gif: UnsafeMutablePointer<GifFileType>
    ) -> Bool {
        let count = min(max(loopCount, 0), 0xFFFF)
        let bytes = [1, UInt8(count & 0xFF), UInt8(count >> 8)]
        return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK
            && EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK
            && EGifPutExtensionBlock(gif, CInt(bytes.count), bytes) == GIF_OK
            && EGifPutExtensionTrailer(gif) == GIF_OK
    }

    private func put(in gif: UnsafeMutablePointer<GifFileType>) -> Bool {
        var control = GraphicsControlBlock()
        control.DisposalMode = transparent == nil ? DISPOSE_DO_NOT : DISPOSE_BACKGROUND
        control.DelayTime = CInt(delay)
        control.TransparentColor = transparent.map { CInt($0) } ?? NO_TRANSPARENT_COLOR
        var bytes = [UInt8](repeating: 0, count: 4)
        EGifGCBToExtension(&control, &bytes)
        guard EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, bytes) == GIF_OK,
            let map = GifMakeMapObject(CInt(colors.count), colors)
        else { return false }
        defer { GifFreeMapObject(map) }
        var pixels = pixels
        return EGifPutImageDesc(gif, 0, 0, CInt(width), CInt(height), false, map) == GIF_OK
            && EGifPutLine(gif, &pixels, CInt(pixels.count)) == GIF_OK
    }
}
