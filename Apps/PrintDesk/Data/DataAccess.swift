package import Foundation
package import PrintDeskInformation

/// A job that was given to a queue of a print server.
package typealias QueuedJob = PrintDeskInformation.QueuedJob

/// What a print server knows of a job.
package typealias QueueAnswer = PrintDeskInformation.QueueAnswer

/// Where a job stands at a print server.
package typealias QueueStatus = PrintDeskInformation.QueueStatus

/// Where the pages of a job went.
package typealias PrintPlace = PrintDeskInformation.PrintPlace

/// Makes models of contents, and brings pages to the printer.
package protocol PrintDataAccess: Sendable {
    func model(of content: String) -> PrintModel

    /// The names of the printers' queues. May wait for a print server.
    func queues() -> [String]

    /// Gives a PDF to the queue of the settings, or writes it into a file.
    ///
    /// - Parameter token: The name that the queue keeps for the job; see ``QueuedJob/token``.
    func print(
        _ pdf: Data, named name: String, settings: PrintSettings, token: String?
    ) throws(DataAccessError) -> PrintPlace

    /// Asks a print server where a job stands. Waits for it, as the next two do.
    func status(of job: QueuedJob) throws(DataAccessError) -> QueueAnswer

    /// Cancels a job of a queue.
    func cancel(_ job: QueuedJob) throws(DataAccessError)

    /// Lets a job and its printer go on that are held or stopped.
    func resume(_ job: QueuedJob) throws(DataAccessError)
}

/// Reads the originals that lie in the tray.
package protocol CopyDataAccess: Sendable {
    func originals() -> [PrintModel]
}

/// Keeps the list of jobs.
package protocol JobDataAccess: Sendable {
    /// The jobs of the last launch. A list that cannot be used is not overwritten: it is kept under
    /// another name.
    func load() throws(LoadingError) -> [JobRecord]

    /// Replaces the list of jobs. What another process has changed since it was last loaded or
    /// saved is merged in.
    @discardableResult
    func save(_ jobs: [JobRecord]) throws(DataAccessError) -> SavedJobs

    /// The texts that were not submitted, by the kinds of their services. Texts that cannot be used
    /// are kept under another name.
    func drafts() throws(LoadingError) -> [String: [String]]

    func saveDrafts(_ drafts: [String: [String]]) throws(DataAccessError)
}

/// A job as it is kept.
package struct JobRecord: Hashable, Sendable, Codable, Identifiable {
    /// Where a job stands.
    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        /// Not given to a printer.
        case waiting

        /// On the way to a printer, in its queue, or being printed.
        case printing

        /// Printed, as far as the print server knows, or written into a file.
        case done

        case failed, cancelled

        /// Given to a print server that has no record of it any more.
        case unknown
    }

    /// What is known of a queue's job besides its status.
    package enum Problem: String, Hashable, Sendable, Codable {
        /// The print server does not answer.
        case unreachable

        /// The queue was deleted.
        case queueDeleted
    }

    package let id: Int
    package let service: String
    package let models: [PrintModel]
    package var state: State

    /// Where the paper went, or why it did not.
    package var note: String

    /// How the job is printed; `nil` for the usual way.
    package var settings: PrintSettings?

    /// The job at the print server; `nil` if it was not given to one.
    package var queued: QueuedJob?

    /// The last status of ``queued``.
    package var status: QueueStatus?

    package var problem: Problem?

    package init(
        id: Int, service: String, models: [PrintModel], state: State = .waiting, note: String = "",
        settings: PrintSettings? = nil
    ) {
        self.settings = settings
        self.id = id
        self.service = service
        self.models = models
        self.state = state
        self.note = note
    }
}

/// A reason why data did not reach the printer or the disk.
package struct DataAccessError: Error, Hashable, Sendable {
    /// The system's reason, as a sentence.
    package let reason: String

    /// `true` if the print server does not permit it to the user.
    package let isForbidden: Bool

    package init(reason: String, isForbidden: Bool = false) {
        self.reason = reason
        self.isForbidden = isForbidden
    }
}

/// The list of jobs as it is on the disk.
package struct SavedJobs: Hashable, Sendable {
    package var jobs: [JobRecord]

    /// The new numbers of jobs whose number another process took first, by the old ones.
    package var renumbered: [JobRecord.ID: JobRecord.ID]

    package init(_ jobs: [JobRecord], renumbered: [JobRecord.ID: JobRecord.ID] = [:]) {
        self.jobs = jobs
        self.renumbered = renumbered
    }
}

/// A reason why something of the last launch is missing.
package enum LoadingError: Error, Hashable, Sendable {
    /// The file made no sense, and is kept at a path. `rest` are the jobs of it that could be read.
    case damaged(keptAt: String, rest: [JobRecord])

    /// The file can neither be read nor moved.
    case unreadable(reason: String)
}
