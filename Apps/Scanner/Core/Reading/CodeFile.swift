import CameraCapture
package import CoreGraphics
import Foundation
import ImageIO
import PDFKit
import QRReading

/// Reads the codes in pictures, PDF files and films.
package enum CodeFile {
    /// The endings of the names of films.
    package static let filmExtensions = ["mp4", "m4v", "mov", "mkv", "webm", "avi", "ogv"]

    /// The endings of the names of pictures.
    package static let pictureExtensions = [
        "png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff",
    ]

    /// The longer side in pixels in which a page is read.
    private static let pageSide: CGFloat = 2_400

    /// The number of pages that are read.
    private static let mostPages = 200

    /// Returns the pictures, pages or frames that have codes; each code once.
    ///
    /// - Throws: ``CodeFileError``, also if there is no code.
    package static func pictures(in file: URL) async throws(CodeFileError) -> [ReadPicture] {
        let pictures =
            switch file.pathExtension.lowercased() {
            case "pdf": try await pages(of: file)
            case let ending where filmExtensions.contains(ending): try await frames(of: file)
            default: try await picture(in: file)
            }
        guard !pictures.isEmpty else { throw .noCode(name: file.lastPathComponent) }
        return pictures
    }

    /// Returns the picture with its codes.
    ///
    /// - Throws: ``CodeFileError/noCode(name:)`` if there is none.
    package static func pictures(
        in image: CGImage, named name: String
    ) async throws(CodeFileError) -> [ReadPicture] {
        let picture = await ReadPicture.reading(image)
        guard !picture.codes.isEmpty else { throw .noCode(name: name) }
        return [picture]
    }

    private static func picture(in file: URL) async throws(CodeFileError) -> [ReadPicture] {
        let name = file.lastPathComponent
        let decoded: DecodedImage
        do throws(ImageError) {
            let picture = try ImageFile(
                contentsOfFile: file.path, mostPixels: PictureFile.mostPixels)
            do throws(ImageError) {
                decoded = try picture.decode(.allFrames)
            } catch {
                guard case .truncated = error else { throw error }
                decoded = try picture.decode(.availableFrame)
            }
        } catch {
            throw .unreadable(name: name, reason: "\(error)")
        }
        if decoded.frames.count == 1 {
            return try await pictures(in: decoded.uprightImage, named: name)
        }
        var distinct = DistinctCodes()
        for frame in decoded.frames where !Task.isCancelled {
            distinct.add(frame.image, await BarcodeReader().read(GreyPicture(frame.image)))
        }
        return distinct.pictures
    }

    private static func pages(of file: URL) async throws(CodeFileError) -> [ReadPicture] {
        let name = file.lastPathComponent
        guard let document = PDFDocument(url: file) else {
            throw .unreadable(name: name, reason: "")
        }
        guard !document.isLocked else { throw .encrypted(name: name) }
        var distinct = DistinctCodes()
        for index in 0..<min(document.pageCount, mostPages) where !Task.isCancelled {
            guard let image = document.page(at: index)?.image(longerSide: pageSide) else {
                continue
            }
            distinct.add(image, await BarcodeReader().read(GreyPicture(image)))
        }
        return distinct.pictures
    }

    private static func frames(of film: URL) async throws(CodeFileError) -> [ReadPicture] {
        var distinct = DistinctCodes()
        let camera = Camera(
            .film(film.path), configuration: CaptureConfiguration(torch: .off, format: .color))
        do throws(CameraError) {
            for try await frame in camera.frames {
                guard !Task.isCancelled else { break }
                let whole = PixelRectangle(x: 0, y: 0, width: frame.width, height: frame.height)
                let codes = BarcodeReader().readFrame(GreyPicture(frame), in: whole)
                guard distinct.hasNew(codes), let image = frame.image else { continue }
                distinct.add(image, codes)
            }
        } catch {
            // What was read before a film breaks off counts.
            guard distinct.pictures.isEmpty else { return distinct.pictures }
            throw .unreadable(name: film.lastPathComponent, reason: "\(error)")
        }
        return distinct.pictures
    }
}

/// Pictures with codes of which none was in an earlier one.
private struct DistinctCodes {
    private(set) var pictures: [ReadPicture] = []
    private var texts: Set<String> = []

    func hasNew(_ codes: [Barcode]) -> Bool { codes.contains { !texts.contains($0.text) } }

    mutating func add(_ image: CGImage, _ codes: [Barcode]) {
        let new = codes.filter { texts.insert($0.text).inserted }
        if !new.isEmpty { pictures.append(ReadPicture(image: image, codes: new)) }
    }
}

/// The reason why a file gives no code.
package enum CodeFileError: Error, Hashable, Sendable {
    /// There is no code in it.
    case noCode(name: String)

    /// It is no picture, PDF or film, or is damaged. The reason is empty if it is not known.
    case unreadable(name: String, reason: String)

    /// It needs a password.
    case encrypted(name: String)
}
