import QR

/// A text that was spread over several codes (structured append), as far as they were found, in
/// whatever files.
struct SpreadText {
    /// The number of codes.
    let count: Int

    /// The parity byte of all its codes.
    let parity: UInt8

    /// The parts that were found, by their index.
    private let parts: [Int: QRSymbol]

    /// The files that have parts, in the order of the command line.
    let files: [String]

    /// All texts of which parts were found.
    static func all(in readings: [FileReading]) -> [SpreadText] {
        let parts = readings.flatMap(\.symbols).compactMap(\.part)
        let keys = Set(parts.map { [$0.count, Int($0.parity)] })
        return keys.sorted { $0.lexicographicallyPrecedes($1) }.map { key in
            SpreadText(count: key[0], parity: UInt8(key[1]), in: readings)
        }
    }

    private init(count: Int, parity: UInt8, in readings: [FileReading]) {
        var parts: [Int: QRSymbol] = [:]
        var files: [String] = []
        for reading in readings {
            for symbol in reading.symbols {
                guard let part = symbol.part, part.count == count, part.parity == parity else {
                    continue
                }
                if files.last != reading.file { files.append(reading.file) }
                parts[part.index] = parts[part.index] ?? symbol
            }
        }
        self.count = count
        self.parity = parity
        self.parts = parts
        self.files = files
    }

    /// The numbers of the parts that are missing, from 1.
    var missing: [Int] { (0..<count).filter { parts[$0] == nil }.map { $0 + 1 } }

    /// The whole text; `nil` where parts are missing.
    var text: String? {
        guard missing.isEmpty else { return nil }
        let symbols = (0..<count).compactMap { parts[$0] }
        // A character may begin in one part and end in the next.
        let bytes = symbols.flatMap(\.bytes)
        return String(validating: bytes, as: UTF8.self) ?? symbols.map(\.text).joined()
    }

    /// The sentence about missing parts; `nil` where none is.
    var complaint: String? {
        guard !missing.isEmpty else { return nil }
        let numbers = missing.map(String.init).joined(separator: ", ")
        let (noun, verb) = missing.count == 1 ? ("Part", "is") : ("Parts", "are")
        return "\(noun) \(numbers) of \(count) \(verb) missing: \(files.joined(separator: ", "))."
    }

    func has(_ symbol: QRSymbol) -> Bool {
        symbol.part?.count == count && symbol.part?.parity == parity
    }
}
