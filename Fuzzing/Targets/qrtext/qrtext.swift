import QRReading

/// How many data codewords versions 1, 2, 10, 27 and 40 have at level M.
private let capacities = [16, 28, 216, 1128, 2334]

/// A symbol's contents: from 128, the first byte chooses a version, and the others are its data
/// codewords; below, they are bytes without a mark of their encoding.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return 0 }
    var symbol = DecodedSymbol(bytes: Array(bytes.dropFirst()), corners: [])
    if first >= 128 {
        let capacity = capacities[Int(first) % capacities.count]
        let padding = Array(repeating: UInt8(0), count: max(capacity - symbol.bytes.count, 0))
        symbol.codewords = Array(symbol.bytes.prefix(capacity)) + padding
        symbol.level = .medium
    }
    let text = symbol.text
    // Three bytes may be a mark of the byte order alone; codewords may hold nothing.
    precondition(first >= 128 || count < 5 || !text.unicodeScalars.isEmpty)
    return 0
}
