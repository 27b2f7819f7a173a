public import Foundation

extension URL {
    /// Returns `true`: a desktop app may read what its user may read, so a file that was picked
    /// needs no permission of its own.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a file that was picked. There is no permission to return.
    public func stopAccessingSecurityScopedResource() {}
}
