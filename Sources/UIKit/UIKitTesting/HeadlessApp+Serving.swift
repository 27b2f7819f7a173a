public import Foundation
@_exported public import StubServing

extension HeadlessApp {
    /// Starts a server for the app's requests.
    ///
    /// Its code is a part of the caller, so that programs without a server need no library for the
    /// network.
    ///
    /// - Parameter url: An address of the server: a scheme and a host. By default one that every
    ///   session reaches.
    @_alwaysEmitIntoClient
    public func startServer(at url: URL = StubServer.anyAddress) -> StubServer {
        StubServer.start(at: url, for: serverOwner)
    }

    /// The number by which servers know the app.
    @usableFromInline
    var serverOwner: UInt { clock.number }
}
