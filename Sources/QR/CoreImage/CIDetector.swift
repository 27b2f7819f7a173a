import CoreGraphics
public import Foundation
import QRReading

/// The type of detectors of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The key of a detector's accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The accuracy of a quick look: the decoders look once.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The accuracy of a thorough look, the default: turned, inverted, blurred and small codes too.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"

/// Finds QR codes in images.
///
///     let detector = CIDetector(
///         ofType: CIDetectorTypeQRCode, context: nil,
///         options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])
///     for case let code as CIQRCodeFeature in detector?.features(in: image) ?? [] {
///         print(code.messageString ?? "")
///     }
// Sendable: its state is a `let` of a Sendable value.
open class CIDetector: NSObject, @unchecked Sendable {
    private let reader: BarcodeReader

    /// Creates a detector; `nil` for another type than ``CIDetectorTypeQRCode``.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - context: Not needed: images are drawn on the processor.
    ///   - options: Values by ``CIDetectorAccuracy``.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard type == CIDetectorTypeQRCode else { return nil }
        var reader = BarcodeReader(kinds: [.qr])
        if options?[CIDetectorAccuracy] as? String == CIDetectorAccuracyLow {
            reader.codes.looksFurther = false
        }
        self.reader = reader
        super.init()
    }

    /// Returns the codes of an image, which takes milliseconds to seconds: not for the main thread.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Returns the codes of an image.
    ///
    /// - Parameters:
    ///   - image: The image; one without bounds has no features.
    ///   - options: Not needed: codes are found in every orientation.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        guard let picture = CIContext().createCGImage(image, from: image.extent) else { return [] }
        let frame = PixelFrame(around: image.extent)
        return reader.readBlocking(GreyPicture(picture)).compactMap { code in
            CIQRCodeFeature(code, in: frame)
        }
    }
}

/// Something that a ``CIDetector`` found.
// Sendable: its state are `let`s of Sendable values, also in its subclass.
open class CIFeature: NSObject, @unchecked Sendable {
    /// The type of ``CIQRCodeFeature``.
    public static let typeQRCode = CIFeatureTypeQRCode

    /// The type.
    public let type: String

    /// The rectangle around it, in the image's coordinates.
    public let bounds: CGRect

    init(type: String, bounds: CGRect) {
        self.type = type
        self.bounds = bounds
        super.init()
    }
}

/// The type of ``CIQRCodeFeature``.
public let CIFeatureTypeQRCode = "QRCode"

/// A QR code in an image. Corners are in the image's coordinates, named as the code stands upright.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    /// The corner at the top left of the code.
    public let topLeft: CGPoint
    /// The corner at its top right.
    public let topRight: CGPoint
    /// The corner at its bottom left.
    public let bottomLeft: CGPoint
    /// The corner at its bottom right.
    public let bottomRight: CGPoint

    /// The text of the code.
    public let messageString: String?

    /// What the code stores; `nil` while that is not known for sure.
    public let symbolDescriptor: CIQRCodeDescriptor?

    /// - Parameters:
    ///   - code: The code, in pixels with y growing downward.
    ///   - frame: The pixels of its picture, with y growing upward.
    fileprivate init?(_ code: Barcode, in frame: PixelFrame) {
        let points = code.corners.map { corner in
            CGPoint(
                x: Double(frame.x) + corner.x, y: Double(frame.y + frame.height) - corner.y)
        }
        guard points.count == 4, let symbol = code.symbol else { return nil }
        (topLeft, topRight, bottomRight, bottomLeft) = (points[0], points[1], points[2], points[3])
        messageString = code.text
        symbolDescriptor = CIQRCodeDescriptor(symbol)
        let across = points.map(\.x)
        let up = points.map(\.y)
        let (left, bottom) = (across.min() ?? 0, up.min() ?? 0)
        super.init(
            type: CIFeatureTypeQRCode,
            bounds: CGRect(
                x: left, y: bottom, width: (across.max() ?? 0) - left,
                height: (up.max() ?? 0) - bottom))
    }
}
