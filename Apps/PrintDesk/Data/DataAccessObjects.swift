package import Foundation
import FoundationGaps
package import PrintDeskInformation

/// Prints by a system.
package struct PrintDAO: PrintDataAccess {
    private let system: any DeskSystem

    package init(system: any DeskSystem) { self.system = system }

    package func model(of content: String) -> PrintModel { PrintModel(content: content) }

    package func queues() -> [String] { system.queues() }

    package func print(
        _ pdf: Data, named name: String, settings: PrintSettings, token: String?
    ) throws(DataAccessError) -> PrintPlace {
        var ticket = settings.ticket
        ticket.token = token
        do throws(DeskSystemError) {
            return try system.print(pdf, named: name, ticket: ticket)
        } catch {
            throw DataAccessError(error)
        }
    }

    package func status(of job: QueuedJob) throws(DataAccessError) -> QueueAnswer {
        do throws(DeskSystemError) {
            return try system.status(of: job)
        } catch {
            throw DataAccessError(error)
        }
    }

    package func cancel(_ job: QueuedJob) throws(DataAccessError) {
        do throws(DeskSystemError) {
            try system.cancel(job)
        } catch {
            throw DataAccessError(error)
        }
    }

    package func resume(_ job: QueuedJob) throws(DataAccessError) {
        do throws(DeskSystemError) {
            try system.resume(job)
        } catch {
            throw DataAccessError(error)
        }
    }
}

/// Reads a system's originals.
package struct CopyDAO: CopyDataAccess {
    private let system: any DeskSystem

    package init(system: any DeskSystem) { self.system = system }

    package func originals() -> [PrintModel] { system.originals().map { PrintModel(content: $0) } }
}

extension DataAccessError {
    init(_ error: DeskSystemError) {
        switch error {
        case .printer(let reason), .disk(let reason): self.init(reason: reason)
        case .forbidden: self.init(reason: "", isForbidden: true)
        // Only scanning throws it, which has errors of its own.
        case .scanner: self.init(reason: "")
        }
    }
}
