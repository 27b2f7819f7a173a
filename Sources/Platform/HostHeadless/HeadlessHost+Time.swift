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
        asynchronousWork?.runReadyWork()
        while performNextWork(until: time) {}
        setNow(time)
    }

    /// Runs timers and frames until no frame is requested and no timer is due within `limit`
    /// seconds.
    ///
    /// - Parameter limit: The maximum number of virtual seconds, 10 by default.
    /// - Returns: `true` if the host became idle. `false` when the limit was reached first, as with
    ///   an infinite animation.
    @discardableResult
    public func settle(limit: Double = 10) -> Bool {
        var settling = Settling(start: now, limit: limit)
        asynchronousWork?.runReadyWork()
        while isBusy(until: settling.deadline) {
            if performNextWork(until: settling.deadline) { continue }
            guard settling.mayRunArrivedWork(asynchronousWork) else {
                return asynchronousWork == nil && !clock.isFrameRequested
            }
            asynchronousWork?.runReadyWork()
        }
        return isSettled(settling)
    }

    /// The course of settling.
    private struct Settling {
        let start: Double
        let limit: Double

        /// The number of times that other threads, such as those that close files, added work after
        /// all that was ready had run.
        private var arrivals = 0

        private static let maximumArrivals = 10

        var deadline: Double { start + limit }

        init(start: Double, limit: Double) {
            self.start = start
            self.limit = limit
        }

        /// Counts an arrival; `false` without work, or if it arrives without end.
        mutating func mayRunArrivedWork(_ work: (any AsynchronousWork)?) -> Bool {
            guard work != nil, arrivals < Self.maximumArrivals else { return false }
            arrivals += 1
            return true
        }
    }

    /// `true` if more than repeating timers is due until `deadline`.
    private func isBusy(until deadline: Double) -> Bool {
        guard let work = asynchronousWork else { return true }
        if work.isReady { return true }
        let last = deadline + VirtualClock.resolution
        return (clock.nextDue ?? .infinity) <= last || (work.nextDueOnce ?? .infinity) <= last
    }

    /// `true` if the work came to an end within the limit, now that none is ready: no frame is
    /// requested, and no delayed work follows that was delayed by less than the limit.
    private func isSettled(_ settling: Settling) -> Bool {
        guard !clock.isFrameRequested else { return false }
        guard let work = asynchronousWork else { return true }
        return now == settling.start || (work.nextDueOnce ?? .infinity) > now + settling.limit
    }

    private func checkDuration(_ seconds: Double) {
        precondition(
            seconds.isFinite && seconds >= 0,
            "A clock cannot advance by \(seconds) seconds. Pass a finite number, not below zero.")
    }

    /// Performs the next piece of work that is due until `deadline`, and what it makes ready.
    ///
    /// - Returns: `false` if there was none.
    private func performNextWork(until deadline: Double) -> Bool {
        let due = asynchronousWork?.nextDue ?? .infinity
        if due <= deadline + VirtualClock.resolution,
            due <= (clock.nextDue ?? .infinity) + VirtualClock.resolution
        {
            setNow(due)
            asynchronousWork?.runDueWork()
        } else if let work = clock.removeWork(until: deadline) {
            asynchronousWork?.clockDidAdvance(to: now)
            switch work {
            case .timer(let action): action()
            case .frame(let time): client?.hostWillShowFrame(at: time)
            }
        } else {
            return false
        }
        asynchronousWork?.runReadyWork()
        return true
    }

    private func setNow(_ time: Double) {
        clock.setNow(time)
        asynchronousWork?.clockDidAdvance(to: now)
    }
}

// MARK: - Advancing the clock from a task

extension HeadlessHost {
    /// ``advance(by:)``, with main-actor tasks running before, between and after.
    public func advanced(by seconds: Double) async {
        checkDuration(seconds)
        let deadline = now + seconds
        VirtualClock.check(deadline)
        await runTasks()
        while performNextWork(until: deadline) { await runTasks() }
        setNow(deadline)
    }

    /// ``settle(limit:)``, with main-actor tasks running before, between and after.
    ///
    /// Tasks that wait for the wall clock, for other threads or for files are not awaited.
    @discardableResult
    public func settled(limit: Double = 10) async -> Bool {
        var settling = Settling(start: now, limit: limit)
        await runTasks()
        while isBusy(until: settling.deadline) {
            guard
                performNextWork(until: settling.deadline)
                    || settling.mayRunArrivedWork(asynchronousWork)
            else { return asynchronousWork == nil && !clock.isFrameRequested }
            await runTasks()
        }
        return isSettled(settling)
    }

    /// Suspends until every ready main-actor task has run, and those that they made ready, ten
    /// levels deep. Then runs the app's asynchronous work.
    private func runTasks() async {
        for _ in 0..<10 { await Task.yield() }
        asynchronousWork?.runReadyWork()
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
        while exitCode == nil, performNextWork(until: deadline) { serveMainQueue() }
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
