package import Foundation
package import QRPayloads

/// A code that the user read or made.
package struct ScannedCode: Codable, Hashable, Identifiable, Sendable {
    /// Where a code came from.
    package enum Origin: String, Codable, Sendable {
        case camera, file, clipboard, screen, made
    }

    package let id: UUID

    /// The kind of code, such as `qr` or `ean13`.
    package let kind: String

    /// The text of the code, which is not trusted.
    package let text: String

    /// When it was read or made last.
    package var date: Date

    package let origin: Origin

    package init(kind: String, text: String, date: Date, origin: Origin) {
        id = UUID()
        self.kind = kind
        self.text = text
        self.date = date
        self.origin = origin
    }

    /// The contents by format. Only codes that hold texts of any kind have one.
    package var payload: QRPayload {
        Self.textKinds.contains(kind) ? QRPayload(parsing: text) : .plain(text)
    }

    private static let textKinds: Set = ["qr", "microQR", "aztec", "dataMatrix", "pdf417"]
}
