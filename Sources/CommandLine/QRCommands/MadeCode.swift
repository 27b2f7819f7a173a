import CommandLineKit
import FoundationGaps
import QR

/// A code that was made, as `touchstone qr make` reports it.
struct MadeCode {
    let picture: QRPicture

    /// The name of its file; `nil` where there is none.
    let file: String?

    init(_ picture: QRPicture, file: String?) {
        self.picture = picture
        self.file = file
    }

    private var version: String {
        picture.matrix.isMicro ? "M\(picture.matrix.version)" : "\(picture.matrix.version)"
    }

    /// The line about the code's file.
    func line(in language: Language) -> String {
        let matrix = picture.matrix
        let side = "\(matrix.side) × \(matrix.side)"
        let text: LocalizedText = .localized(
            "version \(version), level \(matrix.level.rawValue), \(side) modules")
        return "\(file ?? ""): \(text.text(in: language))\n"
    }
}

// MARK: - JSON

extension MadeCode: Encodable {
    private enum Key: CodingKey {
        case file, version, isMicro, level, mask, side, part, modules
    }

    private enum PartKey: CodingKey {
        case index, count, parity
    }

    func encode(to encoder: any Encoder) throws {
        let matrix = picture.matrix
        var code = encoder.container(keyedBy: Key.self)
        try code.encodeIfPresent(file, forKey: .file)
        try code.encode(matrix.version, forKey: .version)
        try code.encode(matrix.isMicro, forKey: .isMicro)
        try code.encode(matrix.level.rawValue, forKey: .level)
        try code.encode(matrix.mask, forKey: .mask)
        try code.encode(matrix.side, forKey: .side)
        if let part = matrix.part {
            var numbers = code.nestedContainer(keyedBy: PartKey.self, forKey: .part)
            try numbers.encode(part.index, forKey: .index)
            try numbers.encode(part.count, forKey: .count)
            try numbers.encode(part.parity, forKey: .parity)
        }
        let rows = (0..<matrix.side).map { y in
            String((0..<matrix.side).map { matrix[$0, y] ? "1" : "0" })
        }
        try code.encode(rows, forKey: .modules)
    }
}
