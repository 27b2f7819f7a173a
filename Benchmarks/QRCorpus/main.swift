// Reads the pictures whose paths come on standard input, a path a line, and prints for each the
// milliseconds and the texts in JSON: what Benchmarks/qr-corpus compares with other decoders.
import Foundation
import QR

/// What was read in a picture.
struct Answer: Encodable {
    let path: String
    let milliseconds: Double
    let texts: [String]
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes]
var reader = QRReader()
reader.diagnoses = false
await reader.warmUp()

/// Writes a line at once: its reader waits for it.
func answer(_ answer: Answer) throws {
    FileHandle.standardOutput.write(try encoder.encode(answer) + Data("\n".utf8))
}

while let path = readLine() {
    guard let picture = try? PictureFile.grey(path: path) else {
        try answer(Answer(path: path, milliseconds: 0, texts: []))
        continue
    }
    let clock = ContinuousClock()
    let start = clock.now
    let symbols = (try? await reader.readAll(picture)) ?? []
    let time = start.duration(to: clock.now).components
    try answer(
        Answer(
            path: path,
            milliseconds: Double(time.attoseconds) / 1e15 + Double(time.seconds) * 1000,
            texts: symbols.map(\.text)))
}
