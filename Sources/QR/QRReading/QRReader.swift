/// Reads QR codes in pictures.
///
///     let codes = try await QRReader().read(picture)
///     codes.first?.text
///
/// # How it works
///
/// 1. Two decoders process the untransformed picture, by default in a race: ZXing first, ZBar when
///    ZXing has failed or has taken 5 ms; see ``QRStrategy``.
/// 2. When both fail and something in the picture looks like a code's corner, further passes
///    process transformed pictures, cheapest first, until one finds a code or the work exceeds
///    ``effort``: in another size, thresholded against shadows, inverted, rotated by 15°; see
///    `QRPass`. Large pictures are processed in a reduced size first.
/// 3. When all fail, the error contains a diagnosis; see ``QRDiagnosis``.
///
/// A symbol's bytes are converted to text by its own encoding marks or, without any, by their
/// statistics; see `TextGuess`.
public struct QRReader: Sendable {
    /// The maximum time for a picture; `nil`, the default, for none. Diagnosing a failure may take
    /// as long again.
    ///
    /// On a busy machine less is done in the same time, so that a code may be missed which an idle
    /// one reads: ``effort`` is the limit without that.
    public var budget: Duration?

    /// The maximum work of further passes on a picture: the number of pixels of the transformed
    /// pictures. By default two hundred million, some seconds of a processor.
    ///
    /// Every picture is processed untransformed, whatever its size. The same pictures exceed the
    /// limit on every machine.
    public var effort = 200_000_000

    /// `true`, the default, to try transformed pictures if the decoders find nothing.
    public var looksFurther = true

    /// `true` to try transformed pictures even if nothing in them looks like a code's corner, which
    /// takes many times as long for a picture without a code; `false` by default.
    public var isThorough = false

    /// `true`, the default, to diagnose failures, which takes time after each of them.
    public var diagnoses = true

    let decoders: [any QRDecoder]
    private(set) var strategy: QRStrategy
    let clock: any Clock<Duration>

    /// - Parameters:
    ///   - budget: The maximum time for a picture; `nil` for no limit of time.
    ///   - strategy: The coordination of the decoders.
    ///   - decoders: The decoders, in this order. `nil`, for one missing on this machine, is
    ///     skipped.
    ///   - clock: The clock of the budget.
    public init(
        budget: Duration? = nil,
        strategy: QRStrategy = .race(hedge: .milliseconds(5)),
        decoders: [(any QRDecoder)?] = [ZXingDecoder(), ZBarDecoder()],
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.budget = budget
        self.strategy = strategy
        self.decoders = decoders.compactMap(\.self)
        self.clock = clock
    }

    /// ZXing alone: a single pass, no diagnosis.
    public static let zxing = single(ZXingDecoder())

    /// ZBar alone: a single pass, no diagnosis.
    public static let zbar = single(ZBarDecoder())

    private static func single(_ decoder: any QRDecoder) -> QRReader {
        var reader = QRReader(strategy: .inTurn, decoders: [decoder])
        reader.looksFurther = false
        reader.diagnoses = false
        return reader
    }

    /// Initialises decoders and text tables, so that the first picture is read as fast as later
    /// ones.
    public func warmUp() async {
        let blank = GreyPicture(width: 64, height: 64, pixels: Array(repeating: 255, count: 4096))
        for decoder in decoders { _ = try? await decoder.symbols(in: blank) }
    }

    /// Returns the codes found by the first successful pass, at least one.
    ///
    /// - Throws: ``QRReadingError`` when there are none, or none was found within the limits, or
    ///   the task was cancelled.
    public func read(_ picture: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        try await search(picture)
    }

    /// Returns the codes of a region of a picture, with corners in the whole picture's pixels.
    ///
    /// - Parameters:
    ///   - picture: The whole picture.
    ///   - region: The region, whose part outside of the picture is ignored.
    /// - Throws: ``QRReadingError`` like ``read(_:)``, and when the region is outside of the
    ///   picture.
    public func read(
        _ picture: GreyPicture, in region: PixelRectangle
    ) async throws(QRReadingError) -> [QRSymbol] {
        guard let part = picture.cropped(to: region) else { throw .outside(region) }
        let left = Double(max(region.x, 0))
        let top = Double(max(region.y, 0))
        return try await read(part).map { $0.moved(right: left, down: top) }
    }

    /// Returns all codes found by any decoder, each once.
    ///
    /// Takes longer than ``read(_:)``, because it waits for all decoders. When the budget ends
    /// before that, returns the codes of those that were fast enough.
    ///
    /// - Throws: ``QRReadingError`` when there are none, or none was found within the limits, or
    ///   the task was cancelled.
    public func readAll(_ picture: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        var reader = self
        reader.strategy = .together
        return try await reader.read(picture)
    }
}
