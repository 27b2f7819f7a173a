import CPostgreSQL
import Places

/// An error of PostgreSQL, or of the connection to it.
struct PostgresFailure: Error {
    /// SQL's code of five characters for the reason, or `nil` when the connection itself failed.
    let code: String?

    let message: String

    init(code: String?, message: String) {
        self.code = code
        self.message = message
    }

    /// - Parameter message: libpq's message of several lines. Indented ones, which suggest to check
    ///   the server, are omitted.
    init(code: String?, libraryMessage message: UnsafePointer<CChar>?) {
        let text = message.map { String(cString: $0) } ?? ""
        let lines = text.split(whereSeparator: \.isNewline)
            .filter { $0.first?.isWhitespace == false }
        self.init(
            code: code,
            message: lines.joined(separator: "; ").replacing("ERROR:  ", with: "")
                .replacing("FATAL:  ", with: ""))
    }

    /// `true` if the connection is unusable.
    var isFatal: Bool { code == nil || code?.hasPrefix("57P") == true }

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
