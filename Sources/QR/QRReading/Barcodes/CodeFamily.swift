/// The kinds of code that Apple's frameworks tell apart.
package enum CodeFamily: CaseIterable, Hashable, Sendable {
    case aztec, codabar, code39, code93, code128, dataMatrix, ean8

    /// EAN-13, and UPC-A as one that begins with a zero.
    case ean13
    case dataBar, dataBarExpanded

    /// Interleaved 2 of 5 of any length but fourteen digits.
    case interleaved2of5

    /// Interleaved 2 of 5 of fourteen digits.
    case itf14
    case microQR, pdf417, qr, upcE

    /// The reader's kinds that belong to it.
    package var kinds: Set<Barcode.Kind> {
        switch self {
        case .aztec: [.aztec]
        case .codabar: [.codabar]
        case .code39: [.code39]
        case .code93: [.code93]
        case .code128: [.code128]
        case .dataMatrix: [.dataMatrix]
        case .ean8: [.ean8]
        case .ean13: [.ean13, .upcA]
        case .dataBar: [.dataBar]
        case .dataBarExpanded: [.dataBarExpanded]
        case .interleaved2of5, .itf14: [.itf]
        case .microQR: [.microQR]
        case .pdf417: [.pdf417]
        case .qr: [.qr]
        case .upcE: [.upcE]
        }
    }
}

extension Barcode {
    /// The code's kind as Apple's frameworks name it.
    package var family: CodeFamily {
        if kind == .itf { return text.count == 14 ? .itf14 : .interleaved2of5 }
        // Every other kind belongs to one family.
        return CodeFamily.allCases.first { $0.kinds.contains(kind) } ?? .qr
    }

    /// The text as Apple's frameworks give it: UPC-A as EAN-13.
    package var familyText: String { kind == .upcA ? "0" + text : text }
}
