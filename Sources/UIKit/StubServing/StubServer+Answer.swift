public import Foundation

extension StubServer {
    /// An answer to a request.
    ///
    ///     .json(#"{"name": "Emma"}"#, after: 0.5)
    ///     .status(503)
    ///     .data(png).lasting(3)                  // a slow connection
    ///     .data(png).cut(after: 1000)            // half of an answer
    ///     .failure(.notConnectedToInternet)
    ///     .silence
    public struct Answer: Hashable, Sendable {
        /// The status of HTTP.
        public var status = 200

        /// The fields of the head.
        public var headers: [String: String] = [:]

        /// The data after the head.
        public var body = Data()

        /// The seconds from the request to the head of the answer, or to the failure.
        ///
        /// The request fails with `URLError.timedOut` if it is longer than its time-out.
        public var delay: TimeInterval = 0

        /// The seconds from the head to the end of the body.
        public var duration: TimeInterval = 0

        /// The number of bytes after which the connection is lost; `nil` for a whole answer.
        public var cut: Int?

        /// The error with which the request fails; `nil` for an answer.
        public var failure: URLError.Code?

        /// An answer with data.
        ///
        /// - Parameters:
        ///   - data: The body.
        ///   - type: The field `Content-Type`.
        ///   - status: The status of HTTP.
        ///   - delay: The seconds until the head of the answer.
        public static func data(
            _ data: Data, type: String = "application/octet-stream", status: Int = 200,
            after delay: TimeInterval = 0
        ) -> Answer {
            Answer(
                status: status, headers: ["Content-Type": type], body: data,
                delay: delay)
        }

        /// An answer with JSON.
        ///
        /// - Parameters:
        ///   - text: The text of the JSON.
        ///   - status: The status of HTTP.
        ///   - delay: The seconds until the head of the answer.
        public static func json(
            _ text: String, status: Int = 200, after delay: TimeInterval = 0
        ) -> Answer {
            data(Data(text.utf8), type: "application/json", status: status, after: delay)
        }

        /// An answer without data.
        ///
        /// - Parameters:
        ///   - status: The status of HTTP.
        ///   - delay: The seconds until the head of the answer.
        public static func status(_ status: Int, after delay: TimeInterval = 0) -> Answer {
            Answer(status: status, delay: delay)
        }

        /// No answer, but an error.
        ///
        /// - Parameters:
        ///   - code: The code of the error.
        ///   - delay: The seconds until the failure.
        public static func failure(
            _ code: URLError.Code, after delay: TimeInterval = 0
        ) -> Answer {
            Answer(delay: delay, failure: code)
        }

        /// Neither an answer nor an error: the request ends with its time-out.
        public static let silence = Answer(delay: .infinity)

        /// Returns the answer with a connection that is lost after some bytes of the body.
        public func cut(after bytes: Int) -> Answer {
            var answer = self
            answer.cut = bytes
            return answer
        }

        /// Returns the answer with a body that takes some seconds.
        public func lasting(_ seconds: TimeInterval) -> Answer {
            var answer = self
            answer.duration = seconds
            return answer
        }
    }
}
