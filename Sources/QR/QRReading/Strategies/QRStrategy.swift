/// The coordination of several decoders for a picture.
public enum QRStrategy: Hashable, Sendable {
    /// Sequential until one finds a code: takes the total time of the decoders needed, and does no
    /// superfluous work.
    case inTurn

    /// Concurrent, waiting for all: takes as long as the slowest, and finds the codes of all of
    /// them.
    case together

    /// The first success wins and cancels the others. Each decoder starts when the previous one has
    /// failed, or after that one has run for `hedge`. With a hedge of zero all start at once; with
    /// a few milliseconds the second costs nothing if the first is fast.
    case race(hedge: Duration)
}

/// The symbols found by a decoder.
struct DecoderFinding: Hashable, Sendable {
    /// The decoder's name.
    let decoder: String

    /// The symbols, at least one.
    let symbols: [DecodedSymbol]
}

/// Several decoders and the strategy that coordinates them.
struct DecoderTeam: Sendable {
    let decoders: [any QRDecoder]
    let strategy: QRStrategy

    /// The clock of hedges.
    let clock: any Clock<Duration>

    /// Returns the decoders' findings: with ``QRStrategy/together`` possibly several, otherwise at
    /// most one.
    ///
    /// - Throws: ``DecoderFailure`` when the task was cancelled, or no decoder works.
    func findings(in picture: GreyPicture) async throws(DecoderFailure) -> [DecoderFinding] {
        switch strategy {
        case .inTurn: try await inTurn(picture)
        case .together: try await together(picture)
        case .race(let hedge): try await race(picture, hedge: hedge)
        }
    }

    // MARK: Plans

    private func inTurn(_ picture: GreyPicture) async throws(DecoderFailure) -> [DecoderFinding] {
        var tally = Tally()
        for decoder in decoders {
            let attempt = await attempt(decoder, at: picture)
            tally.add(attempt)
            if !tally.findings.isEmpty { break }
        }
        return try tally.result()
    }

    private func together(_ picture: GreyPicture) async throws(DecoderFailure) -> [DecoderFinding] {
        let attempts = await withTaskGroup(of: (Int, Attempt).self) { group in
            for (index, decoder) in decoders.enumerated() {
                group.addTask { (index, await attempt(decoder, at: picture)) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var tally = Tally()
        for attempt in attempts.sorted(by: { $0.0 < $1.0 }) { tally.add(attempt.1) }
        return try tally.result()
    }

    private func race(
        _ picture: GreyPicture, hedge: Duration
    ) async throws(DecoderFailure) -> [DecoderFinding] {
        let tally = await withTaskGroup(of: RaceEvent.self) { group in
            var tally = Tally()
            var started = 0
            func startNext() {
                guard started < decoders.count else { return }
                let decoder = decoders[started]
                started += 1
                let runners = started
                group.addTask { .finished(await attempt(decoder, at: picture)) }
                guard hedge > .zero, runners < decoders.count else { return }
                group.addTask {
                    try? await clock.sleep(for: hedge)
                    return .aloneForLong(runners: runners)
                }
            }
            startNext()
            while hedge <= .zero && started != decoders.count { startNext() }
            for await event in group {
                switch event {
                case .aloneForLong(let runners):
                    if runners == started { startNext() }
                case .finished(let attempt):
                    tally.add(attempt)
                    if tally.isDecided(of: decoders.count) {
                        group.cancelAll()
                        return tally
                    }
                    startNext()
                }
            }
            return tally
        }
        return try tally.result()
    }

    // MARK: Attempts

    private enum RaceEvent {
        case finished(Attempt)

        /// The hedge ended after this number of decoders had started.
        case aloneForLong(runners: Int)
    }

    private enum Attempt {
        case found(DecoderFinding)
        case nothing
        case failed(DecoderFailure)
    }

    private func attempt(_ decoder: any QRDecoder, at picture: GreyPicture) async -> Attempt {
        do throws(DecoderFailure) {
            let symbols = try await decoder.symbols(in: picture)
            guard !symbols.isEmpty else { return .nothing }
            return .found(DecoderFinding(decoder: decoder.name, symbols: symbols))
        } catch {
            return .failed(error)
        }
    }

    /// The results of the attempts.
    private struct Tally {
        private(set) var findings: [DecoderFinding] = []
        private var failures: [DecoderFailure] = []
        private var count = 0

        mutating func add(_ attempt: Attempt) {
            count += 1
            switch attempt {
            case .found(let finding): findings.append(finding)
            case .nothing: break
            case .failed(let failure): failures.append(failure)
            }
        }

        /// Returns `true` if a race of this many decoders is over.
        func isDecided(of total: Int) -> Bool { !findings.isEmpty || count == total }

        /// A decoder that does not work counts as one that finds nothing, as long as another works.
        /// Codes that were found before a cancellation count.
        func result() throws(DecoderFailure) -> [DecoderFinding] {
            if findings.isEmpty, Task.isCancelled { throw .cancelled }
            if findings.isEmpty, let failure = failures.first, failures.count == count {
                throw failure
            }
            return findings
        }
    }
}
