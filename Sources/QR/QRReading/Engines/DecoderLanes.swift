import Synchronization

/// The lanes of all decoders of this process, by the decoders' names.
///
/// Processors are one for all, hence lanes are: a reader that was given up leaves no work behind that the next one's would
/// only add to.
final class DecoderLanes: Sendable {
    static let shared = DecoderLanes()

    /// How many pictures one kind of decoder looks at together. With two, one that was abandoned holds nobody up.
    static let width = 2

    /// Where pictures are prepared for decoders, and diagnosed.
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
