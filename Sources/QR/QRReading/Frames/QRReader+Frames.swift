extension QRReader {
    /// What a camera shows, as it comes and goes.
    ///
    ///     for await sighting in QRReader().sightings(in: camera.frames) {
    ///         if case .found(let code) = sighting { print(code.text) }
    ///     }
    ///
    /// Frames that come while one is read are dropped, all but the newest. The sequence ends with the frames, or when nobody
    /// iterates over it any more; the frames' own iteration ends then too.
    ///
    /// - Parameters:
    ///   - frames: Each as soon as it is there. An error ends them as their end does.
    ///   - region: Where in the frames to look; everywhere when it is `nil`.
    ///   - patience: How long a code may go unseen, in frames that are blurred, before it counts as lost.
    public func sightings<Frames: AsyncSequence & Sendable>(
        in frames: Frames, region: PixelRectangle? = nil, patience: Duration = .seconds(1)
    ) -> AsyncStream<QRSighting> where Frames.Element == GreyPicture {
        AsyncStream { continuation in
            let task = Task {
                await watch(frames, region: region, patience: patience) { continuation.yield($0) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Tells of sightings until the frames end or the task is cancelled.
    func watch<Frames: AsyncSequence & Sendable>(
        _ frames: Frames, region: PixelRectangle?, patience: Duration,
        tell: @escaping @Sendable (QRSighting) -> Void
    ) async where Frames.Element == GreyPicture {
        var reader = self
        reader.diagnoses = false
        let time = stopwatch(clock)
        // Frames wait here, one at most: the newest.
        let (newest, inlet) = AsyncStream.makeStream(
            of: GreyPicture.self, bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup(of: Worker.self) { group in
            group.addTask { [reader] in
                var log = SightingLog(patience: patience)
                for await frame in newest {
                    let start = time()
                    do throws(QRReadingError) {
                        let symbols = try await reader.symbols(of: frame, in: region)
                        log.record(symbols, at: start).forEach(tell)
                    } catch {
                        if error != .cancelled { tell(.failed(error)) }
                        return .reader
                    }
                }
                return .reader
            }
            group.addTask {
                do {
                    for try await frame in frames { inlet.yield(frame) }
                } catch {
                    // An error of the frames ends them, and who made them knows why.
                }
                inlet.finish()
                return .camera
            }
            // The reader takes the last frame before it ends. Without a reader nobody needs frames.
            for await worker in group where worker == .reader { group.cancelAll() }
        }
    }

    /// Who works on frames.
    private enum Worker {
        case camera
        case reader
    }

    /// What a frame shows, nothing when there is nothing.
    private func symbols(
        of frame: GreyPicture, in region: PixelRectangle?
    ) async throws(QRReadingError) -> [QRSymbol] {
        do throws(QRReadingError) {
            guard let region else { return try await read(frame) }
            return try await read(frame, in: region)
        } catch {
            switch error {
            case .nothingFound, .outOfTime: return []
            case .outside, .noDecoder, .decoderUnavailable, .cancelled: throw error
            }
        }
    }
}

/// How much time has passed on a clock since now.
private func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}
