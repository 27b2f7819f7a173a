import QRReading
import Synchronization

/// The sizes in which a picture without a code is searched, before the reader gives up.
enum ScalesExample {
    static let sizes = [(640, 640), (639, 640), (100, 50), (2_500, 2_000)]

    /// A decoder that finds nothing, and notes the sizes of what it is given.
    private nonisolated final class SizeDecoder: QRDecoder {
        let name = "sizes"
        private let log = Mutex<[String]>([])

        var sizes: [String] { log.withLock { $0 } }

        func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol] {
            log.withLock { log in
                let size = "\(picture.width) × \(picture.height)"
                if !log.contains(size) { log.append(size) }
            }
            return []
        }
    }

    static func run(_ index: Int) async -> [String] {
        let (width, height) = sizes[index]
        let decoder = SizeDecoder()
        var reader = QRReader(decoders: [decoder])
        reader.diagnoses = false
        reader.isThorough = true
        let grey = Array(repeating: UInt8(200), count: width * height)
        _ = try? await reader.read(GreyPicture(width: width, height: height, pixels: grey))
        return decoder.sizes
    }
}
