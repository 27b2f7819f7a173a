import QRReading

/// A kind of machine-readable code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN-13, and UPC-A as one that begins with a zero.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    public static let gs1DataBarExpanded = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// Interleaved 2 of 5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// Interleaved 2 of 5 of fourteen digits.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")

    /// All kinds that are read.
    static let all: [VNBarcodeSymbology] = [
        .aztec, .codabar, .code39, .code93, .code128, .dataMatrix, .ean8, .ean13, .gs1DataBar,
        .gs1DataBarExpanded, .i2of5, .itf14, .microQR, .pdf417, .qr, .upce,
    ]

    /// The reader's kinds that are read as this one.
    var kinds: Set<Barcode.Kind> {
        switch self {
        case .aztec: [.aztec]
        case .codabar: [.codabar]
        case .code39: [.code39]
        case .code93: [.code93]
        case .code128: [.code128]
        case .dataMatrix: [.dataMatrix]
        case .ean8: [.ean8]
        case .ean13: [.ean13, .upcA]
        case .gs1DataBar: [.dataBar]
        case .gs1DataBarExpanded: [.dataBarExpanded]
        case .i2of5, .itf14: [.itf]
        case .microQR: [.microQR]
        case .pdf417: [.pdf417]
        case .qr: [.qr]
        case .upce: [.upcE]
        default: []
        }
    }

    /// The kind of a code that was read.
    init(_ code: Barcode) {
        self =
            switch code.kind {
            case .aztec: .aztec
            case .codabar: .codabar
            case .code39: .code39
            case .code93: .code93
            case .code128: .code128
            case .dataBar: .gs1DataBar
            case .dataBarExpanded: .gs1DataBarExpanded
            case .dataMatrix: .dataMatrix
            case .ean8: .ean8
            case .ean13, .upcA: .ean13
            case .itf: code.text.count == 14 ? .itf14 : .i2of5
            case .pdf417: .pdf417
            case .qr: .qr
            case .microQR: .microQR
            case .upcE: .upce
            }
    }
}
