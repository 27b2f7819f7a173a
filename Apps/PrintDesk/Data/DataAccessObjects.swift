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
        _ pdf: Data, named name: String, settings: PrintSettings
    ) throws(DataAccessError) -> String {
        do throws(DeskSystemError) {
            return try system.print(pdf, named: name, ticket: settings.ticket)
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

/// Keeps jobs as readable JSON.
package struct JobDAO: JobDataAccess {
    private let system: any DeskSystem

    package init(system: any DeskSystem) { self.system = system }

    package func load() throws(LoadingError) -> [JobRecord] {
        do {
            guard let data = try system.savedJobs() else { return [] }
            return try SafeJSONDecoder().decode([JobRecord].self, from: data)
        } catch {
            throw setAside()
        }
    }

    /// Moves the list out of the way, and says where it is.
    private func setAside() -> LoadingError {
        do throws(DeskSystemError) {
            return .damaged(keptAt: try system.setJobsAside())
        } catch {
            return .unreadable(reason: DataAccessError(error).reason)
        }
    }

    package func drafts() -> [String: [String]] {
        system.savedDrafts().flatMap {
            try? SafeJSONDecoder().decode([String: [String]].self, from: $0)
        } ?? [:]
    }

    package func saveDrafts(_ drafts: [String: [String]]) throws(DataAccessError) {
        do {
            try system.saveDrafts(JSONEncoder().encode(drafts))
        } catch {
            throw (error as? DeskSystemError).map(DataAccessError.init)
                ?? DataAccessError(reason: error.localizedDescription)
        }
    }

    package func save(_ jobs: [JobRecord]) throws(DataAccessError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try system.saveJobs(encoder.encode(jobs))
        } catch {
            throw (error as? DeskSystemError).map(DataAccessError.init)
                ?? DataAccessError(reason: error.localizedDescription)
        }
    }
}

extension DataAccessError {
    init(_ error: DeskSystemError) {
        switch error {
        case .printer(let reason), .disk(let reason): self.init(reason: reason)
        // Only scanning throws it, which has errors of its own.
        case .scanner: self.init(reason: "")
        }
    }
}
