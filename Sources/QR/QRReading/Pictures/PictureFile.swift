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
