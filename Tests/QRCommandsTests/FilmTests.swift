import CameraCapture
import CodePictures
import CommandLineKit
import Foundation
import QR
import QRCommands
import TestSupport
import Testing

@Suite("touchstone qr read: films and cameras")
struct FilmTests {
    @Test("qr read: each code of a film is reported once, in order of appearance", .rows("S0-103"))
    func film() async throws {
        let folder = try Folder()
        for text in ["first", "second"] {
            let path = folder.path("\(text).png")
            #expect(
                try await answer("make", text, "--size", "320", "-o", path).exitCode == .success)
        }
        // A film of two pictures in sequence, five frames each.
        let film = folder.path("walk.avi")
        let frames = ["first", "second"].map { name in
            """
            filesrc location="\(folder.path("\(name).png"))" ! pngdec ! imagefreeze num-buffers=5 \
            ! video/x-raw,framerate=5/1 ! c.
            """
        }
        let making = Camera(
            .pipeline(
                """
                concat name=c \(frames.joined(separator: " ")) \
                c. ! videoconvert ! jpegenc ! avimux ! filesink location="\(film)" videotestsrc num-buffers=1
                """, dropsFrames: false))
        for try await _ in making {}

        let read = try await answer("read", "--text", "--film", film)
        #expect(read == CommandResponse(output: "first\nsecond\n"))
        let report = try await answer("read", "--film", film)
        #expect(report.output.hasPrefix("\(film): QR 1"))
    }

    @Test(
        "qr read: a GIF ends after its last frame, however often it plays and however short it is",
        arguments: [
            (delay: 10, loops: [0, 0]), (delay: 10, loops: nil), (delay: 0, loops: [0, 0]),
            (delay: 0, loops: nil), (delay: 10, loops: [255, 255]), (delay: 255, loops: [1, 0]),
        ] as [(delay: UInt8, loops: [UInt8]?)])
    func gifs(delay: UInt8, loops: [UInt8]?) async throws {
        let folder = try Folder()
        for texts in [["one", nil, "two"], ["one"]] as [[String?]] {
            let film = folder.path("\(texts.count).gif")
            try CodePicture.gif(texts, delay: delay, loops: loops).write(
                to: URL(fileURLWithPath: film))
            let read = try await answer("read", "--text", "--film", film)
            let lines = texts.compactMap(\.self).map { $0 + "\n" }.joined()
            #expect(read == CommandResponse(output: lines))
        }
    }

    @Test("qr read: of a GIF that is cut off the first frame is read")
    func cutOff() async throws {
        let folder = try Folder()
        let film = folder.path("a.gif")
        let whole = try CodePicture.gif(["one", "two"])
        try whole.prefix(whole.count - 700).write(to: URL(fileURLWithPath: film))
        #expect(try await answer("read", "--text", "--film", film).output == "one\n")
    }

    @Test("qr read: a picture is a film of one frame")
    func still() async throws {
        let folder = try Folder()
        let path = folder.path("a.png")
        _ = try await answer("make", "still", "-o", path)
        #expect(try await answer("read", "--text", "--film", path).output == "still\n")
        let blank = folder.path("blank.gif")
        try CodePicture.gif([nil]).write(to: URL(fileURLWithPath: blank))
        let read = try await answer("read", "--film", blank)
        #expect(read.complaint == "\(blank): No frame shows a QR code.")
    }

    @Test("qr read: a film without a code and a file that is not a film are reported by name")
    func failures() async throws {
        let folder = try Folder()
        let text = folder.path("a.avi")
        try "no film".write(toFile: text, atomically: true, encoding: .utf8)
        let noFilm = try await answer("read", "--film", text)
        #expect(noFilm.exitCode == .failure)
        #expect(noFilm.complaint?.hasPrefix("\(text): It cannot be shown: ") == true)
        let missing = try await answer("read", "--film", "/nowhere.avi")
        #expect(missing.complaint == "/nowhere.avi: There is nothing at “/nowhere.avi”.")
    }

    @Test("qr read: a missing camera is reported once", .rows("S0-105"))
    func noCamera() async throws {
        let response = try await answer("read", "--camera", "/dev/video999")
        #expect(response.exitCode == .failure)
        #expect(response.complaint == "/dev/video999: There is nothing at “/dev/video999”.")
        #expect(response.output.isEmpty)
    }

    @Test("qr read: a camera together with films or another camera is refused")
    func mistakes() async throws {
        #expect(try await answer("read", "--camera", "--film", "a.avi").exitCode == .mistake)
        #expect(try await answer("read", "--camera", "a", "b").exitCode == .mistake)
        #expect(try await answer("read", "--film").exitCode == .mistake)
    }
}
