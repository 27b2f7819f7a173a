import Foundation
import Synchronization
import Testing
import UIKit

@testable import UIKitTesting

/// A controller with a search field's usual ways to wait.
private final class SearchController: UIViewController {
    var log: [String] = []
    private var pending: DispatchWorkItem?
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    /// Searches 0.3 s after the last call.
    func search(_ text: String) {
        pending?.cancel()
        let item = DispatchWorkItem { [weak self] in self?.log.append("search \(text)") }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    }

    func load() {
        Task {
            log.append("loading")
            let text = await Self.text()
            view.backgroundColor = .green
            log.append(text)
        }
    }

    @concurrent private static func text() async -> String {
        try? await Task.sleep(for: .seconds(2))
        return "loaded"
    }

    func poll() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.log.append("poll") }
        }
    }

    func stopPolling() { timer?.invalidate() }
}

@Suite("Asynchronous code of a headless app")
struct AsynchronousCodeTests {
    private let controller = SearchController()
    private let app: HeadlessApp

    init() {
        let controller = controller
        app = HeadlessApp(
            size: CGSize(width: 60, height: 50), rootViewController: controller)
    }

    @Test("Headless app: a debounce of 0.3 s searches once, 0.3 s after the last letter")
    func debounce() {
        controller.search("t")
        app.advance(by: 0.2)
        controller.search("to")
        app.advance(by: 0.2)
        #expect(controller.log == [])
        app.advance(by: 0.1)
        #expect(controller.log == ["search to"])
    }

    @Test("Headless app: settling runs a task that sleeps on another thread")
    func load() {
        controller.load()
        #expect(controller.log == [])
        let start = app.host.now
        #expect(app.settle())
        #expect(controller.log == ["loading", "loaded"])
        #expect(app.host.now - start >= 2)
        #expect(app.host.now - start < 2.1)
        #expect(app.snapshot()[0, 0] == 0xFF00_FF00)
    }

    @Test("Headless app: a polling timer fires at its times, and does not keep the app busy")
    func polls() {
        controller.poll()
        app.advance(by: 0.999)
        #expect(controller.log == [])
        app.advance(by: 2.001)
        #expect(controller.log == ["poll", "poll", "poll"])
        #expect(app.settle())
        controller.stopPolling()
        app.advance(by: 5)
        #expect(controller.log.count == 3)
    }

    @Test("Headless app: tasks, blocks, timers and frames run in the order of their times")
    func order() {
        let order = Self.mixedSources(app)
        #expect(order == Self.expectedOrder)
    }

    private static let expectedOrder = [
        "async 0.0", "perform 0.0", "begin 0.0", "animated 0.27", "after 0.4", "timer 1.0",
        "timer 2.0", "task 2.5", "detached 42 2.5", "timer 3.0", "continuous 3.2",
        "tolerant 3.4",
    ]

