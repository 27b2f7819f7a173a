public import CoreImage
public import Foundation
import QRReading

/// Something that was found in a frame.
// Sendable: its state are `let`s of Sendable values, also in its subclass.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// A kind of object.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the kind.
        public let rawValue: String

        /// Creates the kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Codabar.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// EAN-8.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// EAN-13, and UPC-A as one that begins with a zero.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// GS1 DataBar.
        public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
        /// GS1 DataBar Expanded.
        public static let gs1DataBarExpanded = ObjectType(rawValue: "GS1DataBarExpanded")
        /// Interleaved 2 of 5 of any length but fourteen digits.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// Interleaved 2 of 5 of fourteen digits.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Micro QR.
        public static let microQR = ObjectType(rawValue: "MicroQR")
        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// QR.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// UPC-E.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    }

    /// The kind of object.
    public let type: ObjectType

    /// The rectangle around it: in fractions of the camera's frame from its top left, or in points
    /// of a layer after ``AVCaptureVideoPreviewLayer/transformedMetadataObject(for:)``.
    public let bounds: CGRect

    init(type: ObjectType, bounds: CGRect) {
        self.type = type
        self.bounds = bounds
        super.init()
    }
}

/// A machine-readable code in a frame.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// The corners in the coordinates of the bounds: top left, bottom left, bottom right and top
    /// right of the code as it stands upright.
    public let corners: [CGPoint]

    /// The text of the code.
    public let stringValue: String?

    /// What a QR code stores; `nil` for other kinds, and while it is not known for sure.
    public let descriptor: CIBarcodeDescriptor?

    init(
        type: ObjectType, corners: [CGPoint], stringValue: String?,
        descriptor: CIBarcodeDescriptor?
    ) {
        self.corners = corners
        self.stringValue = stringValue
        self.descriptor = descriptor
        let across = corners.map(\.x)
        let down = corners.map(\.y)
        let (left, top) = (across.min() ?? 0, down.min() ?? 0)
        super.init(
            type: type,
            bounds: CGRect(
                x: left, y: top, width: (across.max() ?? 0) - left,
                height: (down.max() ?? 0) - top))
    }

    /// - Parameter size: The frame's size in pixels.
    convenience init(_ code: Barcode, in size: CGSize) {
        let points = code.corners.map { CGPoint(x: $0.x / size.width, y: $0.y / size.height) }
        self.init(
            type: ObjectType(code),
            corners: points.count == 4 ? [points[0], points[3], points[2], points[1]] : points,
            stringValue: code.familyText,
            descriptor: code.symbol.flatMap { CIQRCodeDescriptor($0) })
    }

    func moved(by convert: (CGPoint) -> CGPoint) -> AVMetadataMachineReadableCodeObject {
        AVMetadataMachineReadableCodeObject(
            type: type, corners: corners.map(convert), stringValue: stringValue,
            descriptor: descriptor)
    }
}

extension AVMetadataObject.ObjectType {
    /// The type of each kind.
    private static func type(of family: CodeFamily) -> Self {
        switch family {
        case .aztec: .aztec
        case .codabar: .codabar
        case .code39: .code39
        case .code93: .code93
        case .code128: .code128
        case .dataMatrix: .dataMatrix
        case .ean8: .ean8
        case .ean13: .ean13
        case .dataBar: .gs1DataBar
        case .dataBarExpanded: .gs1DataBarExpanded
        case .interleaved2of5: .interleaved2of5
        case .itf14: .itf14
        case .microQR: .microQR
        case .pdf417: .pdf417
        case .qr: .qr
        case .upcE: .upce
        }
    }

    /// The types that can be found.
    static let all = CodeFamily.allCases.map(type)

    /// The reader's kinds that are reported as this one.
    var kinds: Set<Barcode.Kind> {
        CodeFamily.allCases.first { Self.type(of: $0) == self }?.kinds ?? []
    }

    /// The kind of a code that was read.
    init(_ code: Barcode) { self = Self.type(of: code.family) }
}
