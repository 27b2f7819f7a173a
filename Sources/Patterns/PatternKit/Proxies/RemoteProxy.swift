public import Foundation

/// A transport of requests and answers for ``RemoteProxy``: a socket, a pipe, a queue of files.
public protocol RemoteConnection: Sendable {
    /// Sends `request` and returns the answer.
    ///
    /// - Throws: When the other side cannot be reached.
    func answer(to request: Data) async throws -> Data
}

/// A proxy for an object on the other side of a connection.
///
/// Requests and answers are values that go over the connection as JSON; a ``RemoteHost`` on the
/// other side takes them apart. To make the distance invisible, conform to the object's protocol
/// with a proxy inside:
///
///     struct RemoteThermometer: Thermometer {
///         let proxy: RemoteProxy<Reading.Request, Double>
///
///         func temperature(in room: String) async throws -> Double {
///             try await proxy.send(Reading.Request(room: room))
///         }
///     }
///
/// Thread-safe.
public struct RemoteProxy<Request: Codable & Sendable, Answer: Codable & Sendable>: Sendable {
    private let connection: any RemoteConnection

    /// Creates a proxy for the host at the other end of `connection`.
    public init(over connection: any RemoteConnection) {
        self.connection = connection
    }

    /// Sends `request`, and waits for the answer.
    ///
    /// - Throws: ``RemoteError`` when the other side reports an error or what it answers makes no
    ///   sense; what the connection throws when the other side cannot be reached.
    public func send(_ request: Request) async throws -> Answer {
        let data = try await connection.answer(to: JSONEncoder().encode(request))
        guard let reply = try? JSONDecoder().decode(RemoteReply<Answer>.self, from: data) else {
            throw RemoteError.notUnderstood(expected: "\(Answer.self)", by: .proxy)
        }
        switch reply {
        case .answer(let answer): return answer
        case .failure(let error): throw error
        }
    }
}

/// Takes the requests of ``RemoteProxy`` apart, asks the real object, and packs its answers.
///
/// Thread-safe, if the closure that asks is.
public struct RemoteHost<Request: Codable & Sendable, Answer: Codable & Sendable>: Sendable {
    private let ask: @Sendable (Request) async throws -> Answer

    /// Creates a host.
    ///
    /// - Parameter ask: Asks the real object. Its errors are reported to the other side as text.
    public init(_ ask: @escaping @Sendable (Request) async throws -> Answer) {
        self.ask = ask
    }

    /// The answer to `request`, to be sent back as it is. Errors are answers too.
    public func answer(to request: Data) async -> Data {
        let reply: RemoteReply<Answer>
        if let request = try? JSONDecoder().decode(Request.self, from: request) {
            do {
                reply = .answer(try await ask(request))
            } catch {
                reply = .failure(.failed("\(error)"))
            }
        } else {
            reply = .failure(.notUnderstood(expected: "\(Request.self)", by: .host))
        }
        return (try? JSONEncoder().encode(reply)) ?? Data()
    }
}
