import CoreGraphics
import Foundation
import TouchPainterCore
import UIKit

/// Writes a replay as a sequence of PNG pictures.
@MainActor
struct ReplayFrames {
    let replay: Replay

    /// The pictures for each second of the sequence.
    static let rate = 12.0

    /// The greatest number of pictures.
    private static let most = 1_200

    /// The longest side of a picture in pixels.
    private static let longestSide: CGFloat = 1_024

    private static let margin: CGFloat = 16

    /// Writes one picture for each moment, `frame-0001.png` and so on, into a new folder.
    ///
    /// - Parameter speed: How much faster than a hand the drawing grows.
    /// - Returns: The number of pictures.
    func write(to folder: URL, speed: Double) throws(PaintingFileError) -> Int {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: "the folder cannot be made")
        }
        let count = min(max(Int((replay.duration / speed * Self.rate).rounded(.up)), 1), Self.most)
        for number in 1...count {
            replay.seek(to: replay.duration * Double(number) / Double(count))
            let digits = String(number)
            let name = "frame-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            guard let data = image().pngData() else { continue }
            try DurableFile.write(data, to: folder.appendingPathComponent(name + ".png"))
        }
        return count
    }

    /// The moment that is shown, on white.
    private func image() -> UIImage {
        let bounds =
            (replay.bounds.isNull ? .zero : replay.bounds)
            .insetBy(dx: -Self.margin, dy: -Self.margin).integral
        let format = UIGraphicsImageRendererFormat()
        format.scale = min(1, Self.longestSide / max(bounds.width, bounds.height))
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(bounds)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            replay.draw(in: context)
            context.endTransparencyLayer()
        }
    }
}
