import Foundation
import QRReading

/// The public pictures of QR codes in the tests' resources, unchanged and with simulated camera and
/// lighting defects.
nonisolated enum QRPictures {
    struct Picture: Sendable {
        let grey: GreyPicture

        /// The text of the code.
        let text: String

        /// Returns `true` if the code's text is `other`, ignoring line ends.
        func says(_ other: String) -> Bool { Self.trimmed(text) == Self.trimmed(other) }

        private static func trimmed(_ text: String) -> String {
            text.replacingOccurrences(of: "\r", with: "")
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// A simulated defect.
    struct Way: Sendable {
        let name: String
        let spoil: @Sendable (GreyPicture) -> GreyPicture
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Tests/QRReadingTests/Pictures")

    /// Returns the unchanged pictures.
    ///
    /// - Parameter most: The maximum number, unlimited by default.
    static func plain(most: Int = .max) throws -> [Picture] {
        let sets = ["zxing-qrcode-1", "zxing-qrcode-2", "zxing-qrcode-3"]
        let files = try sets.flatMap { set in
            try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent(set), includingPropertiesForKeys: nil
            ).filter { $0.pathExtension != "txt" }.sorted { $0.path < $1.path }
        }
        return try files.prefix(most).map { file in
            let text = file.deletingPathExtension().appendingPathExtension("txt")
            return Picture(
                grey: try PictureFile.grey(path: file.path),
                text: try String(contentsOf: text, encoding: .utf8))
        }
    }

    static func spoilt(by way: Way) throws -> [Picture] {
        try plain().map { Picture(grey: way.spoil($0.grey), text: $0.text) }
    }

    /// The unchanged pictures first, then all defects.
    static let ways = [
        Way(name: "as they are") { $0 },
        Way(name: "a little blurred") { $0.averaged(over: 1).averaged(over: 1) },
        Way(name: "much blurred") { $0.averaged(over: 3).averaged(over: 3) },
        Way(name: "noise of ±60") { $0.noisy(by: 60) },
        Way(name: "noise of ±120") { $0.noisy(by: 120) },
        Way(name: "a twelfth of the contrast") { $0.mapped { x, y, shade in 100 + shade / 12 } },
        Way(name: "inverted") { $0.mapped { _, _, shade in 255 - shade } },
        Way(name: "half the size") { $0.seen(width: $0.width / 2, height: $0.height / 2) },
        Way(name: "a third of the size") { $0.seen(width: $0.width / 3, height: $0.height / 3) },
        Way(name: "turned by 20°") { $0.turned(by: 20) },
        Way(name: "turned by 45°") { $0.turned(by: 45) },
        Way(name: "in a shadow") { picture in
            picture.mapped { x, _, shade in
                shade * (20 + 235 * x / picture.width) / 255
            }
        },
        Way(name: "seen from the side") { $0.aslant },
    ]
}

nonisolated extension GreyPicture {
    fileprivate func mapped(_ shade: (_ x: Int, _ y: Int, _ shade: Int) -> Int) -> GreyPicture {
        GreyPicture(
            width: width, height: height,
            pixels: pixels.enumerated().map {
                UInt8(clamping: shade($0 % width, $0 / width, Int($1)))
            })
    }

    /// Returns the picture with each pixel replaced by the mean of those within a radius.
    fileprivate func averaged(over radius: Int) -> GreyPicture {
        mapped { x, y, _ in
            var sum = 0
            var count = 0
            for row in max(y - radius, 0)...min(y + radius, height - 1) {
                for column in max(x - radius, 0)...min(x + radius, width - 1) {
                    sum += Int(self[column, row])
                    count += 1
                }
            }
            return sum / count
        }
    }

    /// Returns the picture with reproducible noise from a linear congruential generator.
    fileprivate func noisy(by most: Int) -> GreyPicture {
        var state: UInt64 = 1
        return mapped { _, _, shade in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return shade + Int(state >> 33) % (2 * most + 1) - most
        }
    }

    /// Returns the picture in another size, each pixel the mean of the area it covers.
    fileprivate func seen(width newWidth: Int, height newHeight: Int) -> GreyPicture {
        let factor = width / newWidth
        var pixels: [UInt8] = []
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                var sum = 0
                for row in y * factor..<(y + 1) * factor {
                    for column in x * factor..<(x + 1) * factor { sum += Int(self[column, row]) }
                }
                pixels.append(UInt8(sum / (factor * factor)))
            }
        }
        return GreyPicture(width: newWidth, height: newHeight, pixels: pixels)
    }

    /// Returns the picture mapped by a function of the plane, white outside of the original.
    private func shown(_ origin: (_ x: Double, _ y: Double) -> (x: Double, y: Double))
        -> GreyPicture
    {
        mapped { x, y, _ in
            let from = origin(Double(x) + 0.5, Double(y) + 0.5)
            guard from.x >= 0, from.y >= 0, from.x < Double(width), from.y < Double(height) else {
                return 255
            }
            return Int(self[Int(from.x), Int(from.y)])
        }
    }

    fileprivate func turned(by degrees: Double) -> GreyPicture {
        let angle = degrees * .pi / 180
        let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
        return shown { x, y in
            (
                middleX + (x - middleX) * cos(angle) + (y - middleY) * sin(angle),
                middleY - (x - middleX) * sin(angle) + (y - middleY) * cos(angle)
            )
        }
    }

    /// The picture in perspective, as seen from the left: the right side is farther away, and so
    /// smaller.
    fileprivate var aslant: GreyPicture {
        let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
        return shown { x, y in
            let depth = 1 + 0.6 * (x - middleX) / Double(width)
            return (
                middleX + (x - middleX) * depth * 1.2, middleY + (y - middleY) * depth
            )
        }
    }
}
