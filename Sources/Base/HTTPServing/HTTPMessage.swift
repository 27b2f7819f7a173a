package import Foundation

/// A request that arrived at an ``HTTPServer``.
package struct HTTPRequest: Hashable, Sendable {
    /// The method in upper case, such as `POST`.
    package let method: String

    /// The path with its leading slash, without a query.
    package let path: String

    /// The token of an `Authorization: Bearer` header.
    package let bearerToken: String?

    package let body: Data
}

/// The answer to an ``HTTPRequest``.
package struct HTTPResponse: Hashable, Sendable {
    package let status: Int
    package let contentType: String
    package let body: Data

    package init(status: Int = 200, contentType: String = "application/json", body: Data) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }
}

/// The reason why a server did not start.
package struct HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
}
