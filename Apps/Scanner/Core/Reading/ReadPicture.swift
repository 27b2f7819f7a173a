package import CoreGraphics
import QRReading

/// A picture and the codes in it.
package struct ReadPicture: Hashable, Sendable {
    /// The picture, upright.
    package let image: CGImage

    /// The codes in it.
    package let codes: [FoundCode]

    /// Creates the picture with the codes that are in it. Not for the main thread.
    package static func reading(_ image: CGImage) async -> ReadPicture {
        let codes = await BarcodeReader().read(GreyPicture(image))
        return ReadPicture(image: image, codes: codes)
    }

    init(image: CGImage, codes: [Barcode]) {
        let size = CGSize(width: image.width, height: image.height)
        self.init(image: image, found: codes.map { FoundCode($0, in: size) })
    }

    package init(image: CGImage, found: [FoundCode]) {
        self.image = image
        codes = found
    }
}
