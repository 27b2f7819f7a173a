import CoreGraphics
import Foundation

/// The frames of an animated PNG (PNG specification, third edition, sections 4.9 and 11.3.6).
struct APNGStructure {
    /// A frame, as its control chunk describes it.
    struct Frame {
        /// The part of the canvas that the frame draws, in pixels from the top left corner.
        var x: Int
        var y: Int
        var width: Int
        var height: Int

        /// How long the frame is shown, in seconds.
        var delay: Double

        /// 0 to keep what the frame has drawn for the next one, 1 to make its part transparent, 2
        /// to return to what was there before.
        var disposal: UInt8

        /// `true` if the frame is drawn over what is there; `false` if it replaces that.
        var isBlended: Bool

        /// The compressed pixels.
        var pixels: [UInt8] = []
    }

    private(set) var frames: [Frame] = []

    /// How often the animation plays; 0 for ever.
    private(set) var loopCount = 0

    /// The chunks that the pixels of all frames depend on, such as the palette.
    private var shared: [UInt8] = []

    /// The contents of the header.
    private var header: [UInt8] = []

    /// Reads the frames as far as they make sense; `nil` for a PNG that is not an animation.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.starts(with: PNGHeader.signature) else { return nil }
        var (isAnimated, hasPixels) = (false, false)
        var offset = PNGHeader.signature.count
        chunks: while let chunk = PNGChunk(bytes, at: offset) {
            offset = chunk.end
            let body = bytes[chunk.body]
            switch chunk.name {
            case "IHDR": header = Array(body)
            case "acTL" where body.count == 8:
                isAnimated = true
                loopCount = body.number(4, 4)
            case "fcTL" where body.count == 26 && isAnimated: frames.append(Frame(control: body))
            case "IDAT":
                guard isAnimated else { return nil }
                hasPixels = true
                // Without a control before it, this picture is for readers that know no animations.
                if !frames.isEmpty { frames[frames.count - 1].pixels += body }
            case "fdAT" where body.count > 4 && !frames.isEmpty:
                frames[frames.count - 1].pixels += body.dropFirst(4)
            case "IEND": break chunks
            case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "cICP":
                if !hasPixels { shared += bytes[chunk.start..<chunk.end] }
            default: break
            }
        }
        frames.removeAll(where: \.pixels.isEmpty)
        guard isAnimated, header.count == 13, !frames.isEmpty else { return nil }
    }

    /// A frame as a PNG of its own.
    func file(of frame: Frame) -> Data {
        var header = header
        header.replaceSubrange(0..<8, with: [frame.width, frame.height].flatMap(PNGChunk.number))
        return Data(
            PNGHeader.signature + PNGChunk.bytes("IHDR", header) + shared
                + PNGChunk.bytes("IDAT", frame.pixels) + PNGChunk.bytes("IEND", []))
    }
}

extension APNGStructure.Frame {
    fileprivate init(control body: ArraySlice<UInt8>) {
        width = body.number(4, 4)
        height = body.number(8, 4)
        x = body.number(12, 4)
        y = body.number(16, 4)
        let unit = body.number(22, 2)
        delay = Double(body.number(20, 2)) / Double(unit == 0 ? 100 : unit)
        disposal = body[body.startIndex + 24]
        isBlended = body[body.startIndex + 25] == 1
    }
}

extension ArraySlice<UInt8> {
    /// The number in some bytes, the most significant first.
    fileprivate func number(_ place: Int, _ size: Int) -> Int {
        dropFirst(place).prefix(size).reduce(0) { $0 << 8 | Int($1) }
    }
}

extension ImageFile {
    /// The frames of an animation as whole pictures.
    func pictures(
        of animation: APNGStructure, _ header: PNGHeader
    ) throws(ImageError) -> [DecodedImage.Frame] {
        let (width, height) = (header.width, header.height)
        try check(width: width, height: height)
        guard animation.frames.count <= mostPixels / (width * height) else {
            throw .tooManyFrames(
                count: animation.frames.count, width: width, height: height, mostPixels: mostPixels)
        }
        guard
            let canvas = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native.rawValue)
        else { throw .damaged(.png, reason: "there is not enough memory for its pixels") }
        canvas.interpolationQuality = .none
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        var pictures: [DecodedImage.Frame] = []
        for frame in animation.frames {
            guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width,
                frame.y + frame.height <= height
            else {
                throw .damaged(
                    .png, reason: "frame \(pictures.count + 1) lies outside of the picture")
            }
            let image = try PNG.decode(animation.file(of: frame))
            // Rows are counted from the top, and a bitmap's points from the bottom.
            let part = CGRect(
                x: frame.x, y: height - frame.y - frame.height, width: frame.width,
                height: frame.height)
            let before = frame.disposal == 2 ? canvas.makeImage() : nil
            if !frame.isBlended { canvas.clear(part) }
            canvas.draw(image, in: part)
            guard let picture = canvas.makeImage() else {
                throw .damaged(.png, reason: "there is not enough memory for its pixels")
            }
            pictures.append(DecodedImage.Frame(image: picture, delay: frame.delay))
            switch frame.disposal {
            case 1: canvas.clear(part)
            case 2:
                canvas.clear(whole)
                if let before { canvas.draw(before, in: whole) }
            default: break
            }
        }
        return pictures
    }
}
