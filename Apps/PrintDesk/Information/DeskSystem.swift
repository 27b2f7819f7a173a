package import Foundation

/// What the desk stands on: printers, the tray of originals and the disk.
///
/// The lowest of four layers. ``FolderSystem`` is the one that apps use, tests use one that fails.
package protocol DeskSystem: Sendable {
    /// The texts that lie in the tray for copying.
    func originals() -> [String]

    /// Prints a PDF, and returns where the paper went.
    func print(_ pdf: Data, named name: String) throws(DeskSystemError) -> String

    /// The last list of jobs, or `nil` if there is none.
    func savedJobs() throws(DeskSystemError) -> Data?

    /// Keeps the last list of jobs under another name, and returns its path.
    func setJobsAside() throws(DeskSystemError) -> String

    /// Replaces the list of jobs, or leaves it as it was.
    func saveJobs(_ jobs: Data) throws(DeskSystemError)
}

/// A reason why the system did not do what it should.
package enum DeskSystemError: Error, Hashable, Sendable {
    /// The printer does not answer, or its folder cannot be written.
    case printer(reason: String)

    case disk(reason: String)
}
