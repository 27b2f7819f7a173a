import Foundation
import Synchronization

/// A server of HTTP on this machine, for answers that need fields of the head.
nonisolated final class PlainServer: Sendable {
    let port: Int
    private let requestTexts = Mutex<[String]>([])

    /// The requests, oldest first.
    var requests: [String] { requestTexts.withLock { $0 } }

    /// Serves until the end of the program.
    ///
    /// - Parameter answer: Receives a path and the request, and returns the lines of the head and a
    ///   body.
    init(_ answer: @escaping @Sendable (String, String) -> (head: [String], body: String)) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = listen(listener, 16)
                _ = getsockname(listener, $0, &length)
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread { [self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { continue }
                // The engine also opens connections ahead, over which it sends nothing.
                Thread.detachNewThread { self.serve(client, answer) }
            }
        }
    }

    private func serve(
        _ client: Int32, _ answer: (String, String) -> (head: [String], body: String)
    ) {
        defer { close(client) }
        var bytes = [UInt8](repeating: 0, count: 16_384)
        let count = read(client, &bytes, bytes.count)
        guard count > 0 else { return }
        let request = String(decoding: bytes[..<count], as: UTF8.self)
        requestTexts.withLock { $0.append(request) }
        let words = request.split(separator: " ", maxSplits: 2)
        let (head, body) = answer(words.count > 1 ? String(words[1]) : "/", request)
        let lines = head + ["Content-Length: \(body.utf8.count)", "Connection: close", "", body]
        let text = Array(lines.joined(separator: "\r\n").utf8)
        _ = send(client, text, text.count, Int32(MSG_NOSIGNAL))
    }

    func url(_ path: String) -> URL {
        URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
    }
}
