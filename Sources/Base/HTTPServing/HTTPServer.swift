import CMicroHTTPD
import Foundation
import Synchronization

/// A small HTTP server, by GNU libmicrohttpd.
///
///     let server = try HTTPServer(port: 8642) { request in
///         HTTPResponse(body: Data(#"{"path": "\#(request.path)"}"#.utf8))
///     }
///
/// It answers on threads of its own until it is released. It speaks no TLS: a reverse proxy in
/// front of it does.
// Sendable: the pointer is set once, and libmicrohttpd locks what it points to.
package final class HTTPServer: @unchecked Sendable {
    /// Limits on what a client may ask for.
    package struct Limits: Hashable, Sendable {
        /// The longest accepted body in bytes. Longer ones are answered with status 413.
        package var bodySize = 4 << 20

        /// The number of clients served at once, and of one address.
        package var connections: UInt32 = 64
        package var connectionsPerAddress: UInt32 = 16

        /// The seconds after which a silent client is disconnected.
        package var patience: UInt32 = 30

        package init() {}
    }

    /// The port that the server listens on.
    package let port: UInt16

    private let daemon: OpaquePointer
    private let handler: Unmanaged<RequestHandler>

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - address: The IPv4 address to listen on; by default this machine's own clients alone.
    ///   - port: The port, or 0 for any free one.
    ///   - answer: Called on the server's threads, several at once.
    package init(
        address: String = "127.0.0.1", port: UInt16, limits: Limits = Limits(),
        answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) throws(HTTPServerError) {
        let (socket, port) = try Self.listen(address, port)
        self.port = port
        handler = .passRetained(RequestHandler(limits: limits, answer: answer))
        let started = http_start(
            socket, limits.connections, limits.connectionsPerAddress, limits.patience,
            { handler, connection, path, method, _, bytes, count, upload in
                guard let handler, let connection, let path, let method, let count, let upload
                else { return .NO }
                return Unmanaged<RequestHandler>.fromOpaque(handler).takeUnretainedValue()
                    .receive(connection, path, method, bytes, count, upload)
            },
            { _, _, upload, _ in
                guard let object = upload?.pointee else { return }
                Unmanaged<Upload>.fromOpaque(object).release()
                upload?.pointee = nil
            }, handler.toOpaque())
        guard let started else {
            close(socket)
            handler.release()
            throw HTTPServerError(description: "The server on port \(port) did not start.")
        }
        daemon = started
    }

    deinit {
        MHD_stop_daemon(daemon)
        handler.release()
    }

    /// A socket that listens, and its port.
    private static func listen(
        _ address: String, _ port: UInt16
    ) throws(HTTPServerError) -> (Int32, UInt16) {
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
            throw HTTPServerError(description: "“\(address)” is no IPv4 address.")
        }
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &place) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(socket, place, length) == 0 && Glibc.listen(socket, 64) == 0
                    && getsockname(socket, place, &length) == 0
            }
        }
        guard isBound else {
            let reason = String(cString: strerror(errno))
            close(socket)
            throw HTTPServerError(
                description: "Port \(port) of \(address) cannot be listened on: \(reason).")
        }
        return (socket, UInt16(bigEndian: place.sin_port))
    }
}

/// Collects the bodies of requests, and answers them.
private final class RequestHandler: Sendable {
    private let limits: HTTPServer.Limits
    private let answer: @Sendable (HTTPRequest) -> HTTPResponse

    init(
        limits: HTTPServer.Limits, answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) {
        self.limits = limits
        self.answer = answer
    }

    /// Called at the beginning of a request, for each piece of its body, and at its end.
    func receive(
        _ connection: OpaquePointer, _ path: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>,
        _ bytes: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>,
        _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        guard let object = state.pointee else {
            state.pointee = Unmanaged.passRetained(Upload()).toOpaque()
            let length = header("Content-Length", connection).flatMap { Int($0) } ?? 0
            // A client that still sends would miss the answer: all but endless bodies are read.
            return length > 4 * limits.bodySize ? send(Self.tooLarge, connection) : .YES
        }
        let upload = Unmanaged<Upload>.fromOpaque(object).takeUnretainedValue()
        if count.pointee > 0 {
            if let bytes, upload.body.count + count.pointee <= limits.bodySize {
                upload.body.append(
                    UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self),
                    count: count.pointee)
            } else {
                upload.isTooLarge = true
            }
            count.pointee = 0
            return .YES
        }
        guard !upload.isTooLarge else { return send(Self.tooLarge, connection) }
        let words = header("Authorization", connection)?.split(separator: " ") ?? []
        let request = HTTPRequest(
            method: String(cString: method), path: String(cString: path),
            bearerToken: words.count == 2 && words[0].lowercased() == "bearer"
                ? String(words[1]) : nil, body: upload.body)
        return send(answer(request), connection)
    }

    private static let tooLarge = HTTPResponse(
        status: 413, body: Data(#"{"success": false, "reason": "too large"}"#.utf8))

    private func header(_ name: String, _ connection: OpaquePointer) -> String? {
        MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
    }

    private func send(_ response: HTTPResponse, _ connection: OpaquePointer) -> MHD_Result {
        let made = response.body.withUnsafeBytes { bytes in
            // With this mode the library copies the bytes and does not change them.
            MHD_create_response_from_buffer(
                bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY)
        }
        guard let made else { return .NO }
        defer { MHD_destroy_response(made) }
        MHD_add_response_header(made, "Content-Type", response.contentType)
        return MHD_queue_response(connection, UInt32(response.status), made)
    }
}

/// The body of a request that is arriving. One thread at a time serves a request.
private final class Upload {
    var body = Data()
    var isTooLarge = false
}
