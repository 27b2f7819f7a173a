import CoreGraphics
import Foundation
import PrintDeskInformation
import UIKit

/// Scanners without glass: they deliver pages of the caller's, then a problem if there is one.
struct GlasslessScanners: Scanners {
    var titles = ["Epson Perfection V39", "Fujitsu ScanSnap"]
    var pages: [ScannedPixels] = []
    var problem: ScanningProblem?

    /// `true` to scan without end, until the user stops.
    var isEndless = false

    func devices() -> [ScannerDevice] {
        titles.enumerated().map { ScannerDevice(name: "scanner:\($0)", title: $1) }
    }

    func scan(
        _ ticket: ScanTicket, progress: (Double?) -> Bool,
        page: (ScannedPixels) throws(DeskSystemError) -> Void
    ) throws(DeskSystemError) {
        for pixels in ticket.usesFeeder ? pages : Array(pages.prefix(1)) {
            for part in [0, 0.5, 1] where !progress(part) { throw .scanner(.cancelled) }
            try page(pixels)
        }
        while isEndless {
            guard progress(0.5) else { throw .scanner(.cancelled) }
            usleep(1_000)
        }
        if let problem { throw .scanner(problem) }
    }
}

/// Pages for ``GlasslessScanners``.
enum PaperPage {
    /// Lines of text on grey paper in a resolution of 100, turned clockwise by some degrees.
    static func letter(degrees: Double = 0, paper: CGFloat = 0.8) -> ScannedPixels {
        let size = CGSize(width: 827, height: 1169)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(white: paper, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let drawing = context.cgContext
            drawing.translateBy(x: size.width / 2, y: size.height / 2)
            drawing.rotate(by: degrees * .pi / 180)
            drawing.translateBy(x: -size.width / 2, y: -size.height / 2)
            for line in 0..<24 {
                ("The quick brown fox jumps over the lazy dog, line \(line)" as NSString).draw(
                    at: CGPoint(x: 110, y: 120 + line * 36),
                    withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
            }
        }
        guard let pixels = image.cgImage else { preconditionFailure("The page was drawn.") }
        let bytes = pixels.straightBytes(hasAlpha: false)
        return ScannedPixels(
            width: pixels.width, height: pixels.height, isColor: true, resolution: 100,
            bytes: bytes)
    }
}
