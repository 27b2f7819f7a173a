import Foundation
import ImageIO
import UIKit

extension Snapshot {
    /// Compares the picture with the one that was recorded as `name`, in the folder `Goldens` beside the calling test.
    ///
    /// Nothing is recorded unless the environment says `RECORD=1`; then the picture is written and the call
    /// succeeds. When pictures differ, the present one and a picture of the differences (in red) are written
    /// to the temporary directory, and the error says where.
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
                written: try writeBeside(name, self))
        }
        let difference = PixelDifference(from: golden, to: self)
        _ = try writeBeside("\(name).difference", difference.picture)
        throw GoldenMismatch.otherPixels(
            path: url.path, count: difference.count, largest: difference.largest,
            written: try writeBeside(name, self))
    }

    /// Writes `snapshot` to the temporary directory and returns its path.
    private func writeBeside(_ name: String, _ snapshot: Snapshot) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-goldens")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("\(name).png")
        try snapshot.write(to: url)
        return url.path
    }
}

/// A picture is not the one that was recorded.
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
            \(written), the difference beside it. If it is meant, record it with RECORD=1.
            """
        }
    }
}
