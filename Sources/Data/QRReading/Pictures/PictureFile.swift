import CGdkPixbuf
import Foundation

/// Pictures from files: PNG, JPEG, GIF (its first frame), BMP, TIFF and what else the system knows.
public enum PictureFile {
    /// The most pixels that a picture may have: larger ones are refused before they are read.
    public static let mostPixels = 64_000_000

    /// The picture in a file, in grey, turned as its camera says.
    ///
    /// - Throws: ``PictureError``, which says what is wrong with the file.
    public static func grey(path: String) throws(PictureError) -> GreyPicture {
        var width: Int32 = 0
        var height: Int32 = 0
        guard access(path, R_OK) == 0 else {
            throw PictureError(path: path, reason: .unreadable(String(cString: strerror(errno))))
        }
        guard gdk_pixbuf_get_file_info(path, &width, &height) != nil else {
            throw PictureError(path: path, reason: .noPicture)
        }
        guard Int(width) * Int(height) <= mostPixels else {
            throw PictureError(
                path: path, reason: .tooLarge(width: Int(width), height: Int(height)))
        }
        var failure: UnsafeMutablePointer<GError>?
        guard let raw = gdk_pixbuf_new_from_file(path, &failure) else {
            let words = failure.map { String(cString: $0.pointee.message) } ?? "unknown"
            g_clear_error(&failure)
            throw PictureError(path: path, reason: .damaged(words))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(raw)) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(raw) else {
            throw PictureError(path: path, reason: .damaged("it cannot be turned upright"))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return grey(of: upright)
    }

    /// What is transparent is white, as paper is.
    private static func grey(of picture: OpaquePointer) -> GreyPicture {
        let width = Int(gdk_pixbuf_get_width(picture))
        let height = Int(gdk_pixbuf_get_height(picture))
        let stride = Int(gdk_pixbuf_get_rowstride(picture))
        let channels = Int(gdk_pixbuf_get_n_channels(picture))
        let hasAlpha = gdk_pixbuf_get_has_alpha(picture) != 0
        let bytes = gdk_pixbuf_read_pixels(picture)!
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { grey, count in
            for y in 0..<height {
                var source = bytes + y * stride
                for x in 0..<width {
                    let sum =
                        306 * Int(source[0]) + 601 * Int(source[1]) + 117 * Int(source[2]) + 512
                    var value = sum >> 10
                    if hasAlpha {
                        let alpha = Int(source[3])
                        value = (value * alpha + 255 * (255 - alpha)) / 255
                    }
                    grey[y * width + x] = UInt8(value)
                    source += channels
                }
            }
            count = width * height
        }
        return GreyPicture(width: width, height: height, pixels: pixels)
    }
}

/// Why a file gives no picture.
public struct PictureError: Error, Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The system's words.
        case unreadable(String)

        /// No known picture format.
        case noPicture

        /// More than ``PictureFile/mostPixels``.
        case tooLarge(width: Int, height: Int)

        /// The decoder's words.
        case damaged(String)
    }

    public let path: String
    public let reason: Reason
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .unreadable(let words): "\(path): \(words)"
        case .noPicture: "\(path): This is no picture in a known format. PNG and JPEG work."
        case .tooLarge(let width, let height):
            """
            \(path): \(width) × \(height) pixels are too many; \(PictureFile.mostPixels / 1_000_000) million are \
            read. Make it smaller first.
            """
        case .damaged(let words): "\(path): The picture is damaged: \(words)"
        }
    }
}
