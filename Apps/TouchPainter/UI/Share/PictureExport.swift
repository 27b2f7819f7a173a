import CoreGraphics
import Foundation
import TouchPainterCore
import UIKit

/// Writes a scribble as a picture.
struct PictureExport {
    /// The kinds of pictures.
    enum Format: String, CaseIterable {
        case png
        case jpeg
        case postcard
        case svg
        case pdf

        var pathExtension: String {
            switch self {
            case .postcard: "png"
            case .jpeg: "jpg"
            default: rawValue
            }
        }
    }

    let scribble: Scribble

    /// The empty space around the marks, in points.
    private static let margin: CGFloat = 16

    /// The longest side of a bitmap in pixels.
    private static let longestSide: CGFloat = 8192

    private var bounds: CGRect {
        let box = scribble.drawingBounds.isNull ? .zero : scribble.drawingBounds
        return box.insetBy(dx: -Self.margin, dy: -Self.margin).integral
    }

    /// The bytes of a picture file.
    func data(_ format: Format) -> Data? {
        switch format {
        case .png: image.pngData()
        case .jpeg: image.jpegData(compressionQuality: 0.9)
        case .postcard: postcard.pngData()
        case .svg: svg
        case .pdf: pdf
        }
    }

    /// Writes a picture into `folder`, under a name that is free.
    func write(_ format: Format, to folder: URL) throws(PaintingFileError) -> URL {
        let name = scribble.title ?? "scribble"
        let url = Self.freeURL(in: folder, name: name, pathExtension: format.pathExtension)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: "the folder cannot be made")
        }
        guard let data = data(format) else {
            throw .unwritable(path: url.lastPathComponent, reason: "the picture is too large")
        }
        try DurableFile.write(data, to: url)
        return url
    }

    /// A name in `folder` that no file has.
    static func freeURL(in folder: URL, name: String, pathExtension: String = "") -> URL {
        let ending = pathExtension.isEmpty ? "" : "." + pathExtension
        var number = 1
        while true {
            let suffix = number == 1 ? "" : " \(number)"
            let url = folder.appendingPathComponent(name + suffix + ending)
            if !FileManager.default.fileExists(atPath: url.path) { return url }
            number += 1
        }
    }

    // MARK: Formats

    /// The scribble on white paper, at two pixels per point.
    var image: UIImage {
        UIImage.onWhite(bounds, scale: 2, longestSide: Self.longestSide) { scribble.draw(in: $0) }
    }

    /// The picture as a print that lies on a table: a white edge, turned a little, with a shadow.
    private var postcard: UIImage {
        let print = ImageMarginFilter(component: image, margin: 12, color: .white)
        let middle = CGPoint(x: print.size.width / 2, y: print.size.height / 2)
        let turn = CGAffineTransform(translationX: middle.x, y: middle.y)
            .rotated(by: -.pi / 60).scaledBy(x: 0.9, y: 0.9)
            .translatedBy(x: -middle.x, y: -middle.y)
        let turned = ImageTransformFilter(component: print, transform: turn)
        let shadowed = ImageShadowFilter(
            component: turned, offset: CGSize(width: 0, height: 6), blur: 14)
        let ground = UIColor(red: 0.87, green: 0.83, blue: 0.77, alpha: 1)
        return ImageMarginFilter(component: shadowed, margin: 20, color: ground)
            .image(scale: image.scale)
    }

    private var svg: Data {
        let target = SVGTarget(bounds: bounds)
        scribble.draw(on: target)
        return Data(target.text.utf8)
    }

    private var pdf: Data? {
        let bounds = bounds
        let data = NSMutableData()
        var box = CGRect(origin: .zero, size: bounds.size)
        guard let consumer = CGDataConsumer(data: data),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return nil }
        context.beginPDFPage(nil)
        // PDF's y grows upward.
        context.translateBy(x: -bounds.minX, y: bounds.maxY)
        context.scaleBy(x: 1, y: -1)
        // An eraser takes from its own layer alone. Without layers that is the paper's colour, and
        // all shapes stay shapes; otherwise a layer with an eraser becomes a picture.
        scribble.draw(on: ContextTarget(context, paper: scribble.isPlain ? .white : nil))
        context.endPDFPage()
        context.closePDF()
        return data as Data
    }
}
