import Foundation
import TestSupport
import Testing

@testable import CameraCapture

extension CameraTests {
    @Suite("Camera sessions")
    struct SessionTests {
        private func story(of camera: Camera) async throws -> [String] {
            try await CameraStory.words(of: camera)
        }

        @Test("tell when they start, show frames, and tell when they stop", .rows("S0-103"))
        func wholeStory() async throws {
            let camera = Camera(
                .pipeline(
                    "videotestsrc num-buffers=9 ! video/x-raw,width=62,height=48",
                    dropsFrames: false))
            #expect(try await story(of: camera) == ["started 62×48", "frames", "stopped"])
        }

        @Test("of a film that breaks off end with its error")
        func brokenFilm() async throws {
            let camera = Camera(
                .pipeline("videotestsrc ! identity error-after=4", dropsFrames: false))
            await #expect(throws: CameraError.self) {
                for try await event in camera { #expect(event != .stopped) }
            }
        }

        @Test("show every frame of a film, and of a camera only the newest")
        func dropping() async throws {
            let film = Camera(.pipeline("videotestsrc num-buffers=40", dropsFrames: false))
            var count = 0
            for try await _ in film.frames { count += 1 }
            #expect(count == 40)

            // The counter in the picture's corner would tell more, but it takes fonts.
            let live = Camera(.pipeline("videotestsrc num-buffers=4000", dropsFrames: true))
            count = 0
            for try await _ in live.frames { count += 1 }
            #expect((1...4000).contains(count))
        }

        @Test("show pictures of every width without shearing them", arguments: [1, 2, 3, 61, 64])
        func widths(width: Int) async throws {
            let camera = Camera(
                .pipeline(
                    "videotestsrc num-buffers=1 pattern=white ! video/x-raw,format=GRAY8,width=\(width),height=5",
                    dropsFrames: false))
            for try await frame in camera.frames {
                #expect(frame.width == width && frame.height == 5)
                #expect(frame.bytes.allSatisfy { $0 > 230 })
            }
        }

        @Test("fifty of them leave nothing running", .rows("S0-112"))
        func cycles() async throws {
            var threads: [Int] = []
            for _ in 0..<50 {
                var frames = 0
                for try await _ in Camera(.testPattern).frames {
                    frames += 1
                    if frames == 2 { break }
                }
                #expect(await CameraStory.isNothingLeft())
                threads.append(try Self.pipelineThreads())
            }
            // GLib keeps a few threads that wait for the next session, but not more with each.
            let most = threads.max() ?? 0
            #expect(most <= 4, "Threads after each session: \(threads)")
        }

        /// How many of GStreamer's streaming threads this process has. They are called by the
        /// element that they run.
        private static func pipelineThreads() throws -> Int {
            let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
            return tasks.count { task in
                let name = try? String(
                    contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)
                return name?.contains("videotestsrc") == true
            }
        }

        @Test("end when their task is cancelled, though no frame ever comes", .rows("S0-112"))
        func cancelling() async throws {
            let task = Task {
                var events = 0
                for try await _ in Camera(.pipeline("appsrc", dropsFrames: true)) { events += 1 }
                return events
            }
            while Pipeline.livingCount.load(ordering: .relaxed) == 0 { await Task.yield() }
            task.cancel()
            #expect(try await task.value == 0)
            #expect(await CameraStory.isNothingLeft())
        }

        @Test("say why there are no pictures")
        func errors() async throws {
            let folder = FileManager.default.temporaryDirectory
                .appending(path: "touchstone \"\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let text = folder.appending(path: "a film.avi").path
            try "no film".write(toFile: text, atomically: true, encoding: .utf8)
            for (source, isExpected) in [
                (.film("/nowhere.avi"), { $0 == .missing("/nowhere.avi") }),
                (.film(text), { if case .unreadable = $0 { true } else { false } }),
                (
                    .pipeline("nonsense", dropsFrames: true),
                    { if case .description = $0 { true } else { false } }
                ),
                (
                    .pipeline("videotestsrc num-buffers=0", dropsFrames: true),
                    { $0 == .unreadable("It has no video frames.") }
                ),
            ] as [(CameraSource, (CameraError) -> Bool)] {
                var events = Camera(source).makeAsyncIterator()
                do {
                    let event = try await events.next()
                    Issue.record("\(source) gave \(String(describing: event))")
                } catch {
                    #expect(isExpected(error), "\(source): \(error)")
                }
                #expect(try await events.next() == nil)
            }
        }
    }
}
