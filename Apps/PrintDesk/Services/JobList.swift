package import Foundation
package import PrintDeskData

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

/// The jobs of the desk. They survive the end of the app: one that was being printed waits again.
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
    private let printAccess: any PrintDataAccess
    private let rules: DeskRules

    /// The thread that waits for printers, one job after another. The threads of Swift's tasks are
    /// too few for that.
    private let printing = DispatchQueue(label: "PrintDesk.printing")

    /// The pages on paper that are being printed, and are not counted yet.
    private var uncountedPages = 0

    package init(
        jobAccess: any JobDataAccess, printAccess: any PrintDataAccess, rules: DeskRules
    ) {
        self.rules = rules
        self.jobAccess = jobAccess
        self.printAccess = printAccess
        do throws(LoadingError) {
            jobs = try jobAccess.load().map { job in
                guard job.state == .printing else { return job }
                var waiting = job
                waiting.state = .waiting
                return waiting
            }
        } catch {
            jobs = []
            switch error {
            case .damaged(let path): loadingError = .damaged(keptAt: path)
            case .unreadable(let reason): loadingError = .notLoaded(reason: reason)
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
        try save()
        return job
    }

    /// Changes how a job is printed that is not printed yet.
    package func setSettings(_ settings: PrintSettings, of id: Job.ID) throws(DeskError) {
        guard let index = jobs.firstIndex(where: { $0.id == id }),
            [.waiting, .failed, .cancelled].contains(jobs[index].state)
        else { return }
        jobs[index].settings = settings
        try save()
    }

    /// The names of the printers' queues. May wait for a print server.
    package nonisolated func queues() -> [String] { printAccess.queues() }

    // MARK: Drafts

    /// The texts for a service that were not submitted.
    package func draft(for service: any DeskService) -> [String] {
        jobAccess.drafts()[service.kind] ?? []
    }

    /// Keeps the texts for a service until they are submitted.
    package func setDraft(
        _ texts: [String], for service: any DeskService
    ) throws(DeskError) {
        var drafts = jobAccess.drafts()
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
    /// The main thread goes on while the printer, which may be slow to answer, takes the pages.
    ///
    /// - Parameter pages: Makes the PDF.
    /// - Throws: ``DeskError/notPermitted(_:)`` or ``DeskError/quotaUsedUp(wanted:left:)`` if the
    ///   user may not print it on paper now. The job waits then.
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
        set(id, .printing, "")
        try save()
        transcript.append(service.announcement(of: job.models))
        if isPaper { uncountedPages += count }
        defer { if isPaper { uncountedPages -= count } }
        let result = await withCheckedContinuation { continuation in
            printing.async { [printAccess] in
                continuation.resume(
                    returning: Result { () throws(DataAccessError) in
                        try printAccess.print(printed.pdf, named: "job-\(id)", settings: settings)
                    })
            }
        }
        var notCounted: DeskError?
        switch result {
        case .success(let place):
            set(id, .done, place)
            if isPaper {
                do throws(DeskError) { try rules.count(count) } catch { notCounted = error }
            }
        case .failure(let error): set(id, .failed, error.reason)
        }
        try save()
        if let notCounted { throw notCounted }
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

    /// Lets a job wait again that failed or was cancelled.
    package func retry(_ id: Job.ID) throws(DeskError) {
        guard let state = job(id)?.state, [.failed, .cancelled].contains(state) else { return }
        set(id, .waiting, "")
        try save()
    }

    /// Takes a job off the list. The printed paper stays.
    package func remove(_ id: Job.ID) throws(DeskError) {
        jobs.removeAll { $0.id == id }
        try save()
    }

    private func set(_ id: Job.ID, _ state: Job.State, _ note: String) {
        guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
        jobs[index].state = state
        jobs[index].note = note
    }

    private func save() throws(DeskError) {
        NotificationCenter.default.post(name: Self.didChange, object: self)
        do throws(DataAccessError) {
            try jobAccess.save(jobs)
        } catch {
            throw .notSaved(reason: error.reason)
        }
    }
}
