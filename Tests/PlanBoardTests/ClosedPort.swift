import Foundation
import Synchronization

/// A port of this machine whose connections are counted, and closed at once, like those of a server
/// that starts, or never answered.
nonisolated final class ClosedPort: Sendable {
    private let listener: Int32
    private let times = Mutex<[Double]>([])

    let address: String

    /// - Parameter isSilent: `true` for connections that are kept and not answered.
    init(isSilent: Bool = false) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound, listen(listener, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
        let port = UInt16(bigEndian: name.sin_port)
        address = "postgresql://ana@127.0.0.1:\(port)/boards?sslmode=disable&gssencmode=disable"
        Thread.detachNewThread { [self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                times.withLock { $0.append(Self.now) }
                if !isSilent { close(connection) }
            }
        }
    }

    /// Ends the port, whose connections are refused from then on.
    func end() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The times of the connections in seconds.
    var attempts: [Double] { times.withLock { $0 } }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
