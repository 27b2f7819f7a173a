import Foundation
import Harness
import PlacesAppCore

private let file = MemoryFile()

/// A track that is written again has its points, on the Earth.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    file.replace(with: UnsafeRawBufferPointer(start: start, count: count))
    let url = URL(filePath: file.path)
    let recovered = Track(recovering: url)
    do throws(TrackError) {
        let track = try Track(gpx: url)
        precondition(recovered == track, "Recovering a whole file finds another track.")
        precondition(track.length.isFinite && track.length >= 0, "A length is \(track.length).")
        let text = Array(track.gpx.utf8)
        text.withUnsafeBytes { file.replace(with: $0) }
        let again = try Track(gpx: url)
        precondition(
            again.segments.map { $0.map(\.coordinate) }
                == track.segments.map { $0.map(\.coordinate) },
            "Other points come back:\n\(track.gpx)")
    } catch {
        precondition(!"\(error)".isEmpty, "An error has no text.")
        if case .damaged = error { return 0 }
        if case .empty = error { return 0 }
        preconditionFailure("A file in memory is refused: \(error)")
    }
    return 0
}
