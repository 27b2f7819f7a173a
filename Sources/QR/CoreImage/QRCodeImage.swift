import CoreGraphics
import Foundation
import QRMaking
import QRReading

/// The image of a QR code: one pixel a module, and a light one around.
enum QRCodeImage {
    /// Returns the code of a message in UTF-8, or else in Latin-1; `nil` for one that is empty or
    /// too long, and for another level than `L`, `M`, `Q` or `H`.
    static func image(of message: Data, level: String) -> CIImage? {
        let text =
            String(data: message, encoding: .utf8) ?? String(data: message, encoding: .isoLatin1)
        guard let text, let level = CorrectionLevel(rawValue: level),
            let matrix = try? QREncoder(level: level).matrix(for: text)
        else { return nil }
        let side = matrix.side + 2
        return CIImage(
            extent: CGRect(x: 0, y: 0, width: side, height: side), hasSharpPixels: true
        ) { frame in
            Bitmap(frame) { x, y in
                let (column, row) = (x - 1, side - 2 - y)
                let modules = 0..<matrix.side
                let isDark =
                    modules.contains(column) && modules.contains(row) && matrix[column, row]
                return isDark ? Bitmap.Pixel(0, 0, 0, 1) : .one
            }
        }
    }
}
