import Foundation
import ImageIO

/// Grey pictures from files of any `ImageFormat`; of an animation, the first frame.
///
/// ImageIO decodes the files, which are not trusted: the size is known from the file's head before
/// memory is spent on pixels, and every failure has an error of its own. A file that is cut off
/// gives the pixels before its end, among which a code may be.
public enum PictureFile {
    /// The most pixels that a picture may have: larger ones are refused before they are decoded.
    public static let mostPixels = 64_000_000

    /// The most bytes that a file may have.
    public static let mostBytes = ImageFile.mostBytes

    /// The picture in a file, in grey and upright (EXIF orientation).
    ///
    /// - Throws: ``PictureError``, which says what is wrong with the file.
    public static func grey(path: String) throws(PictureError) -> GreyPicture {
        try grey(named: path) { () throws(ImageError) in
            try ImageFile(contentsOfFile: path, mostPixels: mostPixels)
        }
    }

    /// The picture in a file's contents, in grey and upright (EXIF orientation).
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - name: The picture's name in errors.
    /// - Throws: ``PictureError``, which says what is wrong with the bytes.
    public static func grey(bytes: [UInt8], name: String) throws(PictureError) -> GreyPicture {
        try grey(named: name) { () throws(ImageError) in
            try ImageFile(Data(bytes), mostPixels: mostPixels)
        }
    }

    /// The pictures of an animation in order, each once, in grey and upright; the only one of
    /// another picture.
    ///
    /// The number of times that the animation plays and the time of each picture are ignored. Of a
    /// file that is cut off, the first picture.
    ///
    /// - Returns: `nil` for a file of no picture format.
    /// - Throws: ``PictureError``, which says what is wrong with the file.
    public static func frames(path: String) throws(PictureError) -> [GreyPicture]? {
        guard isPicture(path: path) else { return nil }
        do throws(ImageError) {
            // As many pixels as ImageIO reads: films are longer than pictures are large.
            let file = try ImageFile(contentsOfFile: path)
            let decoded = try animation(in: file)
            return decoded.frames.map { GreyPicture($0.image, orientation: decoded.orientation) }
        } catch {
            throw PictureError(name: path, reason: error)
        }
    }

    private static func animation(in file: ImageFile) throws(ImageError) -> DecodedImage {
        do throws(ImageError) {
            return try file.decode(.allFrames)
        } catch {
            guard case .truncated = error else { throw error }
            return try file.decode(.availableFrame)
        }
    }

    /// Returns `true` if a file begins like a picture. A pipe is none.
    private static func isPicture(path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var start = [UInt8](repeating: 0, count: 1000)
        let count = read(file, &start, start.count)
        return ImageFormat(beginning: start.prefix(max(count, 0))) != nil
    }

    private static func grey(
        named name: String, _ file: () throws(ImageError) -> ImageFile
    ) throws(PictureError) -> GreyPicture {
        do throws(ImageError) {
            let decoded = try file().decode(.availableFrame)
            var picture = GreyPicture(decoded.image, orientation: decoded.orientation)
            picture.isCutOff = decoded.isCutOff
            return picture
        } catch {
            throw PictureError(name: name, reason: error)
        }
    }
}
