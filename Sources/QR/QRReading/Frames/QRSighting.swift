/// What happens before a camera.
public enum QRSighting: Hashable, Sendable {
    /// A code came into sight. It is told once, however many frames show it.
    case found(QRSymbol)

    /// A code has not been seen for a while, as it was when it was seen last.
    case lost(QRSymbol)

    /// Nothing can be read any more; the readings end.
    case failed(QRReadingError)
}

/// Which codes are in sight, by what was read when.
///
/// A code is known by what it says: it may move before the camera.
struct SightingLog {
    /// How long a code stays in sight without being seen: frames may be blurred in between.
    let patience: Duration

    private var seen: [(symbol: QRSymbol, time: Duration)] = []

    init(patience: Duration) { self.patience = patience }

    /// Takes in what a frame showed.
    ///
    /// - Parameters:
    ///   - symbols: None when nothing was read.
    ///   - time: When the frame was there, on any clock that only goes forward.
    mutating func record(_ symbols: [QRSymbol], at time: Duration) -> [QRSighting] {
        var news: [QRSighting] = []
        for symbol in symbols {
            if let index = seen.firstIndex(where: { $0.symbol.bytes == symbol.bytes }) {
                // Whatever was not seen for too long is gone, also when it comes back just now.
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
