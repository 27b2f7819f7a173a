package import Foundation

/// The queues of printers.
///
/// ``CUPSQueues`` has those of the system; tests have queues without paper. Every call may wait for
/// a print server.
package protocol PrintQueues: Sendable {
    /// The names of the queues.
    func names() -> [String]

    /// Gives a PDF to the ticket's queue.
    ///
    /// - Returns: The server's number of the job.
    func print(
        _ pdf: Data, named name: String, ticket: PrintTicket
    ) throws(DeskSystemError) -> Int

    /// Asks where a job stands.
    ///
    /// - Throws: ``DeskSystemError/printer(reason:)`` if the server does not answer.
    func status(of job: QueuedJob) throws(DeskSystemError) -> QueueAnswer

    /// Cancels a job.
    func cancel(_ job: QueuedJob) throws(DeskSystemError)

    /// Lets a job go on that is held or has stopped, and its printer if that is stopped.
    ///
    /// - Throws: ``DeskSystemError/forbidden`` if the user may not.
    func resume(_ job: QueuedJob) throws(DeskSystemError)
}
