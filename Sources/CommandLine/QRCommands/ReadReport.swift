import Foundation
import QR

/// The codes of a file.
struct FileReading {
    let file: String

    /// The number of the page from 1, in a PDF file.
    var page: Int?

    var symbols: [QRSymbol] = []

    /// The reason why no code was read, in words.
    var failure: String?

    /// The reason for programs.
    var reason = Reason.failed

    enum Reason: String, Encodable {
        /// Every way to read the picture was tried.
        case noCode

        /// A limit was reached before every way was tried.
        case timeLimit, workLimit

        /// The file was not read.
        case failed
    }

    /// The file, and the page in it.
    var place: String { page.map { "\(file), page \($0)" } ?? file }
}

/// The output of `touchstone qr read`.
struct ReadReport {
    /// The language of previews.
    let language: Language

    /// `true` to show passwords and keys.
    let showsSecrets: Bool

    /// The text of a code, without keys of one-time passwords unless they are shown.
    private func contents(of text: String) -> String {
        let payload = QRPayload(parsing: text)
        return showsSecrets || payload.textWithoutKeys == payload.text
            ? text : payload.textWithoutKeys
    }

    /// What a code does, with its values in full.
    private func preview(of text: String) -> QRPreview {
        QRPayload(parsing: text).preview(
            in: language, showsSecrets: showsSecrets, length: .max)
    }

    // MARK: For people

    func text(of readings: [FileReading]) -> String {
        var blocks = readings.flatMap { reading in
            reading.symbols.map { symbol in
                let words = Self.indented(preview(of: symbol.text).text)
                return "\(reading.place): \(Self.facts(about: symbol))\n\(words)\n"
            }
        }
        // A single failure is the complaint of the response.
        if readings.count > 1 { blocks += readings.compactMap(\.failure).map { $0 + "\n" } }
        blocks += SpreadText.all(in: readings).compactMap { spread in
            guard let text = spread.text else { return nil }
            return "\(spread.count) parts together\n\(Self.indented(preview(of: text).text))\n"
        }
        return blocks.joined(separator: "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }

    /// The kind of a symbol: “QR 2-M, mask 3, read by ZXing”.
    private static func facts(about symbol: QRSymbol) -> String {
        var name = symbol.isMicro ? "Micro QR" : "QR"
        if let version = symbol.version {
            name += " \(version)" + (symbol.level.map { "-\($0.rawValue)" } ?? "")
        }
        var facts = [name]
        if let mask = symbol.mask { facts.append("mask \(mask)") }
        if symbol.isInverted { facts.append("light on dark") }
        if symbol.isMirrored { facts.append("mirrored") }
        if let part = symbol.part { facts.append("part \(part.index + 1) of \(part.count)") }
        return (facts + ["read by \(symbol.decoder)"]).joined(separator: ", ")
    }

    // MARK: For programs

    /// The contents of the codes, a line each. Texts in parts are put together where all are there.
    func contents(of readings: [FileReading]) -> String {
        let wholes = SpreadText.all(in: readings).filter { $0.text != nil }
        let single = readings.flatMap(\.symbols).filter { symbol in
            !wholes.contains { $0.has(symbol) }
        }
        return (single.map(\.text) + wholes.compactMap(\.text))
            .map { contents(of: $0) + "\n" }.joined()
    }

    /// The elements of the array that `--json` prints.
    func entries(of readings: [FileReading]) -> [some Encodable] {
        let files = readings.map { JSONEntry.file(JSONFile($0, preview, contents)) }
        let spreads = SpreadText.all(in: readings).map {
            JSONEntry.spread(JSONSpread($0, preview, contents))
        }
        return files + spreads
    }
}

// MARK: - JSON

/// An element of the array.
private enum JSONEntry: Encodable {
    case file(JSONFile)
    case spread(JSONSpread)

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .file(let file): try file.encode(to: encoder)
        case .spread(let spread): try spread.encode(to: encoder)
        }
    }
}

/// A text that was spread over several codes, in JSON.
private struct JSONSpread: Encodable {
    let count: Int
    let parity: Int
    let files: [String]
    let missing: [Int]
    let text: String?
    let kind: String?
    let preview: JSONFile.Preview?

    init(
        _ spread: SpreadText, _ preview: (String) -> QRPreview, _ contents: (String) -> String
    ) {
        count = spread.count
        parity = Int(spread.parity)
        files = spread.files
        missing = spread.missing
        text = spread.text.map(contents)
        kind = spread.text.map { QRPayload(parsing: $0).kind.rawValue }
        self.preview = spread.text.map { JSONFile.Preview(preview($0)) }
    }
}

/// A file in JSON; the help of ``ReadCommand`` describes it.
private struct JSONFile: Encodable {
    let file: String
    let page: Int?
    let codes: [Code]?
    let error: String?
    let reason: FileReading.Reason?

    init(
        _ reading: FileReading, _ preview: (String) -> QRPreview, _ contents: (String) -> String
    ) {
        file = reading.file
        page = reading.page
        error = reading.failure
        reason = reading.failure == nil ? nil : reading.reason
        codes =
            reading.failure == nil
            ? reading.symbols.map { Code($0, preview, contents($0.text)) } : nil
    }

    struct Code: Encodable {
        let text: String

        /// `nil` if the text leaves out keys.
        let bytes: Data?

        let kind: String
        let preview: Preview
        let decoder: String
        let corners: [[Double]]
        let isMicro: Bool
        let isMirrored: Bool
        let isInverted: Bool
        let version: Int?
        let level: String?
        let mask: Int?
        let part: Part?

        init(_ symbol: QRSymbol, _ preview: (String) -> QRPreview, _ contents: String) {
            text = contents
            bytes = contents == symbol.text ? Data(symbol.bytes) : nil
            kind = QRPayload(parsing: symbol.text).kind.rawValue
            self.preview = Preview(preview(symbol.text))
            decoder = symbol.decoder
            corners = symbol.corners.map { [$0.x, $0.y] }
            isMicro = symbol.isMicro
            isMirrored = symbol.isMirrored
            isInverted = symbol.isInverted
            version = symbol.version?.number
            level = symbol.level?.rawValue
            mask = symbol.mask
            part = symbol.part.map {
                Part(index: $0.index, count: $0.count, parity: Int($0.parity))
            }
        }
    }

    struct Preview: Encodable {
        let title: String
        let facts: [Fact]
        let warnings: [String]

        init(_ preview: QRPreview) {
            title = preview.title
            facts = preview.facts.map { Fact(key: $0.key, label: $0.label, value: $0.value) }
            warnings = preview.warnings.map { $0.text(in: preview.language) }
        }
    }

    struct Fact: Encodable {
        let key: String
        let label: String
        let value: String
    }

    struct Part: Encodable {
        let index: Int
        let count: Int
        let parity: Int
    }
}
