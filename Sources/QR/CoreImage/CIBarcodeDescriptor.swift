public import Foundation

/// What a machine-readable code stores, from which the code can be drawn again.
// Sendable: its subclasses have `let`s of Sendable values only.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }

    /// Returns the descriptor itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a QR code stores.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much damage a QR code survives.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// About a fifteenth of it.
        case levelL = 0x4C
        /// About a seventh of it.
        case levelM = 0x4D
        /// About a quarter of it.
        case levelQ = 0x51
        /// About a third of it.
        case levelH = 0x48
    }

    /// The data codewords, in which errors are corrected: segments with their modes and lengths.
    public let errorCorrectedPayload: Data

    /// The version, from 1 to 40: the code has 17 + 4 · version modules on a side.
    public let symbolVersion: Int

    /// The pattern that the modules are masked with, from 0 to 7.
    public let maskPattern: UInt8

    /// How much damage the code survives.
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// Creates a descriptor; `nil` for a version that is not in 1…40, or a pattern not in 0…7.
    public init?(
        payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
        errorCorrectionLevel: ErrorCorrectionLevel
    ) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        self.errorCorrectedPayload = errorCorrectedPayload
        self.symbolVersion = symbolVersion
        self.maskPattern = maskPattern
        self.errorCorrectionLevel = errorCorrectionLevel
        super.init()
    }
}
