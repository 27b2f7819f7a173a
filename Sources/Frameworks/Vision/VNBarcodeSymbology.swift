import QRReading

/// A kind of machine-readable code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the kind.
    public let rawValue: String

    /// Creates the kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Data Matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// EAN-8.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN-13, and UPC-A as one that begins with a zero.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// GS1 DataBar.
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// GS1 DataBar Expanded.
    public static let gs1DataBarExpanded = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// Interleaved 2 of 5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// Interleaved 2 of 5 of fourteen digits.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// Micro QR.
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// QR.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// UPC-E.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")

    /// The symbology of each kind.
    private static func symbology(of family: CodeFamily) -> Self {
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
        case .interleaved2of5: .i2of5
        case .itf14: .itf14
        case .microQR: .microQR
        case .pdf417: .pdf417
        case .qr: .qr
        case .upcE: .upce
        }
    }

    /// All kinds that are read.
    static let all = CodeFamily.allCases.map(symbology)

    /// The reader's kinds that are read as this one.
    var kinds: Set<Barcode.Kind> {
        CodeFamily.allCases.first { Self.symbology(of: $0) == self }?.kinds ?? []
    }

    /// The kind of a code that was read.
    init(_ code: Barcode) { self = Self.symbology(of: code.family) }
}
