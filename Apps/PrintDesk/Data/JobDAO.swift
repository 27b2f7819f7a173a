import Foundation
import FoundationGaps
package import PrintDeskInformation
import Synchronization

/// Keeps jobs as readable JSON, which several processes may share.
package final class JobDAO: JobDataAccess {
    private let system: any DeskSystem

    /// The list as this process last read or wrote it: the bytes of the file, and its jobs.
    private let known = Mutex<(file: Data?, jobs: [JobRecord])?>(nil)

    package init(system: any DeskSystem) { self.system = system }

    // MARK: Jobs

    package func load() throws(LoadingError) -> [JobRecord] {
        let file: Data?
        do throws(DeskSystemError) {
            file = try system.savedJobs()
        } catch {
            throw setAside(.jobs, rest: [])
        }
        guard let file else {
            known.withLock { $0 = (nil, []) }
            return []
        }
        if let jobs = Self.jobs(in: file) {
            known.withLock { $0 = (file, jobs) }
            return jobs
        }
        let rest = Self.wholeJobs(in: file)
        let error = setAside(.jobs, rest: rest)
        // What can be read is a whole list again at once.
        if case .damaged = error { _ = try? save(rest) }
        throw error
    }

    package func save(_ jobs: [JobRecord]) throws(DataAccessError) -> SavedJobs {
        do throws(DeskSystemError) {
            return try system.exclusively { () throws(DeskSystemError) in
                let known = known.withLock(\.self)
                let file = try? system.savedJobs()
                var saved = SavedJobs(jobs)
                if let known, let file, file != known.file, let theirs = Self.jobs(in: file) {
                    saved = JobMerge(base: known.jobs, theirs: theirs).merge(jobs)
                }
                let data = try Self.data(of: saved.jobs)
                try system.saveJobs(data)
                self.known.withLock { $0 = (data, saved.jobs) }
                return saved
            }
        } catch {
            throw DataAccessError(error)
        }
    }

    private static func data(of jobs: [JobRecord]) throws(DeskSystemError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            return try encoder.encode(jobs)
        } catch {
            throw .disk(reason: error.localizedDescription)
        }
    }

    private static func jobs(in file: Data) -> [JobRecord]? {
        try? SafeJSONDecoder().decode([JobRecord].self, from: file)
    }

    /// The jobs of a damaged list that are whole. Each begins and ends with a line of its own.
    private static func wholeJobs(in file: Data) -> [JobRecord] {
        var jobs: [JobRecord] = []
        var lines: [Substring] = []
        for line in String(decoding: file, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        {
            if line == "  {" { lines = [] }
            lines.append(line == "  }," ? "  }" : line)
            guard line == "  }" || line == "  }," else { continue }
            let data = Data(lines.joined(separator: "\n").utf8)
            if let job = try? SafeJSONDecoder().decode(JobRecord.self, from: data),
                !jobs.contains(where: { $0.id == job.id })
            {
                jobs.append(job)
            }
            lines = []
        }
        return jobs
    }

    /// Moves a file out of the way, and says where it is.
    private func setAside(_ file: DeskFile, rest: [JobRecord]) -> LoadingError {
        do throws(DeskSystemError) {
            let path = try system.setAside(file)
            known.withLock { $0 = nil }
            return .damaged(keptAt: path, rest: rest)
        } catch {
            return .unreadable(reason: DataAccessError(error).reason)
        }
    }

    // MARK: Drafts

    package func drafts() throws(LoadingError) -> [String: [String]] {
        guard let data = system.savedDrafts() else { return [:] }
        guard let drafts = try? SafeJSONDecoder().decode([String: [String]].self, from: data) else {
            throw setAside(.drafts, rest: [])
        }
        return drafts
    }

    package func saveDrafts(_ drafts: [String: [String]]) throws(DataAccessError) {
        do {
            try system.saveDrafts(JSONEncoder().encode(drafts))
        } catch {
            throw (error as? DeskSystemError).map(DataAccessError.init)
                ?? DataAccessError(reason: error.localizedDescription)
        }
    }
}
