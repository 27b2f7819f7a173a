import CoreGraphics
import Foundation
import ImageIO
import Testing

/// The test picture: 64 × 32 pixels, a quarter red, green, blue and yellow each.
nonisolated enum Quarters {
    enum Color: CaseIterable {
        case red, green, blue, yellow

        var components: [Int] {
            switch self {
            case .red: [200, 40, 40]
            case .green: [40, 200, 40]
            case .blue: [40, 40, 200]
            case .yellow: [230, 230, 60]
            }
        }

        /// In Rec. 601's weights, as QR's reader sees it.
        var grey: Int {
            let (red, green, blue) = (components[0], components[1], components[2])
            return (306 * red + 601 * green + 117 * blue) >> 10
        }
    }

    /// Top left, top right, bottom left, bottom right.
    static let upright: [Color] = [.red, .green, .blue, .yellow]

    static func image() throws -> CGImage {
        let context = try #require(bitmap(64, 32))
        for (index, color) in upright.enumerated() {
            let parts = color.components.map { CGFloat($0) / 255 }
            context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
            context.fill(
                CGRect(x: index % 2 * 32, y: index < 2 ? 16 : 0, width: 32, height: 16))
        }
        return try #require(context.makeImage())
    }

    static func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
                .rawValue)
    }

    /// The colours in the middle of an image's quarters; `nil` where none is near.
    static func colors(of image: CGImage) -> [Color?] {
        points(width: image.width, height: image.height).map { x, y in
            let pixel = components(of: image, x, y)
            return Color.allCases.first { color in
                zip(color.components, pixel).allSatisfy { abs($0 - $1) <= 12 }
            }
        }
    }

    static func points(width: Int, height: Int) -> [(Int, Int)] {
        [height / 4, height * 3 / 4].flatMap { y in [width / 4, width * 3 / 4].map { ($0, y) } }
    }

    /// Red, green and blue of a pixel, multiplied with its alpha.
    static func components(of image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let row = image.row(y)
        return [2, 1, 0].map { Int(row[x * 4 + $0]) }
    }

    /// The order of ``upright`` in a picture that is stored as ``upright`` and turned by an
    /// orientation.
    static func turned(by orientation: CGImagePropertyOrientation) -> [Color] {
        let order =
            switch orientation {
            case .up: [0, 1, 2, 3]
            case .upMirrored: [1, 0, 3, 2]
            case .down: [3, 2, 1, 0]
            case .downMirrored: [2, 3, 0, 1]
            case .leftMirrored: [0, 2, 1, 3]
            case .right: [2, 0, 3, 1]
            case .rightMirrored: [3, 1, 2, 0]
            case .left: [1, 3, 0, 2]
            }
        return order.map { upright[$0] }
    }
}

/// A file of the test picture.
nonisolated struct Sample: CustomStringConvertible, Sendable {
    let format: ImageFormat

    /// A file in `Pictures`; `nil` to encode the picture with ImageIO.
    var file: String?

    var description: String { file ?? format.name }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Pictures")

    /// Every format at least once.
    static let all: [Sample] = written + recorded

    private static let written = ImageFile.writable.map { Sample(format: $0) }

    private static let recorded = [
        Sample(format: .gif, file: "quarters.gif"), Sample(format: .webp, file: "quarters.webp"),
        Sample(format: .avif, file: "quarters.avif"), Sample(format: .heic, file: "quarters.heic"),
        Sample(format: .svg, file: "quarters.svg"), Sample(format: .pnm, file: "quarters.ppm"),
        Sample(format: .jpeg, file: "progressive.jpg"),
    ]

    func data() throws -> Data {
        guard let file else {
            return try ImageFile.encode(try Quarters.image(), as: format, quality: 0.95)
        }
        return try Data(contentsOf: Self.folder.appendingPathComponent(file))
    }

    static subscript(_ format: ImageFormat) -> Sample {
        all.first { $0.format == format } ?? Sample(format: format)
    }
}
