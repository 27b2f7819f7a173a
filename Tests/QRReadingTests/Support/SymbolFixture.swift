import Foundation

@testable import QRReading

/// A symbol that was made by another library, a pixel a module, with what is known about it;
/// `Pictures/README.md` says how it was made.
struct SymbolFixture: CustomStringConvertible, Sendable {
    let name: String

    /// As the standard writes it: “7” or “M3”.
    let version: String

    let level: CorrectionLevel?
    let mask: Int
    let modes: [SymbolSegment.Mode]
    let text: String

    var description: String { name }

    private static let folder = Sample.folder.appendingPathComponent("symbols")

    static let all: [SymbolFixture] = {
        let file = folder.appendingPathComponent("facts.tsv")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(
                String.init)
            return SymbolFixture(
                name: fields[0], version: fields[1], level: CorrectionLevel(rawValue: fields[2]),
                mask: Int(fields[3]) ?? -1,
                modes: fields[4].split(separator: " ").compactMap {
                    SymbolSegment.Mode(rawValue: String($0))
                }, text: fields[5])
        }
    }()

    /// QR codes, without Micro QR codes.
    static let regular = all.filter { !$0.version.hasPrefix("M") }

    static subscript(_ name: String) -> SymbolFixture {
        guard let fixture = all.first(where: { $0.name == name }) else {
            preconditionFailure("There is no symbol \(name) in \(folder.path).")
        }
        return fixture
    }

    /// The symbol with some pixels a module and a margin of four modules.
    func picture(modulePixels: Int = 4) throws -> GreyPicture {
        let modules = try PictureFile.grey(
            path: Self.folder.appendingPathComponent(name + ".pbm").path)
        let margin = 4
        let side = (modules.width + 2 * margin) * modulePixels
        return GreyPicture(width: side, height: side) { pixelX, pixelY in
            let x = pixelX / modulePixels - margin
            let y = pixelY / modulePixels - margin
            let isInside = x >= 0 && x < modules.width && y >= 0 && y < modules.height
            return isInside ? modules[x, y] : 255
        }
    }

    /// The symbol with some pixels a module, whole or not, as a camera sees it: each pixel is the
    /// mean of what lies in it.
    ///
    /// - Parameter shift: How far the symbol lies off the pixels, to the left and up, in pixels.
    func picture(modulePixels: Double, shift: Double = 0.3) throws -> GreyPicture {
        // A hundred points a pixel.
        let points = 10
        let margin = 4
        let modules = try PictureFile.grey(
            path: Self.folder.appendingPathComponent(name + ".pbm").path)
        let side = Int(Double(modules.width + 2 * margin) * modulePixels)
        // The module in which each point lies, along either axis.
        let places = (0..<side * points).map { point in
            Int((((Double(point) + 0.5) / Double(points) + shift) / modulePixels).rounded(.down))
                - margin
        }
        return GreyPicture(width: side, height: side) { x, y in
            var sum = 0
            for row in places[y * points..<(y + 1) * points] {
                for column in places[x * points..<(x + 1) * points] {
                    let isInside =
                        column >= 0 && column < modules.width && row >= 0 && row < modules.height
                    sum += isInside ? Int(modules[column, row]) : 255
                }
            }
            return UInt8(sum / (points * points))
        }
    }
}

extension GreyPicture {
    /// A picture whose pixels are made one by one.
    init(width: Int, height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt8) {
        self.init(width: width, height: height) { rows in
            for y in 0..<height {
                let row = rows[y]
                var x = 0
                while x < width {
                    row[x] = pixel(x, y)
                    x += 1
                }
            }
        }
    }

    /// The picture with another in it, whose top left corner lies somewhere.
    func with(_ other: GreyPicture, atX left: Int, y top: Int) -> GreyPicture {
        GreyPicture(width: width, height: height) { x, y in
            let isInside =
                x >= left && x < left + other.width && y >= top && y < top + other.height
            return isInside ? other[x - left, y - top] : self[x, y]
        }
    }

    /// A picture of one shade.
    static func plain(_ shade: UInt8, width: Int, height: Int) -> GreyPicture {
        GreyPicture(
            width: width, height: height, pixels: Array(repeating: shade, count: width * height))
    }

    /// Rows for columns, as seen from behind.
    var mirrored: GreyPicture {
        GreyPicture(width: height, height: width) { self[$1, $0] }
    }
}
