import Foundation
package import PrintDeskData
import Reconnecting

package typealias QueuedJob = PrintDeskData.QueuedJob
package typealias QueueStatus = PrintDeskData.QueueStatus

extension Job {
    /// `true` while a print server has the job, by its last answer.
    package var isInQueue: Bool { state == .printing && queued != nil }

    /// `true` if the job is over, or lost, and can be made to wait again.
    package var canBePrintedAgain: Bool { [.failed, .cancelled, .unknown].contains(state) }

    /// `true` if the job is held or its printer is stopped, and a user may resume it.
    package var canResume: Bool {
        guard isInQueue, problem == nil, let status else { return false }
        return [.held, .stopped].contains(status.state) || status.isPrinterStopped
    }
}

/// Polls the print server for the jobs that it has taken, until it reports how each of them ended.
///
/// The first poll is a second after a change. The pauses then double, up to 30 seconds. Without a
/// job in a queue there are no polls.
extension JobList {
    /// Asks at once for the state of the jobs in queues, and goes on until all have ended.
    package func followNow() {
        schedule.reset()
        following?.cancel()
        following = nil
        follow()
    }

    func follow() {
        guard following == nil, !followed.isEmpty else { return }
        following = Task { [weak self] in
            while !Task.isCancelled, let pause = await self?.ask() {
                try? await Task.sleep(for: .seconds(pause))
            }
            if !Task.isCancelled { self?.following = nil }
        }
    }

    private var followed: [Job] { jobs.filter { $0.isInQueue && !sending.contains($0.id) } }

    /// Asks for the state of each job once.
    ///
    /// - Returns: The pause until the next time; `nil` if no job is left to follow.
    private func ask() async -> TimeInterval? {
        let asked = followed.compactMap { job in job.queued.map { (id: job.id, queued: $0) } }
        guard !asked.isEmpty else { return nil }
        let answers = await withCheckedContinuation { continuation in
            asking.async { [printAccess] in
                continuation.resume(
                    returning: asked.map { job in
                        Result { () throws(DataAccessError) in
                            try printAccess.status(of: job.queued)
                        }
                    })
            }
        }
        var hasChanged = false
        for (asked, answer) in zip(asked, answers) {
            // The job may have been deleted or sent again in the meantime.
            guard let old = job(asked.id), old.isInQueue, old.queued?.token == asked.queued.token
            else { continue }
            change(asked.id) { $0.take(answer) }
            hasChanged = hasChanged || job(asked.id) != old
        }
        if hasChanged {
            schedule.reset()
            do throws(DeskError) {
                try save()
            } catch {
                // The screen is right, and the next launch asks the server again.
            }
        }
        return followed.isEmpty ? nil : schedule.pauseAfterFailure()
    }

    // MARK: Cancelling and resuming

    /// Cancels a job in a queue. Its state is that of the print server's next answer.
    package func cancelInQueue(_ id: Job.ID) async throws(DeskError) {
        guard let queued = job(id)?.queued, job(id)?.isInQueue == true else { return }
        change(id) { $0.queued?.isCancelledHere = true }
        let result = await answer { access throws(DataAccessError) in try access.cancel(queued) }
        followNow()
        if case .failure(let error) = result {
            change(id) { $0.queued?.isCancelledHere = nil }
            throw error.isForbidden
                ? .forbiddenByServer : .notCancelled(reason: error.reason)
        }
    }

    /// Lets a job and its printer go on that are held or stopped.
    package func resume(_ id: Job.ID) async throws(DeskError) {
        guard let queued = job(id)?.queued, job(id)?.canResume == true else { return }
        let result = await answer { access throws(DataAccessError) in try access.resume(queued) }
        followNow()
        if case .failure(let error) = result {
            throw error.isForbidden ? .forbiddenByServer : .notResumed(reason: error.reason)
        }
    }

    /// Runs a request of a print server, off the main thread.
    private func answer(
        _ body: @escaping @Sendable (any PrintDataAccess) throws(DataAccessError) -> Void
    ) async -> Result<Void, DataAccessError> {
        await withCheckedContinuation { continuation in
            asking.async { [printAccess] in
                continuation.resume(
                    returning: Result { () throws(DataAccessError) in try body(printAccess) })
            }
        }
    }
}

extension Job {
    /// Notes what a print server said, or that it said nothing.
    fileprivate mutating func take(_ answer: Result<QueueAnswer, DataAccessError>) {
        guard let queued else { return }
        switch answer {
        case .success(.status(var status)):
            problem = nil
            self.queued?.number = status.number
            if let earlier = self.status { status.follow(earlier) }
            self.status = status
            switch status.state {
            case .pending, .held, .processing, .stopped: break
            case .canceled: state = .cancelled
            case .aborted: state = .failed
            case .completed:
                state = .done
                note = "\(queued.queue)-\(status.number)"
            }
        case .success(.noQueue):
            (state, problem) = (.failed, .queueDeleted)
        case .success(.noJob) where queued.number == nil:
            // It never came to the server: the app ended before it was sent.
            (state, self.queued, status, problem) = (.waiting, nil, nil, nil)
        case .success(.noJob): (state, problem) = (.unknown, nil)
        case .failure: problem = .unreachable
        }
    }
}
