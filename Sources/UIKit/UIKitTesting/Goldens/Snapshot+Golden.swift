import Foundation
import ImageIO
import UIKit

extension Snapshot {
    /// Compares the picture with the recorded golden `name`, in the folder `Goldens` next to the
    /// calling test.
    ///
    /// With `RECORD=1` in the environment the picture is recorded instead, with `RECORD=failed`
    /// only if it differs; the call then succeeds. When pictures differ, one file shows the
    /// golden, the picture and the differences (in red) side by side, in the folder
    /// `.build/golden-differences` of the test's package. The error reports its path. The trait
    /// `.attachesGoldens` of the module `GoldenAttachments` attaches the file to the test's report.
    ///
    /// - Parameters:
    ///   - name: The name of the golden, without ending.
    ///   - tolerance: How far the picture may differ; by default not at all.
    ///   - file: The file of the call, for the report.
    public func matchGolden(
        _ name: String, tolerance: GoldenTolerance = .none, file: String = #filePath
    ) throws {
        let url = URL(fileURLWithPath: file).deletingLastPathComponent()
            .appendingPathComponent("Goldens/\(name).png")
        let recording = GoldenRecording.current
        if recording == .all { return try record(to: url) }
        do {
            try compare(with: url, tolerance: tolerance) {
                Self.inspectionFolder(of: file).appendingPathComponent("\(name).png")
            }
        } catch  where recording == .failed {
            try record(to: url)
        }
    }

    private func record(to url: URL) throws {
        if let reason = GoldenFile(url).write(pngData()) {
            throw GoldenMismatch.unwritable(path: url.path, reason: reason)
        }
    }

    /// - Parameter inspection: Returns the place of the picture of a mismatch.
    private func compare(
        with url: URL, tolerance: GoldenTolerance, inspection: () -> URL
    ) throws {
        guard let file = try? Data(contentsOf: url) else {
            let written = writeForInspection([self], to: inspection())
            throw GoldenMismatch.missing(path: url.path, written: written)
        }
        let golden: Snapshot
        do throws(ImageError) {
            golden = try DecodedGoldens.shared.picture(of: file)
        } catch {
            throw GoldenMismatch.unreadable(path: url.path, reason: "\(error)")
        }
        guard golden != self else { return }
        guard golden.width == width, golden.height == height else {
            let written = writeForInspection([golden, self], to: inspection())
            throw GoldenMismatch.otherSize(
                path: url.path, golden: (golden.width, golden.height), actual: (width, height),
                written: written)
        }
        let difference = PixelDifference(
            from: golden, to: self, ignoring: tolerance.difference)
        guard difference.count > tolerance.pixels else { return }
        let written = writeForInspection(
            [golden, self, difference.picture], to: inspection())
        throw GoldenMismatch.otherPixels(
            path: url.path, count: difference.count, largest: difference.largest,
            written: written)
    }

    /// The folder for pictures of a test's failures: one for each folder of tests, in the package
    /// that contains it; in the temporary directory for a file outside of packages.
    static func inspectionFolder(of file: String) -> URL {
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
        var package = tests
        while package.path != "/" {
            let manifest = package.appendingPathComponent("Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) {
                let folder = tests.path.dropFirst(package.path.count + 1)
                return package.appendingPathComponent(".build/golden-differences/\(folder)")
            }
            package.deleteLastPathComponent()
        }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("golden-differences/\(tests.lastPathComponent)")
    }

    /// Writes pictures side by side, attaches them to the test, and returns the path of the file,
    /// with the reason if it cannot be written.
    private func writeForInspection(_ pictures: [Snapshot], to url: URL) -> String {
        let data = Snapshot(sideBySide: pictures).pngData()
        GoldenReport.current?.attach(data, url.lastPathComponent)
        guard let reason = GoldenFile(url).write(data) else { return url.path }
        return "\(url.path) (which cannot be written: \(reason))"
    }

    /// Creates a picture of others, left to right with gaps of eight grey pixels.
    private init(sideBySide pictures: [Snapshot]) {
        let gap = 8
        let width = pictures.map(\.width).reduce(0, +) + gap * (pictures.count - 1)
        let height = pictures.map(\.height).max() ?? 0
        var pixels = [UInt32](repeating: 0xFF80_8080, count: width * height)
        var left = 0
        for picture in pictures {
            for row in 0..<picture.height {
                let start = row * picture.width
                pixels.replaceSubrange(
                    row * width + left..<row * width + left + picture.width,
                    with: picture.pixels[start..<start + picture.width])
            }
            left += picture.width + gap
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}

/// A mismatch between a picture and its golden. `written` is the path of a picture that shows it.
public nonisolated enum GoldenMismatch: Error {
    case missing(path: String, written: String)
    case otherSize(
        path: String, golden: (width: Int, height: Int), actual: (width: Int, height: Int),
        written: String)
    case otherPixels(path: String, count: Int, largest: Int, written: String)

    /// The golden is not a picture.
    case unreadable(path: String, reason: String)

    /// The golden cannot be recorded.
    case unwritable(path: String, reason: String)
}

nonisolated extension GoldenMismatch: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let path, let written):
            """
            There is no golden at \(path). Look at the picture, \(written), then record it with \
            RECORD=1.
            """
        case .otherSize(let path, let golden, let actual, let written):
            """
            The golden \(path) has \(golden.width) × \(golden.height) pixels, the picture \
            \(actual.width) × \(actual.height). Both are in \(written).
            """
        case .otherPixels(let path, let count, let largest, let written):
            """
            \(count) pixels differ from \(path), by up to \(largest) of 255. The golden, the picture \
            and the difference are in \(written). If the change is intended, record it with RECORD=1.
            """
        case .unreadable(let path, let reason):
            "The golden \(path) cannot be read. \(reason) RECORD=1 records it again."
        case .unwritable(let path, let reason):
            "The golden \(path) cannot be written: \(reason)."
        }
    }
}
