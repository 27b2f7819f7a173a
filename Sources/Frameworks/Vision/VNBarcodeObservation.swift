public import CoreImage
public import Foundation
import QRReading

/// What a request found in an image.
// Sendable: its state are `let`s of Sendable values, also in its subclasses.
open class VNObservation: NSObject, @unchecked Sendable {
    /// The observation's own number.
    public let uuid = UUID()

    /// How sure the request is, from 0 to 1.
    public let confidence: Float

    init(confidence: Float) {
        self.confidence = confidence
        super.init()
    }
}

/// An object in an image. Points are fractions of the image's sides, from the bottom left.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The rectangle around the object.
    public let boundingBox: CGRect

    init(boundingBox: CGRect) {
        self.boundingBox = boundingBox
        super.init(confidence: 1)
    }
}

/// An object with four corners, named as it stands upright.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The top left corner.
    public let topLeft: CGPoint
    /// The top right corner.
    public let topRight: CGPoint
    /// The bottom left corner.
    public let bottomLeft: CGPoint
    /// The bottom right corner.
    public let bottomRight: CGPoint

    /// - Parameter corners: Top left, top right, bottom right, bottom left.
    init(corners: [CGPoint]) {
        (topLeft, topRight, bottomRight, bottomLeft) = (
            corners[0], corners[1], corners[2], corners[3]
        )
        let across = corners.map(\.x)
        let up = corners.map(\.y)
        let (left, bottom) = (across.min() ?? 0, up.min() ?? 0)
        super.init(
            boundingBox: CGRect(
                x: left, y: bottom, width: (across.max() ?? 0) - left,
                height: (up.max() ?? 0) - bottom))
    }
}

/// A machine-readable code in an image.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The kind of code.
    public let symbology: VNBarcodeSymbology

    /// The text of the code.
    public let payloadStringValue: String?

    /// The contents as stored in the code.
    public let payloadData: Data?

    /// What a QR code stores; `nil` for other kinds, and while it is not known for sure.
    public let barcodeDescriptor: CIBarcodeDescriptor?

    /// - Parameter size: The picture's size in pixels.
    init?(_ code: Barcode, in size: CGSize) {
        guard code.corners.count == 4 else { return nil }
        symbology = VNBarcodeSymbology(code)
        payloadStringValue = code.familyText
        payloadData = Data(code.bytes)
        barcodeDescriptor = code.symbol.flatMap { CIQRCodeDescriptor($0) }
        super.init(
            corners: code.corners.map {
                CGPoint(x: $0.x / size.width, y: 1 - $0.y / size.height)
            })
    }
}
