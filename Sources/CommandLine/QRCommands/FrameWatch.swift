import CameraCapture
import QR

/// Reads the codes that a camera or a film shows, one frame after the other.
struct FrameWatch {
    /// The default of the longest time for a frame.
    static let usualMilliseconds = 60

    private var reader: QRReader

    init(milliseconds: Int) {
        reader = QRReader(budget: .milliseconds(milliseconds))
        // Most frames have no code, and the next may have one.
        reader.diagnoses = false
    }

    /// Reads a film: every code once, in the order in which they come.
    ///
    /// The frames of an animated picture are read once, however often it plays: GStreamer repeats a
    /// GIF for ever.
    func read(film path: String) async -> FileReading {
        do {
            guard let pictures = try PictureFile.frames(path: path) else {
                let film = Camera(.film(path)).frames.map { GreyPicture($0) }
                return await read(film, called: path, isEnough: { _ in false })
            }
            let frames = AsyncStream { continuation in
                for picture in pictures { continuation.yield(picture) }
                continuation.finish()
            }
            return await read(frames, called: path, isEnough: { _ in false })
        } catch {
            return FileReading(file: path, failure: "\(error)")
        }
    }

    /// The first codes that a camera sees.
    ///
    /// - Parameter device: The camera's path; the first camera when it is `nil`.
    func read(camera device: String?) async -> FileReading {
        await read(
            Camera(.device(device)).frames.map { GreyPicture($0) }, called: device ?? "camera",
            isEnough: { !$0.isEmpty })
    }

    private func read<Frames: AsyncSequence>(
        _ frames: Frames, called name: String, isEnough: ([QRSymbol]) -> Bool
    ) async -> FileReading where Frames.Element == GreyPicture {
        var reading = FileReading(file: name)
        do {
            for try await frame in frames {
                let known = Set(reading.symbols.map(\.bytes))
                reading.symbols += try await symbols(of: frame).filter { !known.contains($0.bytes) }
                if isEnough(reading.symbols) { break }
            }
            if reading.symbols.isEmpty { reading.failure = "\(name): No frame shows a QR code." }
        } catch {
            reading.failure = "\(name): \(error)"
        }
        return reading
    }

    /// Reads a frame, which may have no code.
    private func symbols(of frame: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        do throws(QRReadingError) {
            return try await reader.read(frame)
        } catch {
            switch error {
            case .nothingFound, .outOfTime, .outOfWork: return []
            case .outside, .noDecoder, .decoderUnavailable, .cancelled: throw error
            }
        }
    }
}
