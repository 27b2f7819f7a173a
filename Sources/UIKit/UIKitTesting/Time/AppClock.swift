import CVirtualClock
import Foundation
import HostHeadless
import OutstandingWork

/// The clock of a ``HeadlessApp``'s asynchronous code, which agrees with its host's.
///
/// The C target below replaces functions of libdispatch, CoreFoundation and libc. What they catch
/// of this app is kept in ``PendingWork``:
///
/// 1. Jobs for the main queue (main-actor tasks, dispatched blocks, blocks of the run loop) run in
///    ``runReadyWork()``, within the test. Each is dispatched for real too, so that it runs as
///    usual while an asynchronous test awaits something.
/// 2. Sleeps, delayed blocks and timers run in ``runDueWork()``, when the host reaches their time.
/// 3. Jobs for other queues run at once on their threads, and are counted.
///
/// On threads that run the app's code, the system's clocks show the app's time.
final class AppClock: AsynchronousWork {
    private let pending = PendingWork()

    /// C's side. Its functions may be called on any thread.
    private nonisolated(unsafe) let clock: OpaquePointer

    /// `nil` once the app is gone: the job that releases it still runs on the clock.
    private weak var host: HeadlessHost?

    /// The host's time in nanoseconds.
    private var now: Int64

    /// Calls code of the app that runs outside of the app's calls.
    var run: (() -> Void) -> Void = { $0() }

    /// The number of jobs on other threads that did not end within the patience.
    private(set) var stuckJobs = 0

    /// The number of jobs on other threads that did not end while jobs of the main queue were
    /// ready: they may wait for these, which therefore run beside them.
    private var slowJobs = 0

    /// The number of seconds of real time after which jobs of the main queue run beside those on
    /// other threads.
    var mainQueuePatience = 1.0

    /// The number of times that the clock advanced.
    private var advances = 0

    private var followsRealTime = false

    /// The maximum number of main-queue jobs at one time, like
    /// `VirtualClock.maximumTimersPerMoment`.
    private static let maximumJobsPerMoment = 10_000

    init(host: HeadlessHost) {
        self.host = host
        now = Self.nanoseconds(host.now)
        var handlers = PendingWork.handlers
        clock = ts_clock_new(Unmanaged.passRetained(pending).toOpaque(), &handlers)
        pending.clock = self
        host.asynchronousWork = self
        OutstandingWorks.await { ts_clock_swap($0) }
        // Before the app uses the shared session, which asks the loaders that were known then.
        ts_serve_requests()
    }

    nonisolated deinit {
        ts_clock_end(clock)
        pending.handOver()
    }

    /// The number of the owner that ``ts_clock_current_owner()`` returns in the app's code, which
    /// is never deallocated.
    var number: UInt { UInt(bitPattern: Unmanaged.passUnretained(pending).toOpaque()) }

    /// Makes code that the calling thread runs from now on, in the current job, code of this app.
    func enter() {
        ts_clock_enter(clock)
    }

    // MARK: Time

