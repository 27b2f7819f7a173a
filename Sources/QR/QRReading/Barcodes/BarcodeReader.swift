import CZXing

/// Reads codes of several kinds in pictures: QR codes as ``QRReader`` does, the others with
/// ZXing-C++.
///
///     for code in await BarcodeReader(kinds: [.ean13, .qr]).read(picture) { print(code.text) }
public struct BarcodeReader: Sendable {
    /// The kinds to look for, all by default.
    public var kinds: Set<Barcode.Kind>

    /// The reader of QR codes. By default all codes of a picture are read, without a limit of time
    /// and without a diagnosis.
    public var codes: QRReader

    public init(kinds: Set<Barcode.Kind> = Set(Barcode.Kind.allCases), codes: QRReader? = nil) {
        self.kinds = kinds
        self.codes = codes ?? QRReader(strategy: .together)
        if codes == nil { self.codes.diagnoses = false }
    }

    /// Returns the codes of a picture, none if there are none or the task was cancelled.
    ///
    /// - Parameters:
    ///   - picture: The whole picture.
    ///   - region: The region to read, all for `nil`. Corners are in the whole picture's pixels.
    public func read(_ picture: GreyPicture, in region: PixelRectangle? = nil) async -> [Barcode] {
        if let region {
            guard let part = picture.cropped(to: region) else { return [] }
            let (left, top) = (Double(max(region.x, 0)), Double(max(region.y, 0)))
            return await read(part).map { $0.moved(right: left, down: top) }
        }
        let symbols: [QRSymbol] =
            kinds.isDisjoint(with: [.qr, .microQR]) ? [] : (try? await codes.read(picture)) ?? []
        let found = symbols.map { Barcode($0) }.filter { kinds.contains($0.kind) }
        let others = kinds.subtracting([.qr, .microQR])
        guard !others.isEmpty, !Task.isCancelled else { return found }
        let lane = DecoderLanes.shared.lane(named: "bar codes")
        let bars = try? await lane.run { Self.read(picture, kinds: others) }
        return found + (bars ?? [])
    }

    /// Returns the codes of a picture on the calling thread, for interfaces that do not wait
    /// otherwise.
    ///
    /// A picture takes milliseconds to seconds: not for the main thread.
    public func readBlocking(_ picture: GreyPicture) -> [Barcode] {
        ReadingThreads.wait { await read(picture) }
    }

    static func read(_ picture: GreyPicture, kinds: Set<Barcode.Kind>) -> [Barcode] {
        let options = CZXingOptions(
            triesHarder: true, isPure: false, formats: kinds.reduce(0) { $0 | $1.number })
        let found = try? ZXingCall.read(picture, options: options) { symbol -> Barcode? in
            guard let kind = kinds.first(where: { $0.number == symbol.kind }) else { return nil }
            return Barcode(
                kind: kind, text: String(cString: symbol.text),
                bytes: Array(UnsafeBufferPointer(start: symbol.bytes, count: symbol.byteCount)),
                corners: symbol.cornerPoints)
        }
        return (found ?? []).compactMap(\.self)
    }
}
