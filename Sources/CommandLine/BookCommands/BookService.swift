package import BookshelfSync
import Foundation
package import HTTPServing

/// Answers requests over HTTP from a database of books.
package struct BookService: Sendable {
    private let database: BookDatabase

    package init(database: BookDatabase) {
        self.database = database
    }

    /// Starts a server, which runs until it is released.
    package func start(
        address: String = "127.0.0.1", port: UInt16
    ) throws(HTTPServerError) -> HTTPServer {
        try HTTPServer(address: address, port: port) { answer($0) }
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        guard request.method == "POST" else {
            return response(BookDatabase.failure(405, "Requests are posted."))
        }
        guard let fields = BookDatabase.fields(in: request.body) else {
            return response(BookDatabase.failure(400, "The body is no object of texts."))
        }
        let path = String(request.path.drop { $0 == "/" })
        return response(database.answer(path, fields, token: request.bearerToken))
    }

    private func response(_ answer: (status: Int, data: Data)) -> HTTPResponse {
        HTTPResponse(status: answer.status, body: answer.data)
    }
}
