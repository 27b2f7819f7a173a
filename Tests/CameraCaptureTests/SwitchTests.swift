import TestSupport
import Testing

@testable import CameraCapture

/// A clock whose sleepers wake at once, however long they want to sleep.
private struct ImpatientClock: Clock {
    struct Instant: InstantProtocol {
        let time: Duration

        func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    var now: Instant { Instant(time: .zero) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        await Task.yield()
    }
}

/// A clock whose sleepers sleep until they are cancelled.
private struct StoppedClock: Clock {
    var now: ImpatientClock.Instant { ImpatientClock.Instant(time: .zero) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ImpatientClock.Instant, tolerance: Duration?) async throws {
        // A day is forever for a test.
        try await Task.sleep(for: .seconds(86_400))
    }
}

extension CameraTests {
    @Suite("Camera sessions that are stopped and started")
    struct SwitchTests {
        private static let started = "started 320×240"

        @Test(
            "stop when they are turned off, hold nothing then, and start again",
            .rows("S0-112", "B4"))
        func pause() async throws {
            let running = CameraSwitch()
            var frames = 0
            let words = try await CameraStory.words(of: Camera(.testPattern, running: running)) {
                event in
                switch event {
                case .frame:
                    frames += 1
                    if frames == 2 { running.isOn = false }
                case .stopped:
                    #expect(await CameraStory.isNothingLeft())
                    running.isOn = true
                case .started, .refused, .interrupted, .interruptionEnded: break
                }
                return frames == 4
            }
            #expect(words == [Self.started, "frames", "stopped", Self.started, "frames"])
            #expect(await CameraStory.isNothingLeft())
        }

        @Test("are turned off and on fifty times and leave nothing running", .rows("S0-112"))
        func cycles() async throws {
            let running = CameraSwitch()
            var stops = 0
            _ = try await CameraStory.words(of: Camera(.testPattern, running: running)) { event in
                switch event {
                case .frame: running.isOn = false
                case .stopped:
                    stops += 1
                    #expect(await CameraStory.isNothingLeft())
                    running.isOn = true
                case .started, .refused, .interrupted, .interruptionEnded: break
                }
                return stops == 50
            }
            #expect(stops == 50)
            #expect(await CameraStory.isNothingLeft())
        }

        @Test("wait for the switch when it is off at first, and say nothing")
        func offAtFirst() async throws {
            let running = CameraSwitch(isOn: false)
            let words = Task {
                try await CameraStory.words(of: Camera(.testPattern, running: running)) { event in
                    if case .frame = event { true } else { false }
                }
            }
            #expect(Pipeline.livingCount.load(ordering: .relaxed) == 0)
            running.isOn = true
            #expect(try await words.value == [Self.started, "frames"])
        }

        @Test("that show a film go on where they were")
        func film() async throws {
            let running = CameraSwitch()
            var frames = 0
            let camera = Camera(
                .pipeline("videotestsrc num-buffers=9", dropsFrames: false), running: running)
            let words = try await CameraStory.words(of: camera) { event in
                if case .frame = event { frames += 1 }
                if case .frame = event, frames == 3 { running.isOn = false }
                if event == .stopped { running.isOn = true }
                return false
            }
            #expect(
                words == [Self.started, "frames", "stopped", Self.started, "frames", "stopped"])
            #expect(frames == 9)
        }

        @Test("tell of an interruption and its end, and do not stop", .rows("B4"))
        func interruption() async throws {
            let cameras = FakeCameras("videotestsrc ! identity error-after=5")
            var starts = 0
            let words = try await CameraStory.words(
                of: Camera(.device(), hardware: cameras, clock: ImpatientClock())
            ) { event in
                if case .interrupted(let error) = event {
                    if case .lost = error {} else { Issue.record("It was interrupted by \(error)") }
                }
                if case .started = event { starts += 1 }
                return starts == 3
            }
            let again = ["interrupted", "resumed", Self.started]
            #expect(words == [Self.started, "frames"] + again + ["frames"] + again)
        }

        @Test("tell of an interruption once, however often the camera is not there")
        func absence() async throws {
            let cameras = FakeCameras(
                "videotestsrc ! identity error-after=5", present: 1, absent: 7)
            var starts = 0
            let words = try await CameraStory.words(
                of: Camera(.device(), hardware: cameras, clock: ImpatientClock())
            ) { event in
                if case .started = event { starts += 1 }
                return starts == 2
            }
            #expect(words == [Self.started, "frames", "interrupted", "resumed", Self.started])
        }

        @Test("that are turned off while they are interrupted ask for the camera no more")
        func offWhileInterrupted() async throws {
            let running = CameraSwitch()
            let cameras = FakeCameras("videotestsrc ! identity error-after=5")
            let words = try await CameraStory.words(
                of: Camera(.device(), running: running, hardware: cameras, clock: StoppedClock())
            ) { event in
                if case .interrupted = event { running.isOn = false }
                return event == .stopped
            }
            #expect(words == [Self.started, "frames", "interrupted", "stopped"])
            #expect(cameras.log.count == 1)
        }

        @Test("whose switch is turned while they wait for a camera hear of it at once")
        func offWhileWaiting() async throws {
            let running = CameraSwitch()
            let cameras = FakeCameras(
                "videotestsrc ! identity error-after=5", present: 1, absent: .max)
            let events = AsyncStream.makeStream(of: CameraEvent.self)
            let session = Task {
                let camera = Camera(
                    .device(), running: running, hardware: cameras, clock: StoppedClock())
                for try await event in camera {
                    events.continuation.yield(event)
                    if event == .stopped { break }
                }
                events.continuation.finish()
            }
            var last: CameraEvent?
            for await event in events.stream {
                last = event
                // By now the session waits, or is about to, for a clock that never goes on.
                if case .interrupted = event { running.isOn = false }
            }
            #expect(last == .stopped)
            try await session.value
        }

        @Test("frames alone end with an interruption's error")
        func frames() async throws {
            let cameras = FakeCameras("videotestsrc ! identity error-after=5")
            await #expect(throws: CameraError.self) {
                for try await _ in Camera(.device(), hardware: cameras).frames {}
            }
        }
    }
}
