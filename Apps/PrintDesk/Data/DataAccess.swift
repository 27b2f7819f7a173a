package import Foundation

/// Makes models of contents, and brings pages to the printer.
package protocol PrintDataAccess: Sendable {
    func model(of content: String) -> PrintModel

    /// The names of the printers' queues. May wait for a print server.
    func queues() -> [String]

    /// Prints a PDF, and returns where the paper went.
    func print(
        _ pdf: Data, named name: String, settings: PrintSettings
    ) throws(DataAccessError) -> String
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

    func save(_ jobs: [JobRecord]) throws(DataAccessError)

    /// The texts that were not submitted, by the kinds of their services.
    func drafts() -> [String: [String]]

    func saveDrafts(_ drafts: [String: [String]]) throws(DataAccessError)
}

/// A job as it is kept.
package struct JobRecord: Hashable, Sendable, Codable, Identifiable {
    /// Where a job stands.
    package enum State: String, Hashable, Sendable, Codable, CaseIterable {
        case waiting, printing, done, failed, cancelled
    }

    package let id: Int
    package let service: String
    package let models: [PrintModel]
    package var state: State

    /// Where the paper went, or why it did not.
    package var note: String

    /// How the job is printed; `nil` for the usual way.
    package var settings: PrintSettings?

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

    package init(reason: String) {
        self.reason = reason
    }
}

/// A reason why the jobs of the last launch are missing.
package enum LoadingError: Error, Hashable, Sendable {
    /// The list made no sense, and is kept at a path.
    case damaged(keptAt: String)

    /// The list can neither be read nor moved.
    case unreadable(reason: String)
}
