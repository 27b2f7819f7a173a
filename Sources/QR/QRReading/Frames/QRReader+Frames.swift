extension QRReader {
    /// Returns the sightings of codes in a camera's frames as a sequence.
    ///
    ///     for await sighting in QRReader().sightings(in: camera.frames) {
    ///         if case .found(let code) = sighting { print(code.text) }
    ///     }
    ///
    /// Frames that arrive while one is read are dropped, except for the newest. The sequence ends
    /// with the frames, or when its iterator is released, which also ends the iteration of the
    /// frames.
    ///
    /// - Parameters:
    ///   - frames: The frames. An error ends them like their normal end.
    ///   - region: The region of the frames to read; all of them for `nil`.
    ///   - patience: The time after which an unseen code counts as lost, since frames may be
    ///     blurred.
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

    /// Reports sightings until the frames end or the task is cancelled.
    func watch<Frames: AsyncSequence & Sendable>(
        _ frames: Frames, region: PixelRectangle?, patience: Duration,
        tell: @escaping @Sendable (QRSighting) -> Void
    ) async where Frames.Element == GreyPicture {
        var reader = self
        reader.diagnoses = false
        // A newer frame is worth more than every pass on an older one.
        reader.budget = budget ?? .milliseconds(300)
        let time = stopwatch(clock)
        // A buffer for the newest frame.
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
                    // An error ends the frames; their creator knows the reason.
                }
                inlet.finish()
                return .camera
            }
            // The reader processes the last frame before it ends. Without a reader no frames are
            // needed.
            for await worker in group where worker == .reader { group.cancelAll() }
        }
    }

    /// The tasks that work on frames.
    private enum Worker {
        case camera
        case reader
    }

    /// Returns the symbols of a frame, which may be empty.
    private func symbols(
        of frame: GreyPicture, in region: PixelRectangle?
    ) async throws(QRReadingError) -> [QRSymbol] {
        do throws(QRReadingError) {
            guard let region else { return try await read(frame) }
            return try await read(frame, in: region)
        } catch {
            switch error {
            case .nothingFound, .outOfTime, .outOfWork: return []
            case .outside, .noDecoder, .decoderUnavailable, .cancelled: throw error
            }
        }
    }
}

/// Returns a function that measures the time since this call.
private func stopwatch<C: Clock<Duration>>(_ clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
}