    /// Starts work of many kinds, advances by 3.6 s, and returns what ran.
    private static func mixedSources(_ app: HeadlessApp) -> [String] {
        let log = TimedLog()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { log.write("after") }
        DispatchQueue.main.async { log.write("async") }
        RunLoop.main.perform { MainActor.assumeIsolated { log.write("perform") } }
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { log.write("timer") }
        }
        UIView.animate(withDuration: 0.25) {
            app.window.rootViewController?.view.alpha = 0.5
        } completion: { _ in
            log.write("animated")
        }
        Task {
            log.write("begin")
            try? await Task.sleep(for: .seconds(2.5))
            log.write("task")
            let value = await Task.detached { 42 }.value
            log.write("detached \(value)")
            try? await ContinuousClock().sleep(for: .seconds(0.7))
            log.write("continuous")
            try? await Task.sleep(for: .seconds(0.2), tolerance: .seconds(0.1))
            log.write("tolerant")
        }
        app.advance(by: 3.6)
        timer.invalidate()
        return log.words
    }

    @Test("Headless app: its tasks belong to it after another test has made an app current")
    func tasksOfInterleavedApps() async {
        let other = await Task {
            HeadlessApp(
                size: CGSize(width: 60, height: 50), rootViewController: UIViewController())
        }.value
        app.advance(by: 0)
        var applications: [UIApplication] = []
        Task { applications.append(.shared) }
        DispatchQueue.main.async { Task { applications.append(.shared) } }
        app.advance(by: 0)
        #expect(applications.count == 2 && applications.allSatisfy { $0 === app.application })
        withExtendedLifetime(other) {}
    }

    @Test("Headless app: mixed sources have the same order and pixels in every run")
    func isStable() {
        let runs = ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? 1_000 : 30
        var pictures: Set<Snapshot> = []
        for _ in 0..<runs {
            let controller = SearchController()
            let app = HeadlessApp(
                size: CGSize(width: 60, height: 50), rootViewController: controller)
            #expect(Self.mixedSources(app) == Self.expectedOrder)
            controller.load()
            app.settle()
            pictures.insert(app.snapshot())
        }
        #expect(pictures.count == 1)
    }

    @Test("Headless app: the system's clocks agree with the app's")
    func clocks() {
        let date = Date()
        let instant = ContinuousClock.now
        let uptime = DispatchTime.now()
        let time = CACurrentMediaTime()
        app.advance(by: 3_600)
        #expect(abs(Date().timeIntervalSince(date) - 3_600) < 1e-6)
        #expect(ContinuousClock.now - instant == .seconds(3_600))
        #expect(
            DispatchTime.now().uptimeNanoseconds - uptime.uptimeNanoseconds == 3_600_000_000_000)
        #expect(abs(CACurrentMediaTime() - time - 3_600) < 1e-9)
    }

    @Test("Headless app: settling waits for work on other threads, and for what it sends back")
    func otherThreads() {
        nonisolated(unsafe) var log: [String] = []
        let group = DispatchGroup()
        for _ in 0..<4 {
            DispatchQueue.global().async(group: group) { usleep(2_000) }
        }
        group.notify(queue: .main) { log.append("group") }
        let queue = OperationQueue()
        queue.addOperation {
            usleep(1_000)
            DispatchQueue.main.sync { log.append("synchronous") }
            OperationQueue.main.addOperation { log.append("operation") }
        }
        #expect(app.settle())
        #expect(Set(log) == ["group", "synchronous", "operation"])
    }

    @Test("Headless app: queues that target the main one are the main queue's, on the app's clock")
    func queuesOfMain() {
        nonisolated(unsafe) var log: [String] = []
        let queue = DispatchQueue(label: "of main", target: .main)
        let inner = DispatchQueue(label: "inner", target: queue)
        queue.asyncAfter(deadline: .now() + 3) { log.append("later") }
        inner.async { log.append(Thread.isMainThread ? "inner" : "elsewhere") }
        inner.async(flags: .barrier) { log.append("barrier") }
        DispatchQueue.global().async { queue.sync { log.append("synchronous") } }
        #expect(app.settle())
        #expect(log.prefix(2) == ["inner", "barrier"])
        #expect(Set(log) == ["inner", "barrier", "synchronous", "later"])
        #expect(log.last == "later")
    }

    @Test("Headless app: a file that is read for the main queue is waited for")
    func fileReadForMain() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("read-\(UUID().uuidString)")
        try Data("Emma".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let descriptor = open(file.path, O_RDONLY)
        nonisolated(unsafe) var text = ""
        nonisolated(unsafe) var isClosed = false
        let channel = DispatchIO(type: .random, fileDescriptor: descriptor, queue: .main) { _ in
            close(descriptor)
            isClosed = true
        }
        channel.read(offset: 0, length: .max, queue: .main) { isDone, data, _ in
            text += String(decoding: data ?? .empty, as: UTF8.self)
            if isDone { channel.close() }
        }
        #expect(app.settle())
        #expect(text == "Emma")
        // The system closes a file in its own time.
        try app.wait(for: isClosed)
    }

    @Test("Headless app: work that has not begun, as threads are busy with others, is waited for")
    func busyThreads() {
        let queue = DispatchQueue(label: "others'")
        let isBusy = Flag()
        Thread {
            queue.sync {
                isBusy.set()
                usleep(1_200_000)
            }
        }.start()
        while !isBusy.isSet { usleep(100) }
        nonisolated(unsafe) var log: [String] = []
        queue.async { log.append("queue") }
        DispatchQueue.main.async { log.append("main") }
        #expect(app.settle())
        #expect(log == ["queue", "main"])
    }

    @Test("Headless app: work that waits for the main queue is waited for when that has run")
    func slowThreads() {
        app.clock.mainQueuePatience = 0.01
        nonisolated(unsafe) var log: [String] = []
        let passed = Flag()
        DispatchQueue.global().async {
            while !passed.isSet { usleep(100) }
            usleep(20_000)
            DispatchQueue.main.async { log.append("answer") }
        }
        DispatchQueue.main.async {
            log.append("main")
            passed.set()
        }
        #expect(app.settle())
        #expect(log == ["main", "answer"])
    }

    @Test("Headless app: each app has its own time and tasks")
    func severalApps() {
        let other = HeadlessApp(
            size: CGSize(width: 60, height: 50), rootViewController: UIViewController())
        var log: [String] = []
        Task {
            try? await Task.sleep(for: .seconds(1))
            log.append("other")
        }
        app.advance(by: 5)
        #expect(log == [])
        Task {
            try? await Task.sleep(for: .seconds(1))
            log.append("first")
        }
        other.advance(by: 1)
        #expect(log == ["other"])
        app.advance(by: 1)
        #expect(log == ["other", "first"])
    }

    @Test("Headless app: an app that never settles reports what keeps it busy")
    func busy() throws {
        controller.search("endless")
        let task = Task {
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(0.5)) }
        }
        defer { task.cancel() }
        #expect(!app.settle(limit: 3))
        let error = try #require(throws: TestFailure.self) { try app.requireSettled(limit: 3) }
        #expect("\(error)".contains("a sleeping task that is due in 0.5 s"))
        #expect("\(error)".contains("AsynchronousCodeTests.swift"))
    }

    @Test("Headless app: endless animations and jobs are named as what keeps it busy")
    func busyFrames() throws {
        let spin = CABasicAnimation(keyPath: "opacity")
        spin.duration = 1
        spin.repeatCount = .infinity
        controller.view.layer.add(spin, forKey: "blink")
        #expect(!app.settle(limit: 1))
        #expect(app.busyReasons == ["the animation “blink” of UIView"])
        controller.view.layer.removeAllAnimations()
        #expect(app.settle())
        #expect(app.busyReasons == [])
        let done = Flag()
        Task { while !done.isSet { await Task.yield() } }
        #expect(!app.settle(limit: 0.1))
        #expect(app.busyReasons.count == 1)
        done.set()
        #expect(app.settle())
    }

    @Test("Headless app: waiting for a condition takes real time, which the app sees pass")
    func waits() throws {
        let done = Flag()
        Thread {
            usleep(20_000)
            done.set()
        }.start()
        let start = app.host.now
        try app.wait(for: done.isSet, timeout: 10)
        #expect(app.host.now - start >= 0.015)
        let error = try #require(throws: TestFailure.self) {
            try app.wait(for: false, timeout: 0.01)
        }
        #expect("\(error)".contains("0.01 seconds of real time"))
    }

    @Test("Headless app: an asynchronous test that sleeps lets its app go along in real time")
    func asynchronousTest() async throws {
        controller.search("awaited")
        // Other suites may keep the main thread for seconds.
        for _ in 0..<300 where controller.log.isEmpty {
            try await Task.sleep(for: .seconds(0.1))
        }
        #expect(controller.log == ["search awaited"])
        controller.load()
        let isIdle = await app.settle()
        #expect(isIdle)
        #expect(controller.log.last == "loaded")
        #expect(await Task.detached { 7 }.value == 7)
    }

    @Test("Headless app: its code runs on the main thread")
    func mainThread() {
        #expect(Thread.isMainThread)
        var isMain = false
        Task { isMain = isMainThread() }
        app.settle()
        #expect(isMain)
    }
}

/// Words, each with the number of seconds since the log was made.
private final class TimedLog {
    private(set) var words: [String] = []
    private let start = CACurrentMediaTime()

    func write(_ word: String) {
        let time = ((CACurrentMediaTime() - start) * 100).rounded() / 100
        words.append("\(word) \(time)")
    }
}

private nonisolated func isMainThread() -> Bool { Thread.isMainThread }

private nonisolated final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
}
