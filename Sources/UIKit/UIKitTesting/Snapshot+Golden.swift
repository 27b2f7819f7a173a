import Foundation
import ImageIO
import UIKit

extension Snapshot {
    /// Compares the picture with the recorded golden `name`, in the folder `Goldens` next to the
    /// calling test.
    ///
    /// Only with `RECORD=1` in the environment is the picture recorded instead; the call then
    /// succeeds. When pictures differ, the current one and a picture of the differences (in red)
    /// are written to the temporary directory, and the error reports their paths.
    public func matchGolden(_ name: String, file: String = #filePath) throws {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
            .appendingPathComponent("Goldens")
        let url = folder.appendingPathComponent("\(name).png")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try write(to: url)
            return
        }
        guard let data = try? Data(contentsOf: url) else {
            throw GoldenMismatch.missing(path: url.path)
        }
        let golden = Snapshot(image: try PNG.decode(data))
        guard golden != self else { return }
        guard golden.width == width, golden.height == height else {
            throw GoldenMismatch.otherSize(
                path: url.path, golden: (golden.width, golden.height), actual: (width, height),
                written: try writeForInspection(name, self))
        }
        let difference = PixelDifference(from: golden, to: self)
        _ = try writeForInspection("\(name).difference", difference.picture)
        throw GoldenMismatch.otherPixels(
            path: url.path, count: difference.count, largest: difference.largest,
            written: try writeForInspection(name, self))
    }

    /// Writes `snapshot` to the temporary directory and returns its path.
    private func writeForInspection(_ name: String, _ snapshot: Snapshot) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-goldens")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("\(name).png")
        try snapshot.write(to: url)
        return url.path
    }
}

/// A mismatch between a picture and its golden.
public enum GoldenMismatch: Error {
    case missing(path: String)
    case otherSize(
        path: String, golden: (width: Int, height: Int), actual: (width: Int, height: Int),
        written: String)
    case otherPixels(path: String, count: Int, largest: Int, written: String)
}

extension GoldenMismatch: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let path):
            "There is no golden at \(path). Look at the picture, then record it with RECORD=1."
        case .otherSize(let path, let golden, let actual, let written):
            """
            The golden \(path) has \(golden.width) × \(golden.height) pixels, the picture \
            \(actual.width) × \(actual.height). The picture is at \(written).
            """
        case .otherPixels(let path, let count, let largest, let written):
            """
            \(count) pixels differ from \(path), by up to \(largest) of 255. The picture is at \
            \(written), the difference next to it. If the change is intended, record it with RECORD=1.
            """
        }
    }
}