    private static func nanoseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1e9).rounded()) }

    func clockDidAdvance(to time: Double) {
        MainThreadWatch.shared.beat()
        advances += 1
        let elapsed = Self.nanoseconds(time) - now
        now = Self.nanoseconds(time)
        ts_clock_set(clock, now)
        if OutstandingWorks.clock(clock, didAdvanceBy: Double(elapsed) / 1e9) { runReadyWork() }
    }

    var isTracking = false {
        didSet { pending.setMode(isTracking ? TS_TRACKING_MODE : TS_DEFAULT_MODE) }
    }

    var nextDue: Double? { nextDue(seconds(pending.nextDue()), isOnce: false) }

    var nextDueOnce: Double? {
        nextDue(seconds(pending.nextDue(where: \.keepsBusy)), isOnce: true)
    }

    /// The earlier of a time and that of other processes' work.
    private func nextDue(_ due: Double?, isOnce: Bool) -> Double? {
        let delay = OutstandingWorks.secondsUntilDue(of: clock, isOnce: isOnce)
        return [due, delay.map { Double(now) / 1e9 + $0 }].compactMap(\.self).min()
    }

    /// Seconds on the host's clock, now for a timer whose mode came late; `nil` for never.
    private func seconds(_ nanoseconds: Int64?) -> Double? {
        nanoseconds.flatMap { $0 == .max ? nil : Double(max($0, now)) / 1e9 }
    }

    // MARK: Running work

    var isReady: Bool {
        pending.hasJobs || ts_clock_jobs(clock) > stuckJobs || isAwaitingOutstandingWork
    }

    func runDueWork() {
        while let work = pending.removeFirst(dueAt: now) {
            switch work.action {
            case .dispatch(let job, let queue):
                ts_clock_dispatch(clock, queue, job.context, job.work)
            case .fire(let timer, let loopTimer, let modes):
                fire(timer, loopTimer, due: work.due, modes: modes)
            }
            runReadyWork()
        }
    }

    func runReadyWork() {
        for _ in 0..<Self.maximumJobsPerMoment {
            waitForOtherThreads()
            guard runJob() || deliverOutstandingWork() else { return }
        }
        waitForOtherThreads()
    }

    /// Runs the first job of the main queue, if there is one.
    @discardableResult
    fileprivate func runJob() -> Bool {
        guard let job = pending.removeFirstJob() else { return false }
        asApp { job.work(job.context) }
        return true
    }

    private func fire(
        _ timer: Timer, _ loopTimer: UnsafeMutableRawPointer, due: Int64, modes: UInt8
    ) {
        asApp {
            if timer.timeInterval > 0 {
                let interval = max(1, Int64((timer.timeInterval * 1e9).rounded()))
                let next = due + ((now - due) / interval + 1) * interval
                let delay = Double(next - now) / 1e9
                ts_clock_set_fire_date(loopTimer, Date().timeIntervalSinceReferenceDate + delay)
                pending.add(timer, loopTimer, due: next, modes: modes)
            }
            timer.fire()
        }
    }

    private func asApp(_ body: () -> Void) {
        MainThreadWatch.shared.beat()
        let old = ts_clock_swap(clock)
        defer { ts_clock_swap(old) }
        run(body)
    }

    // MARK: Other threads

    /// Waits until the app's jobs on other queues have ended, ten seconds of real time at most.
    /// While none has begun, the system's threads are busy with others, such as other tests, and
    /// the wait is two minutes at most. Jobs that take longer are not waited for again.
    ///
    /// If jobs of the main queue are ready, the wait ends after ``mainQueuePatience``, and these
    /// run first.
    private func waitForOtherThreads() {
        let start = ts_real_time()
        var turns = 0
        while true {
            let jobs = Int(ts_clock_jobs(clock))
            stuckJobs = min(stuckJobs, jobs)
            slowJobs = min(slowJobs, jobs)
            if jobs == stuckJobs {
                ts_clock_pass_notifications()
                if ts_clock_jobs(clock) == jobs { return }
            }
            let isMainReady = pending.hasJobs
            if isMainReady, jobs == slowJobs { return }
            let hasBegun = ts_clock_begun_jobs(clock) > 0
            if !hasBegun { MainThreadWatch.shared.beat() }
            let patience = !hasBegun ? 120 : isMainReady ? mainQueuePatience : 10
            if Double(ts_real_time() - start) > patience * 1e9 {
                if isMainReady { slowJobs = jobs } else { stuckJobs = jobs }
                return
            }
            turns += 1
            if turns < 20 { sched_yield() } else { usleep(20) }
        }
    }

    // MARK: Other processes

    /// What has been pending since waiting for other processes was given up.
    private var stuckWork: Set<String> = []

    /// `true` if waiting for other processes was given up, and they are still busy.
    var isStuck: Bool {
        !stuckWork.isDisjoint(with: OutstandingWorks.pendingReasons(of: clock))
    }

    private var isAwaitingOutstandingWork: Bool {
        let reasons = Set(OutstandingWorks.pendingReasons(of: clock))
        stuckWork.formIntersection(reasons)
        return !reasons.isSubset(of: stuckWork)
    }

    /// Delivers what other processes did for the app, until jobs of the main queue are ready or
    /// nothing is pending: for ``OutstandingWorks/patience`` at most.
    ///
    /// - Returns: `true` if there are jobs to run.
    private func deliverOutstandingWork() -> Bool {
        let start = ts_real_time()
        while true {
            var isDelivered = false
            asApp { isDelivered = OutstandingWorks.deliver() }
            if pending.hasJobs || ts_clock_jobs(clock) > stuckJobs { return true }
            guard isDelivered || isAwaitingOutstandingWork else { return false }
            guard Double(ts_real_time() - start) < OutstandingWorks.patience * 1e9 else {
                stuckWork = Set(OutstandingWorks.pendingReasons(of: clock))
                return false
            }
            if !isDelivered { usleep(200) }
        }
    }

    // MARK: Reasons

    /// The work that is ready or due, one phrase each, for messages.
    var busyReasons: [String] {
        var reasons = OutstandingWorks.pendingReasons(of: clock)
        if pending.hasJobs {
            reasons.append("tasks or blocks of the main queue that add others without end")
        }
        let jobs = ts_clock_jobs(clock)
        if jobs > 0 {
            reasons.append(jobs == 1 ? "1 job on another thread" : "\(jobs) jobs on other threads")
        }
        reasons += pending.delayedOnce(limit: 5).map { delayed in
            let delay = (Double(max(0, delayed.due - now)) / 1e6).rounded() / 1000
            return "\(delayed.kind) that is due in \(delay) s"
        }
        return reasons
    }

    // MARK: Real time

    /// Real time in seconds.
    var realTime: Double { Double(ts_real_time()) / 1e9 }

    /// Lets the app's time pass as fast as real time, until something else advances it: while an
    /// asynchronous test awaits, nothing else would wake the tasks that sleep.
    ///
    /// Called when the main thread is idle.
    fileprivate func followRealTime() {
        guard !followsRealTime, let due = pending.nextDue(), due != .max else { return }
        followsRealTime = true
        let advances = advances
        pending.callOnIdleMainThread(after: due - now) { [weak self] in
            guard let self else { return }
            followsRealTime = false
            if advances == self.advances { asApp { host?.advance(to: Double(due) / 1e9) } }
            followRealTime()
        }
    }

    /// Calls `turn` with short intervals for some seconds of real time, and advances the app by the
    /// same, until `turn` returns another result than 3, a time-out.
    fileprivate func wait(_ seconds: Double, _ turn: (Double) -> Int32) -> Int32 {
        let old = ts_clock_swap(nil)
        defer { ts_clock_swap(old) }
        let start = ts_real_time()
        var last = start
        while true {
            let remaining = seconds - Double(last - start) / 1e9
            let result = turn(min(remaining, 0.005))
            guard remaining > 0 else { return result }
            let time = ts_real_time()
            asApp { host?.advance(by: Double(time - last) / 1e9) }
            last = time
            if result != 3 { return result }
        }
    }

    /// Waits a moment of real time, and advances the app by the same.
    func waitForAMoment() {
        _ = wait(0.002) { seconds in
            usleep(UInt32(max(seconds, 0) * 1e6))
            return 2
        }
    }
}

