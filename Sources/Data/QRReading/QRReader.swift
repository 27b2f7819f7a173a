/// Reads QR codes in pictures.
///
///     let codes = try await QRReader().read(picture)
///     codes.first?.text
///
/// # How
///
/// 1. Two decoders race at the picture as it is; see ``DecoderRace``.
/// 2. When both fail, further passes look at other pictures of the same, cheapest first, until one finds something or the
///    budget is used up: half the size (large pictures), double the size, black and white against shadows, inverted, turned by 15°.
public struct QRReader: Sendable {
    /// How long to look at a picture at most. 300 ms by default.
    public var budget: Duration

    /// How long the first decoder is alone. 5 ms by default.
    public var hedge: Duration

    private let first: any QRDecoder
    private let second: any QRDecoder

    /// - Parameters:
    ///   - first: The decoder that begins.
    ///   - second: The one that is tried when the first takes long or fails.
    public init(
        budget: Duration = .milliseconds(300), hedge: Duration = .milliseconds(5),
        first: any QRDecoder = ZXingDecoder(), second: any QRDecoder = ZBarDecoder()
    ) {
        self.budget = budget
        self.hedge = hedge
        self.first = first
        self.second = second
    }

    /// All codes of a picture that the first successful pass finds.
    ///
    /// - Throws: ``QRReadingError`` when there are none, or none was found in time, or the task was cancelled.
    public func read(_ picture: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        let deadline = ContinuousClock.now + budget
        var isThorough = true
        for pass in Pass.allCases where pass.isWorthwhile(for: picture) {
            guard !Task.isCancelled else { throw .cancelled }
            guard ContinuousClock.now < deadline else {
                isThorough = false
                break
            }
            switch await run(pass, on: picture, deadline: deadline) {
            case .found(let symbols): return symbols.map { QRSymbol($0, by: pass, in: picture) }
            case .nothing: continue
            case .unfinished:
                if Task.isCancelled { throw .cancelled }
                isThorough = false
            }
        }
        guard isThorough else { throw .outOfTime(budget) }
        throw .nothingFound(PictureDiagnosis(of: picture))
    }

    private func run(
        _ pass: Pass, on picture: GreyPicture, deadline: ContinuousClock.Instant
    ) async -> DecoderRace.Outcome {
        let (first, second) = (first, second)
        switch pass {
        case .asItIs:
            return await DecoderRace.run(
                first: { first.symbols(in: picture) }, second: { second.symbols(in: picture) },
                hedge: hedge, deadline: deadline)
        case .half:
            return await DecoderRace.run(
                first: { second.symbols(in: pass.view(of: picture)) }, second: nil, hedge: hedge,
                deadline: deadline)
        case .threshold:
            return await DecoderRace.run(
                first: { second.symbols(in: pass.view(of: picture)) },
                second: { first.symbols(in: pass.view(of: picture)) }, hedge: .seconds(60),
                deadline: deadline)
        case .double, .inverted, .turned:
            return await DecoderRace.run(
                first: { first.symbols(in: pass.view(of: picture)) }, second: nil, hedge: hedge,
                deadline: deadline)
        }
    }
}

extension QRReader {
    /// A way to look at a picture.
    enum Pass: CaseIterable {
        case asItIs
        case half
        case double
        case threshold
        case inverted
        case turned

        /// Pictures whose sides have at least this many pixels may show their codes better at half the size.
        static let largeSide = 640

        func isWorthwhile(for picture: GreyPicture) -> Bool {
            switch self {
            case .half: min(picture.width, picture.height) >= Self.largeSide
            case .double: max(picture.width, picture.height) <= 2 * Self.largeSide
            case .asItIs, .threshold, .inverted, .turned: true
            }
        }

        func view(of picture: GreyPicture) -> GreyPicture {
            switch self {
            case .asItIs: picture
            case .half: picture.scaled(by: 0.5)
            case .double: picture.scaled(by: 2)
            case .threshold: picture.thresholded()
            case .inverted: picture.inverted
            case .turned: picture.turned(degrees: Self.turn)
            }
        }

        /// A point of the pass's view in the picture itself.
        func point(_ point: PicturePoint, in picture: GreyPicture) -> PicturePoint {
            switch self {
            case .asItIs, .threshold, .inverted: point
            case .half: PicturePoint(x: point.x * 2, y: point.y * 2)
            case .double: PicturePoint(x: point.x / 2, y: point.y / 2)
            case .turned: picture.untilted(point, degrees: Self.turn)
            }
        }

        private static let turn = 15.0
    }
}
