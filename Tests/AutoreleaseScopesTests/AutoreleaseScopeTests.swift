import AutoreleaseScopes
import Foundation
import TestSupport
import Testing

/// Writes its name when it is released.
private final class Receipt {
    let name: String
    let log: SharedLog
    let whenReleased: () -> Void

    init(_ name: String, _ log: SharedLog, whenReleased: @escaping () -> Void = {}) {
        self.name = name
        self.log = log
        self.whenReleased = whenReleased
    }

    deinit {
        log.write("release \(name)")
        whenReleased()
    }
}

@Suite("An autorelease scope")
struct AutoreleaseScopeTests {
    private let log = SharedLog()

    @Test("an autorelease scope keeps an object until it ends, as documented", .rows("S0-01"))
    func example() {
        func print(_ line: String) { log.write(line) }
        func Receipt() -> Receipt { .init("receipt", log) }
        autoreleasepool {
            print("Hello, World!")
            autorelease(Receipt())  // lives on …
            log.write("last line")
        }  // … until here
        #expect(log.lines == ["Hello, World!", "last line", "release receipt"])
    }

    @Test(
        "an autorelease scope releases inner scopes first, and the last object first",
        .rows("S0-01"))
    func nested() {
        autoreleasepool {
            autorelease(Receipt("outer 1", log))
            autoreleasepool {
                autorelease(Receipt("inner 1", log))
                autorelease(Receipt("inner 2", log))
            }
            log.write("between")
            autorelease(Receipt("outer 2", log))
        }
        #expect(
            log.lines == [
                "release inner 2", "release inner 1", "between", "release outer 2",
                "release outer 1",
            ])
    }

    @Test(
        "an autorelease scope ends with an early return", .rows("S0-01"), arguments: [true, false])
    func earlyReturn(isEarly: Bool) {
        let lines = autoreleasepool {
            autorelease(Receipt("a", log))
            if isEarly { return log.lines }
            log.write("late")
            return log.lines
        }
        #expect(lines == (isEarly ? [] : ["late"]))
        #expect(log.lines == lines + ["release a"])
        #expect(AutoreleasePool.current.depth == 0)
    }

    @Test("an autorelease scope ends with an error, of the type that was thrown", .rows("S0-01"))
    func throwing() {
        struct Lost: Error {}
        let error = #expect(throws: Lost.self) {
            try autoreleasepool { () throws(Lost) in
                autorelease(Receipt("a", log))
                throw Lost()
            }
        }
        #expect(error != nil)
        #expect(log.lines == ["release a"])
        #expect(AutoreleasePool.current.depth == 0)
    }

    @Test("an autorelease scope returns its body's result, as documented", .rows("S0-01"))
    func result() {
        final class Parser {
            let number: Int
            init(_ line: String) { number = Int(line) ?? 0 }
        }
        let lines = ["1", "2", "3"]
        let total = autoreleasepool { lines.map { autorelease(Parser($0)).number }.reduce(0, +) }
        #expect(total == 6)
    }

    @Test("an autorelease scope does not release an object that is returned", .rows("S0-01"))
    func returned() {
        let receipt = autoreleasepool { autorelease(Receipt("a", log)) }
        #expect(log.lines == [])
        #expect(receipt.name == "a")
    }

    @Test("an autorelease scope releases what is added while it ends", .rows("S0-01"))
    func addedWhileEnding() {
        let log = log
        autoreleasepool {
            autorelease(Receipt("first", log) { autorelease(Receipt("second", log)) })
            log.write("end")
        }
        #expect(log.lines == ["end", "release first", "release second"])
    }

    @Test("an autorelease scope counts its objects, and the scopes around it", .rows("S0-01"))
    func counts() {
        autoreleasepool {
            autoreleasepool {
                autorelease(Receipt("a", log))
                #expect(AutoreleasePool.current.depth == 2)
                #expect(AutoreleasePool.current.objectCount == 1)
            }
            #expect(AutoreleasePool.current.objectCount == 0)
        }
    }

    @Test("an autorelease scope opens and closes by hand, with a token", .rows("S0-01"))
    func tokens() {
        let pool = AutoreleasePool.current
        let token = pool.push()
        autorelease(Receipt("a", log))
        pool.pop(token)
        #expect(log.lines == ["release a"])
    }

    @Test("an autorelease scope ends with its thread when nothing else ends it", .rows("S0-01"))
    func threadEnd() {
        let log = log
        let ended = DispatchSemaphore(value: 0)
        final class Ending: Sendable {
            let semaphore: DispatchSemaphore
            init(_ semaphore: DispatchSemaphore) { self.semaphore = semaphore }
            deinit { semaphore.signal() }
        }
        Thread.detachNewThread {
            autorelease(Ending(ended))
            autorelease(Receipt("a", log))
            log.write("thread")
        }
        ended.wait()
        #expect(log.lines == ["thread", "release a"])
    }

    @Test(
        "an autorelease scope closed before its inner one stops the process with advice",
        .rows("S0-01"))
    func mismatch() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let pool = AutoreleasePool.current
            let outer = pool.push()
            _ = pool.push()
            pool.pop(outer)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Close the inner ones first"))
    }

    @Test("an autorelease scope stops code that closes a scope twice, with advice", .rows("S0-01"))
    func twice() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let pool = AutoreleasePool.current
            let token = pool.push()
            pool.pop(token)
            pool.pop(token)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("closed twice"))
    }

    @Test(
        "an autorelease scope stops code that closes a scope on another thread, with advice",
        .rows("S0-01"))
    func otherThread() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let token = AutoreleasePool.current.push()
            let ended = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                AutoreleasePool.current.pop(token)
                ended.signal()
            }
            ended.wait()
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("another thread"))
    }
}
