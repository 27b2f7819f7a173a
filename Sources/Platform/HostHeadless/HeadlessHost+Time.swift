import Foundation
import Platform

// MARK: - Advancing the clock

extension HeadlessHost {
    /// Advances the clock by `seconds`, running the timers and frames that become due.
    ///
    /// - Precondition: `seconds` is finite and not negative.
    public func advance(by seconds: Double) {
        checkDuration(seconds)
        advance(to: now + seconds)
    }

    /// Advances the clock to `time`, running the timers and frames that become due. Does nothing
    /// when the clock is at or past it.
    ///
    /// - Precondition: `time` lies within a billion seconds of zero.
    public func advance(to time: Double) {
        VirtualClock.check(time)
        while let work = clock.removeWork(until: time) { perform(work) }
        clock.setNow(time)
    }

    /// Runs timers and frames until no frame is requested and no timer is due within `limit`
    /// seconds.
    ///
    /// - Parameter limit: The maximum number of virtual seconds, 10 by default.
    /// - Returns: `true` if the host became idle. `false` when the limit was reached first, as with
    ///   an infinite animation.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool {
        let deadline = now + limit
        while let work = clock.removeWork(until: deadline) { perform(work) }
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

// MARK: - Advancing the clock from a task

extension HeadlessHost {
    /// ``advance(by:)``, with main-actor tasks running before, between and after.
    public func advanced(by seconds: Double) async {
        checkDuration(seconds)
        let deadline = now + seconds
        VirtualClock.check(deadline)
        await yieldToTasks()
        while let work = clock.removeWork(until: deadline) {
            perform(work)
            await yieldToTasks()
        }
        clock.setNow(deadline)
    }

    /// ``settle(limit:)``, with main-actor tasks running before, between and after.
    ///
    /// Tasks that wait for the wall clock, for other threads or for files are not awaited.
    @discardableResult
    public func settled(limit: Double = 10) async -> Bool {
        let deadline = now + limit
        await yieldToTasks()
        while let work = clock.removeWork(until: deadline) {
            perform(work)
            await yieldToTasks()
        }
        return !clock.isFrameRequested
    }

    /// Suspends until every ready main-actor task has run, and those that they made ready, ten
    /// levels deep.
    private func yieldToTasks() async {
        for _ in 0..<10 { await Task.yield() }
    }
}

// MARK: - Running an app

extension HeadlessHost {
    /// Performs all due work, in the order of time, until none is left or ``stop(with:)`` is
    /// called.
    ///
    /// - Returns: The code passed to ``stop(with:)``, or 0.
    public func run() -> Int32 {
        exitCode = nil
        let deadline = now + runLimit
        serveMainQueue()
        while exitCode == nil, let work = clock.removeWork(until: deadline) {
            perform(work)
            serveMainQueue()
        }
        return exitCode ?? 0
    }

    public func stop(with exitCode: Int32) { self.exitCode = exitCode }

    /// Runs the blocks and main-actor tasks queued on `DispatchQueue.main`, and those that they
    /// add, ten levels deep.
    private func serveMainQueue() {
        // A run loop without a source or timer returns immediately, without serving the queue.
        let keepAlive = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(keepAlive, forMode: .default)
        defer { keepAlive.invalidate() }
        for _ in 0..<10 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
