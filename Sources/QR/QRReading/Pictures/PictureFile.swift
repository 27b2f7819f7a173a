import Foundation

/// Pictures from files: PNG, JPEG, BMP, TIFF, WebP, PNM, SVG, and the first frame of GIF.
///
/// Files come from anywhere, so they are not trusted: the size is known from the file's head before memory is spent on
/// pixels, and everything that can be wrong has an error of its own.
public enum PictureFile {
    /// The most pixels that a picture may have: larger ones are refused before they are unpacked.
    public static let mostPixels = 64_000_000

    /// The most bytes that a file may have.
    public static let mostBytes = 256_000_000

    /// The picture in a file, in grey, turned as its camera says (EXIF orientation).
    ///
    /// - Throws: ``PictureError``, which says what is wrong with the file.
    public static func grey(path: String) throws(PictureError) -> GreyPicture {
        try grey(bytes: try contents(of: path), name: path)
    }

    /// The picture in a file's contents, in grey, turned as its camera says (EXIF orientation).
    ///
    /// - Parameter name: What errors call the picture.
    /// - Throws: ``PictureError``, which says what is wrong with the bytes.
    public static func grey(bytes: [UInt8], name: String) throws(PictureError) -> GreyPicture {
        func failure(_ reason: PictureError.Reason) -> PictureError {
            PictureError(name: name, reason: reason)
        }
        guard !bytes.isEmpty else { throw failure(.empty) }
        guard bytes.count <= mostBytes else { throw failure(.tooLong(bytes: bytes.count)) }
        guard let format = PictureFormat(beginning: bytes) else { throw failure(.noPicture) }
        do throws(PictureError.Reason) {
            let content = format == .gif ? GIFFile.firstFrame(of: bytes) : bytes
            var picture = try PictureLoader.picture(in: content, format: format)
            picture.isCutOff = format.isCutOff(bytes)
            return picture
        } catch {
            throw failure(error)
        }
    }

    private static func contents(of path: String) throws(PictureError) -> [UInt8] {
        func failure(_ reason: PictureError.Reason) -> PictureError {
            PictureError(name: path, reason: reason)
        }
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw failure(.unreadable(String(cString: strerror(errno)))) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            throw failure(.unreadable(String(cString: strerror(errno))))
        }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(.folder) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw failure(.unreadable("it is no ordinary file"))
        }
        guard status.st_size <= mostBytes else {
            throw failure(.tooLong(bytes: Int(status.st_size)))
        }
        do {
            return [UInt8](try FileHandle(fileDescriptor: file).readToEnd() ?? Data())
        } catch {
            throw failure(.unreadable("\(error)"))
        }
    }
}
