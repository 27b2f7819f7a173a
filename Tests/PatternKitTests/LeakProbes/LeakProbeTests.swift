import PatternKit
import TestSupport
import Testing

private final class User {
    let name = "Li Ming"
    var greet: (() -> String)?
}

@Suite("A leak probe")
struct LeakProbeTests {
    @Test("a leak probe passes when everything is deallocated, as documented", .rows("S2-45"))
    func example() throws {
        try assertDeallocated { probe in
            let user = probe.watch(User())
            user.greet = { [weak user] in "Hello, \(user?.name ?? "whoever")" }
        }
    }

    @Test("a leak probe reports what leaks, and where", .rows("S2-44"))
    func leak() {
        weak var leaked: User?
        let error = #expect(throws: LeakError.self) {
            try assertDeallocated { probe in
                let user = probe.watch(User())
                probe.watch(User(), as: "the other one")
                user.greet = { "Hello, \(user.name)" }
                leaked = user
            }
        }
        #expect(error?.leaked == ["User"])
        #expect(error?.watchedCount == 2)
        #expect(error?.place.file.hasSuffix("LeakProbeTests.swift") == true)
        #expect(error?.description.contains("User (1 of 2) did not go away") == true)
        leaked?.greet = nil
        #expect(leaked == nil)
    }

    @Test("A leak probe reports that it watched nothing")
    func nothing() {
        let error = #expect(throws: LeakError.self) { try assertDeallocated { _ in } }
        #expect(error?.description.contains("no object was watched") == true)
    }

    @Test("a leak probe watches over asynchronous code too", .rows("S2-45"))
    func asynchronous() async throws {
        try await assertDeallocated { probe in
            let user = probe.watch(User())
            await Task.yield()
            user.greet = { "Hello" }
        }
    }

    @Test(
        "a handler property gets both of its values, and a missing handler is harmless",
        .rows("S2-40"))
    func handlerProperty() throws {
        final class Form {
            var postErrorMessage: ((_ message: String, _ offset: Double) -> Void)?
        }
        final class Page {
            let form = Form()
            var shown = ""
            func start() {
                form.postErrorMessage = { [weak self] in self?.shown = "\($0) at \($1)" }
            }
        }
        try assertDeallocated { probe in
            let page = probe.watch(Page())
            page.form.postErrorMessage?("too short", 12)
            #expect(page.shown == "")
            page.start()
            page.form.postErrorMessage?("too short", 12)
            #expect(page.shown == "too short at 12.0")
        }
    }

    @Test(
        "a closure parameter gets a user or an error", .rows("S2-41", "S2-42"),
        arguments: [true, false])
    func closureParameter(isComplete: Bool) {
        struct Incomplete: Error, Equatable { let message = "请完善用户信息" }
        typealias Completion = (Result<User, Incomplete>) -> Void
        func fetchUser(_ completion: Completion?) {
            completion?(isComplete ? .success(User()) : .failure(Incomplete()))
        }
        fetchUser(nil)
        var name = ""
        fetchUser { result in
            switch result {
            case .success(let user): name = user.name
            case .failure(let error): name = error.message
            }
        }
        #expect(name == (isComplete ? "Li Ming" : "请完善用户信息"))
    }
}
