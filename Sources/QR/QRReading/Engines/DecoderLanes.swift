import Foundation
import Synchronization

/// The lanes of all decoders of this process, by the decoders' names.
///
/// All readers share the processors, so they also share lanes: abandoned work of one reader does
/// not add to that of the next.
final class DecoderLanes: Sendable {
    static let shared = DecoderLanes()

    /// The number of pictures that one kind of decoder processes concurrently: as many as there are
    /// processors, and at least two, so that a single abandoned job blocks no other.
    static let width = max(2, ProcessInfo.processInfo.activeProcessorCount)

    /// The lane in which pictures are prepared for decoders, and diagnosed.
    let views = DecoderLane("touchstone.qr.views", width: width)

    private let lanes = Mutex<[String: DecoderLane]>([:])

    func lane(named name: String) -> DecoderLane {
        lanes.withLock { lanes in
            if let lane = lanes[name] { return lane }
            let lane = DecoderLane("touchstone.qr.\(name)", width: Self.width)
            lanes[name] = lane
            return lane
        }
    }
}
