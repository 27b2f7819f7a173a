import CoreGraphics
import QRMaking

/// Pictures that cameras of tests show.
nonisolated enum TestPicture {
    static let white = picture([])

    /// A picture of 640 by 480 pixels with codes of 4 pixels a module.
    static func picture(_ codes: [(text: String, x: Int, y: Int)]) -> CGImage {
        let (width, height) = (640, 480)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for code in codes {
            guard let matrix = try? QREncoder().matrix(for: code.text) else { continue }
            for row in 0..<matrix.side * 4 {
                for column in 0..<matrix.side * 4 where matrix[column / 4, row / 4] {
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