// MARK: - Calls from C

nonisolated extension PendingWork {
    /// The functions that receive the app's work.
    static var handlers: ts_clock_handlers {
        ts_clock_handlers(
            main_job: { owner, context, work in
                guard let work else { return }
                PendingWork.at(owner).add(Job(context: context, work: work))
            },
            run_main_job: { owner in
                let pending = PendingWork.at(owner)
                MainActor.assumeIsolated {
                    if let clock = pending.clock { return _ = clock.runJob() }
                    guard let job = pending.removeFirstJob() else { return }
                    job.work(job.context)
                }
            },
            delayed_job: { owner, due, queue, context, work in
                guard let queue, let work else { return }
                let pending = PendingWork.at(owner)
                pending.add(Job(context: context, work: work), to: queue, due: due)
                pending.followRealTimeSoon()
            },
            timer: { owner, timer, object, due, modes in
                guard let timer, let object else { return }
                let pending = PendingWork.at(owner)
                let retained = Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue()
                pending.add(retained, timer, due: due, modes: modes)
                pending.followRealTimeSoon()
            },
            wait: { owner, seconds, turn, context in
                guard let turn else { return 1 }
                let pending = PendingWork.at(owner)
                nonisolated(unsafe) let context = context
                return MainActor.assumeIsolated {
                    guard let clock = pending.clock else { return turn(context, seconds) }
                    return clock.wait(seconds) { turn(context, $0) }
                }
            })
    }

    private static func at(_ owner: UnsafeMutableRawPointer?) -> PendingWork {
        Unmanaged<PendingWork>.fromOpaque(owner!).takeUnretainedValue()
    }

    /// Calls ``AppClock/followRealTime()`` when the main thread is idle.
    private func followRealTimeSoon() {
        callOnIdleMainThread(after: 0) { [weak self] in self?.clock?.followRealTime() }
    }

    /// Calls `body` on the main thread after some nanoseconds of real time, when it is idle.
    fileprivate func callOnIdleMainThread(
        after nanoseconds: Int64, _ body: @escaping @MainActor () -> Void
    ) {
        let call = Unmanaged.passRetained(IdleCall(body: body)).toOpaque()
        ts_main_dispatch_later(nanoseconds, call) { context in
            let call = Unmanaged<IdleCall>.fromOpaque(context!).takeRetainedValue()
            MainActor.assumeIsolated { call.body() }
        }
    }

    /// Ends the timers of an app that is gone, and gives its sleeping tasks and delayed blocks back
    /// to real time.
    fileprivate func handOver() {
        for work in removeAllDelayed() {
            switch work.action {
            case .fire(let timer, _, _): timer.invalidate()
            case .dispatch(let job, let queue):
                ts_dispatch_later(0, queue, job.context, job.work)
            }
        }
    }
}

/// A call that C passes on as a pointer.
private nonisolated final class IdleCall: Sendable {
    let body: @MainActor () -> Void

    init(body: @escaping @MainActor () -> Void) { self.body = body }
}
