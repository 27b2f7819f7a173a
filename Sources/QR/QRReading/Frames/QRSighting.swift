/// A change of the codes in a camera's view.
public enum QRSighting: Hashable, Sendable {
    /// A code came into view. It is reported once, however many frames show it.
    case found(QRSymbol)

    /// A code has not been seen for a while; its last reading.
    case lost(QRSymbol)

    /// Reading failed permanently; the sightings end.
    case failed(QRReadingError)
}

/// The codes in view, from the times of their readings.
///
/// A code is identified by its contents, because it may move.
struct SightingLog {
    /// The time for which a code stays in view without being seen: frames may be blurred in
    /// between.
    let patience: Duration

    private var seen: [(symbol: QRSymbol, time: Duration)] = []

    init(patience: Duration) { self.patience = patience }

    /// Records the codes in a frame.
    ///
    /// - Parameters:
    ///   - symbols: The codes, possibly none.
    ///   - time: The time of the frame on any monotonic clock.
    mutating func record(_ symbols: [QRSymbol], at time: Duration) -> [QRSighting] {
        var news: [QRSighting] = []
        for symbol in symbols {
            if let index = seen.firstIndex(where: { $0.symbol.bytes == symbol.bytes }) {
                // A code unseen for too long is lost, even if it reappears at this moment.
                if time - seen[index].time > patience {
                    news += [.lost(seen[index].symbol), .found(symbol)]
                }
                seen[index] = (symbol, time)
            } else {
                seen.append((symbol, time))
                news.append(.found(symbol))
            }
        }
        news += seen.filter { time - $0.time > patience }.map { .lost($0.symbol) }
        seen.removeAll { time - $0.time > patience }
        return news
    }
}
