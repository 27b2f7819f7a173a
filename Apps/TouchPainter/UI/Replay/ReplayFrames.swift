import CoreGraphics
import FilmWriting
import Foundation
import ImageIO
import TouchPainterCore
import UIKit

/// Writes a replay as a sequence of PNG pictures, as an animated GIF, or as a film.
@MainActor
struct ReplayFrames {
    let replay: Replay

    /// The pictures for each second of the sequence.
    static let rate = 12.0

    /// The greatest number of pictures.
    private static let most = 1_200

    /// The longest side of a picture in pixels.
    private static let longestSide: CGFloat = 1_024

    /// The greatest number of frames of a GIF, and their longest side in pixels.
    private static let mostInGIF = 300
    private static let longestSideInGIF: CGFloat = 480

    /// How long a GIF shows the finished drawing, in seconds.
    private static let lastDelay = 2.0

    /// Frames per second of a film, and its greatest length in seconds.
    private static let filmRate = 25.0
    private static let longestFilm = 120.0

    private static let margin: CGFloat = 16

    /// Writes one picture for each moment, `frame-0001.png` and so on, into a new folder.
    ///
    /// - Parameter speed: How much faster than a hand the drawing grows.
    /// - Returns: The number of pictures.
    func write(to folder: URL, speed: Double) throws(PaintingFileError) -> Int {
        try make(folder: folder)
        let count = min(max(Int((replay.duration / speed * Self.rate).rounded(.up)), 1), Self.most)
        for number in 1...count {
            replay.seek(to: replay.duration * Double(number) / Double(count))
            let digits = String(number)
            let name = "frame-" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            guard let data = image(longestSide: Self.longestSide).pngData() else { continue }
            try DurableFile.write(data, to: folder.appendingPathComponent(name + ".png"))
        }
        return count
    }

    /// Writes a file that plays the drawing again and again.
    ///
    /// A long replay has fewer pictures a second, and lasts as long as it should.
    func writeGIF(to url: URL, speed: Double) throws(PaintingFileError) {
        let seconds = replay.duration / speed
        let count = min(max(Int((seconds * Self.rate).rounded(.up)), 1), Self.mostInGIF)
        let data = NSMutableData()
        let name = url.lastPathComponent
        guard
            let gif = CGImageDestinationCreateWithData(data, "com.compuserve.gif", count, nil)
        else { throw .unwritable(path: name, reason: "GIF cannot be written") }
        CGImageDestinationSetProperties(
            gif, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0]])
        for number in 1...count {
            replay.seek(to: replay.duration * Double(number) / Double(count))
            guard let image = image(longestSide: Self.longestSideInGIF).cgImage else { continue }
            let delay = number == count ? Self.lastDelay : seconds / Double(count)
            CGImageDestinationAddImage(
                gif, image,
                [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]])
        }
        guard CGImageDestinationFinalize(gif) else {
            throw .unwritable(path: name, reason: "a picture is too large")
        }
        try make(folder: url.deletingLastPathComponent())
        try DurableFile.write(data as Data, to: url)
    }

    /// Writes a film without sound, WebM, which ends with the finished drawing.
    func writeFilm(to url: URL, speed: Double) throws(PaintingFileError) {
        try make(folder: url.deletingLastPathComponent())
        let seconds = min(replay.duration / speed, Self.longestFilm)
        let count = max(Int((seconds * Self.filmRate).rounded(.up)), 1)
        let end = Int(Self.lastDelay * Self.filmRate)
        do throws(FilmError) {
            var film: FilmWriter?
            for number in 1...(count + end) {
                replay.seek(to: replay.duration * min(Double(number) / Double(count), 1))
                guard let image = image(longestSide: Self.longestSide).cgImage else { continue }
                if film == nil {
                    film = try FilmWriter(
                        url: url, width: image.width, height: image.height, rate: Self.filmRate)
                }
                try film?.append(image)
            }
            try film?.finish()
        } catch {
            unlink(url.path)
            throw .unwritable(path: url.lastPathComponent, reason: error.reason)
        }
    }

    private func make(folder: URL) throws(PaintingFileError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder.path, reason: "the folder cannot be made")
        }
    }

    /// The moment that is shown, on white.
    private func image(longestSide: CGFloat) -> UIImage {
        let bounds =
            (replay.bounds.isNull ? .zero : replay.bounds)
            .insetBy(dx: -Self.margin, dy: -Self.margin).integral
        return UIImage.onWhite(bounds, scale: 1, longestSide: longestSide) { replay.draw(in: $0) }
    }
}
