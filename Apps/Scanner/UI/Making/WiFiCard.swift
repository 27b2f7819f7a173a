import QRMaking
import QRPayloads
import UIKit

/// A card with a network's code, name and password, to print and put up.
struct WiFiCard {
    let network: WiFiNetwork
    let picture: QRPicture

    /// A6 in points.
    private static let page = CGRect(x: 0, y: 0, width: 298, height: 420)

    /// The side of the code in points.
    private static let side: CGFloat = 210

    /// The card as a PDF of one page.
    func pdf() throws(QRMakingError) -> Data {
        // A whole number of pixels a module, about 600 an inch.
        let image = try picture.image(pixels: picture.pixels(perModule: 24))
        return UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
            context.beginPage()
            let width = Self.page.width - 32
            draw(
                String(localized: "Join our Wi-Fi", bundle: .module), .boldSystemFont(ofSize: 22),
                in: CGRect(x: 16, y: 24, width: width, height: 32))
            UIImage(cgImage: image).draw(
                in: CGRect(
                    x: (Self.page.width - Self.side) / 2, y: 68, width: Self.side,
                    height: Self.side))
            draw(
                String(
                    localized: "Point your phone’s camera at the code, or type:",
                    bundle: .module), .systemFont(ofSize: 11),
                in: CGRect(x: 16, y: 286, width: width, height: 32))
            draw(
                network.name, .boldSystemFont(ofSize: 17),
                in: CGRect(x: 16, y: 322, width: width, height: 44))
            draw(
                network.password, .monospacedSystemFont(ofSize: 13, weight: .regular),
                in: CGRect(x: 16, y: 370, width: width, height: 40))
        }
    }

    private func draw(_ text: String, _ font: UIFont, in area: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        (text as NSString).draw(
            in: area,
            withAttributes: [
                .font: font, .paragraphStyle: style, .foregroundColor: UIColor.black,
            ])
    }
}
