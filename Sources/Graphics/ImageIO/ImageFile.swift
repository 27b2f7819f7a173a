public import Foundation

/// A picture file's contents, whose pixels are decoded on request.
///
///     let picture = try ImageFile(contentsOfFile: "photo.jpg").decode()
///     picture.image        // as stored
///     picture.orientation  // how to turn it
///
/// Files may come from anywhere, so they are not trusted: the format is recognised by the first
/// bytes, the size is known and bounded before memory is spent on pixels, and every failure is an
/// ``ImageError``. `UIImage`, ``CGImageSource`` and QR codes are read through this type. PNG is
/// decoded by libpng, the other formats by GdkPixbuf: see
/// Documentation/Decisions/0019-one-picture-loader.md.
public struct ImageFile: Sendable {
    /// The longest side that is read, in pixels.
    public static let longestSide = 32_767

    /// The most pixels that are read unless the caller allows fewer: 16,384². They take 1 GiB of
    /// memory.
    public static let mostPixels = 16_384 * 16_384

    /// The most bytes that a file may have.
    public static let mostBytes = 256_000_000

    /// The frames to decode.
    public enum Part: Hashable, Sendable {
        /// All frames. A file that is cut off is an error.
        case allFrames

        /// The first frame alone. A file that is cut off is an error.
        case firstFrame

        /// The first frame, as far as the file goes.
        case availableFrame
    }

    /// The format that the first bytes show.
    public let format: ImageFormat

    /// The most pixels of all frames to be decoded.
    public let mostPixels: Int

    let data: Data

    /// The number of pixels per unit of an SVG, 1 by default. Other formats are not scaled.
    package var vectorScale = 1.0

    /// Recognises a picture file's contents.
    ///
    /// Pictures of more than `mostPixels` pixels are refused before they are decoded.
    public init(
        _ data: Data, mostPixels: Int = ImageFile.mostPixels
    ) throws(ImageError) {
        guard !data.isEmpty else { throw .empty }
        guard data.count <= Self.mostBytes else { throw .tooLong(bytes: data.count) }
        guard let format = ImageFormat(beginning: data.prefix(1000)) else {
            throw .unknownFormat(start: Array(data.prefix(8)))
        }
        self.format = format
        self.mostPixels = mostPixels
        self.data = data
    }

    /// Reads a picture file. Folders, devices and files above ``mostBytes`` are refused.
    ///
    /// Pictures of more than `mostPixels` pixels are refused before they are decoded.
    public init(
        contentsOfFile path: String, mostPixels: Int = ImageFile.mostPixels
    ) throws(ImageError) {
        try self.init(try Self.contents(ofFile: path), mostPixels: mostPixels)
    }

    /// The contents of an ordinary file of at most ``mostBytes`` bytes.
    static func contents(ofFile path: String) throws(ImageError) -> Data {
        func failure() -> ImageError {
            .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure() }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .folder(path: path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "it is no ordinary file")
        }
        guard status.st_size <= mostBytes else { throw .tooLong(bytes: Int(status.st_size)) }
        do {
            return try FileHandle(fileDescriptor: file).readToEnd() ?? Data()
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
    }
}

// MARK: - Decoding

extension ImageFile {
    /// Decodes the picture.
    public func decode(_ part: Part = .allFrames) throws(ImageError) -> DecodedImage {
        if format == .png {
            let header = try PNGHeader(data)
            if part == .allFrames, header.isAnimated, let animation = APNGStructure(data),
                animation.frames.count > 1
            {
                try header.checkEnd()
                return DecodedImage(
                    frames: try pictures(of: animation, header), orientation: header.orientation,
                    isCutOff: false)
            }
            let image = try decodePNG(header, isWhole: part != .availableFrame)
            return DecodedImage(
                frames: [DecodedImage.Frame(image: image, delay: 0)],
                orientation: header.orientation, isCutOff: header.missingPart != nil)
        }
        let isCutOff = isCutOff
        if isCutOff, part != .availableFrame { throw truncation }
        do throws(ImageError) {
            return try PixbufDecoding(of: self, part).image(isCutOff: isCutOff)
        } catch {
            // The decoder's error about a cut-off file is a consequence of that.
            if case .damaged = error, isCutOff { throw truncation }
            throw error
        }
    }

    /// `true` if the data stops before the picture's end.
    var endsEarly: Bool {
        format == .png ? (try? PNGHeader(data))?.missingPart != nil : isCutOff
    }

    private var isCutOff: Bool { data.withUnsafeBytes { format.isCutOff($0) } }

    private var truncation: ImageError { .truncated(format, end: data.count, part: nil) }

    /// Throws unless pictures of this size are read.
    func check(width: Int, height: Int) throws(ImageError) {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, area <= mostPixels, max(width, height) <= Self.longestSide else {
            throw .tooLarge(width: width, height: height, mostPixels: mostPixels)
        }
    }
}

// MARK: - Properties

extension ImageFile {
    /// The properties that are known without decoding all pixels.
    struct Header {
        var width: Int
        var height: Int

        /// Bits per component.
        var depth: Int
        var hasAlpha: Bool
        var orientation: CGImagePropertyOrientation
    }

    /// Reads the properties: cheap for PNG, JPEG, GIF, BMP, PNM and WebP, and as expensive as
    /// decoding for the other formats.
    ///
    /// - Parameter isWhole: `false` to accept a file that is cut off.
    func header(isWhole: Bool = true) throws(ImageError) -> Header {
        guard format == .png else { return try PixbufDecoding(of: self, nil).header() }
        let header = try PNGHeader(data)
        if isWhole { try header.checkEnd() }
        return Header(
            width: header.width, height: header.height, depth: header.depth,
            hasAlpha: header.hasAlpha, orientation: header.orientation)
    }

    /// What a file that may be an animation says about its frames.
    struct Animation {
        /// How long each frame is shown, in seconds, however short.
        var delays: [Double]

        /// How often the animation plays; 0 for ever.
        var loopCount: Int

        /// The key of the format's own properties.
        var dictionary: String
    }

    /// The frames of a GIF, or of a PNG that is animated; `nil` for other files.
    var animation: Animation? {
        if let gif {
            return Animation(
                delays: gif.frames.map { Double($0.delay) / 100 }, loopCount: gif.loopCount,
                dictionary: kCGImagePropertyGIFDictionary)
        }
        guard format == .png, (try? PNGHeader(data))?.isAnimated == true,
            let png = APNGStructure(data)
        else { return nil }
        return Animation(
            delays: png.frames.map(\.delay), loopCount: png.loopCount,
            dictionary: kCGImagePropertyPNGDictionary)
    }

    /// The structure of a GIF; `nil` for other formats and where it makes no sense.
    var gif: GIFStructure? {
        format == .gif ? data.withUnsafeBytes { GIFStructure($0) } : nil
    }
}
