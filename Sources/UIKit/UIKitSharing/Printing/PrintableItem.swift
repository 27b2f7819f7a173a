import CoreGraphics
import Foundation
import UIKitCore

/// A value that can be printed as it is.
enum PrintableItem {
    case image(UIImage)
    case pdf(Data)

    /// Reads a picture, or the data or file of a picture or PDF.
    init?(_ item: Any) {
        if let image = item as? UIImage {
            self = .image(image)
            return
        }
        let data = item as? Data ?? (item as? URL).flatMap { try? Data(contentsOf: $0) }
        guard let data else { return nil }
        if data.starts(with: Data("%PDF-".utf8)) {
            self = .pdf(data)
        } else if let image = UIImage(data: data) {
            self = .image(image)
        } else {
            return nil
        }
    }

    var image: UIImage? {
        if case .image(let image) = self { image } else { nil }
    }
}

/// Draws pictures, each as large as its page allows.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let image = images[pageIndex]
        guard image.size.width > 0, image.size.height > 0 else { return }
        let scale = min(
            contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(
                x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2,
                width: size.width, height: size.height))
    }
}
