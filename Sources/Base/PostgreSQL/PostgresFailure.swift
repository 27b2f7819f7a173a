/// An error of PostgreSQL, or of the connection to it.
package struct PostgresFailure: Error {
    /// SQL's code of five characters for the reason, or `nil` when the connection itself failed.
    package let code: String?

    package let message: String

    package init(code: String?, message: String) {
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
    package var isFatal: Bool { code == nil || code?.hasPrefix("57P") == true }
}
