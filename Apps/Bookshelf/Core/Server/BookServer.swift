package import Foundation

/// The server of the books: requests with fields, answers in JSON.
///
/// ``HTTPBookServer`` is one, ``FakeBookServer`` stands in for it.
package protocol BookServer: Sendable {
    /// Sends fields to a path such as `delete/book`, and returns the answer.
    func post(_ path: String, _ fields: [String: String]) async throws -> Data
}

/// The server of the covers.
package protocol PictureServer: Sendable {
    /// The contents of a picture file.
    func picture(at address: String) async throws -> Data
}

/// A reason why a server did not answer as it should.
package enum ServerError: Error, Hashable, Sendable {
    case unreachable
    case timedOut

    /// The answer is no JSON, or says that the request failed.
    case badAnswer

    /// The token belongs to no account.
    case unknownToken

    /// The account may not hold that much.
    case overQuota
}

/// The address of the pictures.
package struct PictureHost: Hashable, Sendable {
    /// Decides which size of a picture is fetched.
    package enum Device: Hashable, Sendable {
        case phone, pad
    }

    /// Begins every address, without a slash at the end.
    package let address: String

    package init(address: String = "https://xxxxxx-aliyun.firstleap.cn") {
        self.address = address
    }

    /// The address of a picture's small version. A path without a slash at its beginning gets one.
    package func thumbnail(of path: String, for device: Device) -> String {
        let slash = path.hasPrefix("/") ? "" : "/"
        return address + slash + path + (device == .pad ? "!iPadThumb" : "!thumb")
    }
}
