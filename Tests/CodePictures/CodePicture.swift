package import CoreGraphics
import QRMaking

/// Pictures with codes, which cameras and files of tests show.
package enum CodePicture {
    package static let white = picture([])

    /// A picture of 640 by 480 pixels with codes of 4 pixels a module.
    package static func picture(_ codes: [(text: String, x: Int, y: Int)]) -> CGImage {
        picture(codes, width: 640, height: 480, module: 4)
    }

    /// A square sheet of short codes, of 3 pixels a module.
    package static func sheet(of texts: [String], columns: Int) -> CGImage {
        // A code of version 2 and its margins.
        let cell = (25 + 8) * 3
        let codes = texts.enumerated().map { index, text in
            (text, index % columns * cell + 12, index / columns * cell + 12)
        }
        return picture(codes, width: columns * cell, height: columns * cell, module: 3)
    }

    private static func picture(
        _ codes: [(text: String, x: Int, y: Int)], width: Int, height: Int, module: Int
    ) -> CGImage {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for code in codes {
            guard let matrix = try? QREncoder().matrix(for: code.text) else { continue }
            for row in 0..<matrix.side * module {
                for column in 0..<matrix.side * module
                where matrix[column / module, row / module] {
                    let place = ((code.y + row) * width + code.x + column) * 4
                    for part in 0..<3 { bytes[place + part] = 0 }
                }
            }
        }
        return CGImage(
            copying: bytes, width: width, height: height, bytesPerRow: width * 4,
            alpha: .noneSkipLast)!
    }
}
