import QRReading
import Synchronization

/// A decoder that takes as long as it is told, finds what it is told, and remembers what happened
/// to it.
final class FakeDecoder: QRDecoder {
    /// What a decoder went through, and when.
    enum Event: Hashable, Sendable {
        case started(Duration)
        case finished(Duration)
        case cancelled(Duration)
    }

    let name: String
    private let duration: Duration
    private let text: String?
    private let isBroken: Bool
    private let clock: VirtualClock
    private let log = Mutex<[Event]>([])

    /// - Parameter text: What it reads; `nil` when it reads nothing.
    init(
        _ name: String, reads text: String?, after milliseconds: Int, isBroken: Bool = false,
        clock: VirtualClock
    ) {
        self.name = name
        self.text = text
        self.isBroken = isBroken
        self.clock = clock
        duration = .milliseconds(milliseconds)
    }

    var events: [Event] { log.withLock { $0 } }

    var starts: Int {
        events.count { event in
            if case .started = event { true } else { false }
        }
    }

    var wasCancelled: Bool {
        events.contains { event in
            if case .cancelled = event { true } else { false }
        }
    }

    func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol] {
        note { .started($0) }
        do {
            try await clock.sleep(for: duration)
        } catch {
            note { .cancelled($0) }
            throw .cancelled
        }
        note { .finished($0) }
        if isBroken { throw .unavailable(decoder: name) }
        return text.map { [DecodedSymbol(bytes: Array($0.utf8), corners: [])] } ?? []
    }

    private func note(_ event: (Duration) -> Event) {
        let now = clock.now.time
        log.withLock { $0.append(event(now)) }
    }
}
