import CZXing

/// A machine-readable code of any kind that was read.
public struct Barcode: Hashable, Sendable {
    /// The kinds of code.
    public enum Kind: CaseIterable, Hashable, Sendable {
        case aztec, codabar, code39, code93, code128, dataBar, dataBarExpanded, dataMatrix
        case ean8, ean13, itf, pdf417, qr, microQR, upcA, upcE
    }

    /// The kind of code.
    public let kind: Kind

    /// The text of the code.
    public let text: String

    /// The contents as stored in the code.
    public let bytes: [UInt8]

    /// The corners in pixels of the picture: top left, top right, bottom right and bottom left of
    /// the code, in its own orientation. Empty when the decoder does not provide them.
    public let corners: [PicturePoint]

    /// What else is known of a QR or Micro QR code; `nil` for other kinds.
    public let symbol: QRSymbol?

    init(_ symbol: QRSymbol) {
        kind = symbol.isMicro ? .microQR : .qr
        text = symbol.text
        bytes = symbol.bytes
        corners = symbol.corners
        self.symbol = symbol
    }

    init(kind: Kind, text: String, bytes: [UInt8], corners: [PicturePoint]) {
        self.kind = kind
        self.text = text
        self.bytes = bytes
        self.corners = corners
        symbol = nil
    }

    /// Returns the code in a picture extended at its left and top.
    func moved(right: Double, down: Double) -> Barcode {
        if let symbol { return Barcode(symbol.moved(right: right, down: down)) }
        return Barcode(
            kind: kind, text: text, bytes: bytes,
            corners: corners.map { PicturePoint(x: $0.x + right, y: $0.y + down) })
    }
}

extension Barcode.Kind {
    /// The kind's number in ZXing's interface.
    var number: UInt32 {
        switch self {
        case .aztec: czxing_aztec
        case .codabar: czxing_codabar
        case .code39: czxing_code39
        case .code93: czxing_code93
        case .code128: czxing_code128
        case .dataBar: czxing_data_bar
        case .dataBarExpanded: czxing_data_bar_expanded
        case .dataMatrix: czxing_data_matrix
        case .ean8: czxing_ean8
        case .ean13: czxing_ean13
        case .itf: czxing_itf
        case .pdf417: czxing_pdf417
        case .qr: czxing_qr
        case .microQR: czxing_micro_qr
        case .upcA: czxing_upca
        case .upcE: czxing_upce
        }
    }
}
