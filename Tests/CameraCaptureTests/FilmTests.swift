import CameraCapture
import Foundation
import QRReading
import TestSupport
import Testing

extension CameraTests {
    @Suite("Films of codes")
    struct FilmTests {
        private static let picture = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .appending(path: "QRReadingTests/Pictures/zxing-qrcode-1/1.png").path
        private static let contents = #"MEBKM:URL:http\://en.wikipedia.org/wiki/Main_Page;;"#

        @Test("a film of a code is read as the code itself is", .rows("S0-103"))
        func film() async throws {
            let path = FileManager.default.temporaryDirectory
                .appending(path: "touchstone \(UUID().uuidString).avi").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            let making = Camera(
                .pipeline(
                    """
                    filesrc location="\(Self.picture)" ! pngdec ! imagefreeze num-buffers=10 \
                    ! video/x-raw,framerate=10/1 ! videoconvert ! tee name=frame \
                    frame. ! queue ! jpegenc ! avimux ! filesink location="\(path)" \
                    frame. ! queue
                    """, dropsFrames: false))
            for try await _ in making.frames {}

            var texts: [String] = []
            for try await frame in Camera(.film(path)).frames {
                #expect(frame.width == 640 && frame.height == 480)
                texts += try await QRReader().read(GreyPicture(frame)).map(\.text)
            }
            #expect(texts == Array(repeating: Self.contents, count: 10))
        }

        @Test("a code before a camera is told once while it stays")
        func sightings() async throws {
            let camera = Camera(
                .pipeline(
                    "filesrc location=\"\(Self.picture)\" ! pngdec ! imagefreeze num-buffers=20",
                    dropsFrames: true))
            var texts: [String] = []
            for await sighting in QRReader().sightings(
                in: camera.frames.map { GreyPicture($0) }, patience: .seconds(3600))
            {
                if case .found(let symbol) = sighting { texts.append(symbol.text) }
            }
            #expect(texts == [Self.contents])
        }

        @Test("a picture is a film of one frame")
        func picture() async throws {
            var count = 0
            for try await _ in Camera(.film(Self.picture)).frames { count += 1 }
            #expect(count == 1)
        }
    }
}
