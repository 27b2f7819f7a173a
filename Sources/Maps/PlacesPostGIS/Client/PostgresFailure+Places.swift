import Places
import PostgreSQL

extension PostgresFailure {
    /// The equivalent reason of place stores.
    var reason: PlaceStoreError.Reason {
        switch code {
        case nil, "57P01", "57P02", "57P03", "57P05", "53300": .unavailable(message)
        case "57014": .cancelled
        case "53100": .full
        case "25006", "42501": .readOnly
        case "40001", "40P01", "55P03": .busy
        case "42P07": .otherContent("it has tables of the same names: \(message)")
        case "XX001", "XX002": .damaged(message)
        default: .failed(message)
        }
    }
}
