import QRPayloads

/// Whatever a code says is recognised as something, comes back from its own text, and can be shown.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(
        decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    let payload = QRPayload(parsing: text)
    for language in Language.allCases {
        let preview = payload.preview(in: language)
        precondition(!preview.title.isEmpty)
        precondition(
            !preview.text.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 },
            "A preview has control characters in it.")
    }
    guard payload.kind != .plain else { return 0 }
    precondition(
        QRPayload(parsing: payload.text) == payload,
        "\(payload) is something else when it is read again.")
    return 0
}
