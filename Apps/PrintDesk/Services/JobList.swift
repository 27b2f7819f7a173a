package import Foundation
package import PrintDeskData
import Reconnecting

/// A job and where it stands.
package typealias Job = PrintDeskData.JobRecord

/// The pages of a job as a printer takes them.
package struct PrintedPages: Sendable {
    package let pdf: Data

    /// The number of its pages.
    package let count: Int

    package init(pdf: Data, count: Int) {
        self.pdf = pdf
        self.count = count
    }
}

/// The jobs of the desk. They survive the end of the app: one that a print server has taken is
/// followed again, and one that was not sent waits again.
@MainActor
package final class JobList {
    /// Posted by a list whose jobs have changed.
    package nonisolated static let didChange = Notification.Name("JobList.didChange")

    /// The jobs, oldest first.
    package private(set) var jobs: [Job]

    /// The reason why the jobs of the last launch are missing.
    package private(set) var loadingError: DeskError?

    /// The lines that the services logged.
    package private(set) var transcript: [String] = []

    private let jobAccess: any JobDataAccess
    let printAccess: any PrintDataAccess
    private let rules: DeskRules

    /// The thread that waits for printers, one job after another. The threads of Swift's tasks are
    /// too few for that.
    private let printing = DispatchQueue(label: "PrintDesk.printing")

    /// The pages on paper that are being sent, and are not counted yet.
    private var uncountedPages = 0

    /// The jobs that are being sent.
    private(set) var sending: Set<Job.ID> = []

    /// The thread that asks print servers for the state of jobs: those that take pages may be slow.
    let asking = DispatchQueue(label: "PrintDesk.asking")

    /// Asks for the state of jobs until all of them have ended; `nil` while none is followed.
    var following: Task<Void, Never>?

    /// The pauses between the questions.
    var schedule = RetrySchedule(longest: 30)

    package init(
        jobAccess: any JobDataAccess, printAccess: any PrintDataAccess, rules: DeskRules
    ) {
        self.rules = rules
        self.jobAccess = jobAccess
        self.printAccess = printAccess
        do throws(LoadingError) {
            jobs = try jobAccess.load().map { job in
                guard job.state == .printing, job.queued == nil else { return job }
                var waiting = job
                waiting.state = .waiting
                return waiting
            }
        } catch {
            switch error {
            case .damaged(let path, let rest):
                jobs = rest
                loadingError = .damaged(keptAt: path, readable: rest.count)
            case .unreadable(let reason):
                jobs = []
                loadingError = .notLoaded(reason: reason)
            }
        }
    }

    /// The job with an identifier.
    package func job(_ id: Job.ID) -> Job? { jobs.first { $0.id == id } }

    /// Adds a job of a service.
    ///
    /// - Throws: ``DeskError/nothingToPrint`` without a text.
    @discardableResult
    package func submit(_ contents: [String], to service: any DeskService) throws(DeskError) -> Job
    {
        let texts = contents.filter { text in text.contains { !$0.isWhitespace } }
        return try submit(service.models(of: texts), to: service)
    }

    /// Adds a job with models of the caller's, such as files.
    ///
    /// - Throws: ``DeskError/notPermitted(_:)`` if the user may not use the service.
    @discardableResult
    package func submit(
        _ models: [PrintModel], to service: any DeskService
    ) throws(DeskError) -> Job {
        try rules.check(service.permission)
        guard !models.isEmpty else { throw .nothingToPrint }
        let job = Job(
            id: (jobs.map(\.id).max() ?? 0) + 1, service: service.kind, models: models)
        jobs.append(job)
        let id = try save()[job.id] ?? job.id
        return self.job(id) ?? job
    }

    /// Changes how a job is printed that is not printed yet.
    package func setSettings(_ settings: PrintSettings, of id: Job.ID) throws(DeskError) {
        guard let index = jobs.firstIndex(where: { $0.id == id }),
            jobs[index].canBePrintedAgain || jobs[index].state == .waiting
        else { return }
        jobs[index].settings = settings
        try save()
    }

    /// The names of the printers' queues. May wait for a print server.
    package nonisolated func queues() -> [String] { printAccess.queues() }

    // MARK: Drafts

    /// The texts for a service that were not submitted.
    ///
    /// - Throws: ``DeskError/damagedDrafts(keptAt:)`` once if they cannot be used.
    package func draft(for service: any DeskService) throws(DeskError) -> [String] {
        do throws(LoadingError) {
            return try jobAccess.drafts()[service.kind] ?? []
        } catch {
            switch error {
            case .damaged(let path, _): throw .damagedDrafts(keptAt: path)
            case .unreadable(let reason): throw .notLoaded(reason: reason)
            }
        }
    }

    /// Keeps the texts for a service until they are submitted.
    package func setDraft(
        _ texts: [String], for service: any DeskService
    ) throws(DeskError) {
        // Those that cannot be used are kept elsewhere.
        var drafts = (try? jobAccess.drafts()) ?? [:]
        guard drafts[service.kind] ?? [] != texts else { return }
        drafts[service.kind] = texts.isEmpty ? nil : texts
        do throws(DataAccessError) {
            try jobAccess.saveDrafts(drafts)
        } catch {
            throw .notSaved(reason: error.reason)
        }
    }

    /// Prints a job that waits. One that the printer refuses has failed, and can be tried again.
    ///
    /// The main thread goes on while the print server, which may be slow to answer, takes the
    /// pages. A job that it has taken is followed until the server says how it ended.
    ///
    /// - Parameter pages: Makes the PDF.
    /// - Throws: ``DeskError/notPermitted(_:)`` or ``DeskError/quotaUsedUp(wanted:left:)`` if the
    ///   user may not print it on paper now, and ``DeskError/notSaved(reason:)`` if the list cannot
    ///   be saved before. The job waits then.
    package func print(
        _ id: Job.ID, by service: any DeskService,
        pages: ([PrintModel], PrintSettings) -> PrintedPages
    ) async throws(DeskError) {
        guard let job = job(id), job.state == .waiting else { return }
        let settings = job.settings ?? PrintSettings()
        let isPaper = settings.queue != nil
        try rules.check(isPaper ? [service.permission, .paper] : service.permission)
        let printed = pages(job.models, settings)
        let count = printed.count * settings.copies
        if isPaper { try check(pages: count) }
        let queued = settings.queue.map { QueuedJob(queue: $0, token: UUID().uuidString) }
        set(id, .printing)
        change(id) { $0.queued = queued }
        do throws(DeskError) {
            try save()
        } catch {
            // A job that is sent without a note of it could be sent twice.
            set(id, .waiting)
            NotificationCenter.default.post(name: Self.didChange, object: self)
            throw error
        }
        // Another process may have taken the job first.
        guard self.job(id)?.state == .printing, self.job(id)?.queued == queued else { return }
        transcript.append(service.announcement(of: job.models))
        sending.insert(id)
        if isPaper { uncountedPages += count }
        defer { if isPaper { uncountedPages -= count } }
        let result = await withCheckedContinuation { continuation in
            printing.async { [printAccess] in
                continuation.resume(
                    returning: Result { () throws(DataAccessError) in
                        try printAccess.print(
                            printed.pdf, named: "job-\(id)", settings: settings,
                            token: queued?.token)
                    })
            }
        }
        sending.remove(id)
        let notCounted = take(result, of: id, pages: count)
        try save()
        follow()
        if let notCounted { throw notCounted }
    }

    /// Notes what became of a job that was sent.
    private func take(
        _ result: Result<PrintPlace, DataAccessError>, of id: Job.ID, pages count: Int
    ) -> DeskError? {
        switch result {
        case .success(.file(let path)): set(id, .done, path)
        case .success(.nowhere): set(id, .done)
        case .success(.queue(let number)):
            change(id) { $0.queued?.number = number }
            do throws(DeskError) { try rules.count(count) } catch { return error }
        case .failure(let error): set(id, .failed, error.reason)
        }
        return nil
    }

    /// Checks that the user may print pages on paper, after those that are being printed.
    private func check(pages count: Int) throws(DeskError) {
        do throws(DeskError) {
            try rules.check(pages: count + uncountedPages)
        } catch {
            guard case .quotaUsedUp(_, let left) = error else { throw error }
            throw .quotaUsedUp(wanted: count, left: max(left - uncountedPages, 0))
        }
    }

    /// Gives up a job that is not printed yet.
    package func cancel(_ id: Job.ID) throws(DeskError) {
        guard let state = job(id)?.state, [.waiting, .failed].contains(state) else { return }
        set(id, .cancelled, "")
        try save()
    }

    /// Lets a job wait again that failed, was cancelled, or whose end is unknown.
    package func retry(_ id: Job.ID) throws(DeskError) {
        guard job(id)?.canBePrintedAgain == true else { return }
        set(id, .waiting)
        try save()
    }

    /// Takes a job off the list. The printed paper stays, and a job that a queue has goes on.
    ///
    /// - Returns: What ``restore(_:)`` brings back.
    @discardableResult
    package func remove(_ id: Job.ID) throws(DeskError) -> Removed? {
        guard let index = jobs.firstIndex(where: { $0.id == id }) else { return nil }
        let removed = Removed(job: jobs.remove(at: index), index: index)
        try save()
        return removed
    }

    /// A job that was taken off the list.
    package struct Removed: Sendable {
        package let job: Job
        fileprivate let index: Int
    }

    /// Puts a job back where it was.
    package func restore(_ removed: Removed) throws(DeskError) {
        guard job(removed.job.id) == nil else { return }
        jobs.insert(removed.job, at: min(removed.index, jobs.count))
        try save()
        follow()
    }

    /// Sets the state of a job; one that waits knows nothing of a queue.
    func set(_ id: Job.ID, _ state: Job.State, _ note: String = "") {
        change(id) { job in
            job.state = state
            job.note = note
            guard state == .waiting else { return }
            (job.queued, job.status, job.problem) = (nil, nil, nil)
        }
    }

    /// Changes a job, if it is still on the list.
    func change(_ id: Job.ID, _ body: (inout Job) -> Void) {
        guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
        body(&jobs[index])
    }

    /// Saves the list, with what other processes did to it.
    ///
    /// - Returns: The new numbers of jobs whose number another process took first.
    @discardableResult
    func save() throws(DeskError) -> [Job.ID: Job.ID] {
        defer { NotificationCenter.default.post(name: Self.didChange, object: self) }
        do throws(DataAccessError) {
            let saved = try jobAccess.save(jobs)
            jobs = saved.jobs
            return saved.renumbered
        } catch {
            throw .notSaved(reason: error.reason)
        }
    }
}
