import Foundation
import Platform

// MARK: - Moving the clock

extension HeadlessHost {
    /// Lets `seconds` pass, running the timers and frames that fall due.
    ///
    /// - Precondition: `seconds` is finite and not negative.
    public func advance(by seconds: Double) {
        checkDuration(seconds)
        advance(to: now + seconds)
    }

    /// Lets time pass until the clock shows `time`, running the timers and frames that fall due. Does nothing
    /// when it shows that or more.
    ///
    /// - Precondition: `time` lies within a billion seconds of zero.
    public func advance(to time: Double) {
        VirtualClock.check(time)
        while let work = clock.takeWork(until: time) { perform(work) }
        clock.setNow(time)
    }

    /// Runs timers and frames until no frame is requested and no timer is due within `limit` seconds.
    ///
    /// - Parameter limit: How many virtual seconds this may take. 10 by default.
    /// - Returns: Whether everything came to rest. `false` when the limit was reached first, as with an
    ///   animation without an end.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool {
        let deadline = now + limit
        while let work = clock.takeWork(until: deadline) { perform(work) }
        return !clock.isFrameRequested
    }

    private func checkDuration(_ seconds: Double) {
        precondition(
            seconds.isFinite && seconds >= 0,
            "A clock cannot advance by \(seconds) seconds. Pass a finite number, not below zero.")
    }

    private func perform(_ work: VirtualClock.Work) {
        switch work {
        case .timer(let action): action()
        case .frame(let time): client?.hostWillShowFrame(at: time)
        }
    }
}

// MARK: - Moving the clock from a task

extension HeadlessHost {
    /// Does what ``advance(by:)`` does, and lets main-actor tasks run before, between and after.
    public func advanced(by seconds: Double) async {
        checkDuration(seconds)
        let deadline = now + seconds
        VirtualClock.check(deadline)
        await letTasksRun()
        while let work = clock.takeWork(until: deadline) {
            perform(work)
            await letTasksRun()
        }
        clock.setNow(deadline)
    }

    /// Does what ``settle(limit:)`` does, and lets main-actor tasks run before, between and after.
    ///
    /// Tasks that wait for the wall clock, for other threads or for files are not waited for.
    @discardableResult
    public func settled(limit: Double = 10) async -> Bool {
        let deadline = now + limit
        await letTasksRun()
        while let work = clock.takeWork(until: deadline) {
            perform(work)
            await letTasksRun()
        }
        return !clock.isFrameRequested
    }

    /// Suspends until every main-actor task that was ready has run, and those that they made ready, ten deep.
    private func letTasksRun() async {
        for _ in 0..<10 { await Task.yield() }
    }
}

// MARK: - Running an app

extension HeadlessHost {
    /// Does everything that is due, in the order of time, until nothing is left or ``stop(with:)`` is called.
    ///
    /// - Returns: The code given to ``stop(with:)``, or 0.
    public func run() -> Int32 {
        exitCode = nil
        let deadline = now + runLimit
        serveMainQueue()
        while exitCode == nil, let work = clock.takeWork(until: deadline) {
            perform(work)
            serveMainQueue()
        }
        return exitCode ?? 0
    }

    public func stop(with exitCode: Int32) { self.exitCode = exitCode }

    /// Runs the blocks and main-actor tasks that wait on `DispatchQueue.main`, and those that they add, ten deep.
    private func serveMainQueue() {
        // A run loop without a source or timer returns at once, before it looks at the queue.
        let reason = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(reason, forMode: .default)
        defer { reason.invalidate() }
        for _ in 0..<10 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
