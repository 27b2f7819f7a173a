import Foundation
package import QRReading

extension CIQRCodeDescriptor {
    /// The descriptor of a code that was read; `nil` for a Micro QR code, and while one of its
    /// values is not known for sure.
    package convenience init?(_ symbol: QRSymbol) {
        guard case .qr(let version)? = symbol.version, let mask = symbol.mask,
            let level = symbol.level, !symbol.codewords.isEmpty
        else { return nil }
        let correction: ErrorCorrectionLevel =
            switch level {
            case .low: .levelL
            case .medium: .levelM
            case .quartile: .levelQ
            case .high: .levelH
            }
        self.init(
            payload: Data(symbol.codewords), symbolVersion: version, maskPattern: UInt8(mask),
            errorCorrectionLevel: correction)
    }
}
