/// Reads QR codes in pictures.
///
///     let codes = try await QRReader().read(picture)
///     codes.first?.text
///
/// # How
///
/// 1. Two decoders look at the picture as it is, by default in a race: ZXing first, ZBar when ZXing has failed or has taken 5 ms; see
///    ``QRStrategy``.
/// 2. When both fail, further passes look at other pictures made of the same, cheapest first, until one finds something or the
///    budget is used up: in another size, black and white against shadows, inverted, turned by 15°; see ``QRPass``.
/// 3. When all fail, the error says what is known about why; see ``QRDiagnosis``.
///
/// A symbol's bytes become text by what the symbol says about them, or else by what they look like; see ``TextGuess``.
public struct QRReader: Sendable {
    /// How long to look at a picture at most. 300 ms by default. Diagnosing a failure may take as long again.
    public var budget: Duration

    /// Whether pictures in which the decoders find nothing are looked at in other ways too. `true` by default.
    public var looksFurther = true

    /// Whether errors say what about a picture may be the reason. `true` by default; costs time after each failure.
    public var diagnoses = true

    let decoders: [any QRDecoder]
    let strategy: QRStrategy
    let clock: any Clock<Duration>

    /// - Parameters:
    ///   - decoders: Those that look, in this order. One that is `nil`, because this machine does not have it, is skipped.
    ///   - strategy: How they share the work.
    ///   - clock: What the budget is measured by.
    public init(
        budget: Duration = .milliseconds(300),
        strategy: QRStrategy = .race(hedge: .milliseconds(5)),
        decoders: [(any QRDecoder)?] = [ZXingDecoder(), ZBarDecoder()],
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.budget = budget
        self.strategy = strategy
        self.decoders = decoders.compactMap(\.self)
        self.clock = clock
    }

    /// ZXing alone: one look, no diagnosis.
    public static let zxing = single(ZXingDecoder())

    /// ZBar alone: one look, no diagnosis.
    public static let zbar = single(ZBarDecoder())

    private static func single(_ decoder: any QRDecoder) -> QRReader {
        var reader = QRReader(budget: .seconds(10), strategy: .inTurn, decoders: [decoder])
        reader.looksFurther = false
        reader.diagnoses = false
        return reader
    }

    /// Starts what decoders and text need only once, so that the first picture is read as fast as the later ones.
    public func warmUp() async {
        let blank = GreyPicture(width: 64, height: 64, pixels: Array(repeating: 255, count: 4096))
        for decoder in decoders { _ = try? await decoder.symbols(in: blank) }
    }

    /// The codes of a picture that the first successful look finds, at least one.
    ///
    /// - Throws: ``QRReadingError`` when there are none, or none was found in time, or the task was cancelled.
    public func read(_ picture: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        try await search(picture)
    }

    /// The codes of a part of a picture, with their corners in the whole picture's pixels.
    ///
    /// - Parameter region: What of it lies outside of the picture is ignored.
    /// - Throws: ``QRReadingError`` as ``read(_:)`` does, and when the region lies outside altogether.
    public func read(
        _ picture: GreyPicture, in region: PixelRectangle
    ) async throws(QRReadingError) -> [QRSymbol] {
        guard let part = picture.cropped(to: region) else { throw .outside(region) }
        let left = Double(max(region.x, 0))
        let top = Double(max(region.y, 0))
        return try await read(part).map { $0.moved(right: left, down: top) }
    }

    /// All codes of a picture that any decoder finds, each once.
    ///
    /// Takes longer than ``read(_:)``, because all decoders are waited for.
    ///
    /// - Throws: ``QRReadingError`` when there are none, or none was found in time, or the task was cancelled.
    public func readAll(_ picture: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        var reader = QRReader(
            budget: budget, strategy: .together, decoders: decoders, clock: clock)
        reader.looksFurther = looksFurther
        reader.diagnoses = diagnoses
        return try await reader.read(picture)
    }
}
