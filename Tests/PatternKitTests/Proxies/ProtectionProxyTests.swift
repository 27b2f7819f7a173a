import PatternKit
import TestSupport
import Testing

private struct Right: OptionSet, CustomStringConvertible {
    let rawValue: Int
    static let read = Right(rawValue: 1)
    static let write = Right(rawValue: 2)

    var description: String {
        [(Right.read, "read"), (.write, "write")].filter { contains($0.0) }.map(\.1)
            .joined(separator: " and ")
    }
}

private final class Diary {
    var pages = ["Monday", "Tuesday"]
    var lastPage: String? { pages.last }
    func tearOutLastPage() { pages.removeLast() }
}

@Suite("A protection proxy")
struct ProtectionProxyTests {
    @Test("a protection proxy allows what its rights allow, as documented", .rows("S1-29"))
    func example() throws {
        let diary = ProtectionProxy(Diary(), rights: Right.read)
        #expect(try diary.use(needing: .read) { $0.lastPage } == "Tuesday")
        #expect(throws: AccessDenied.self) {
            try diary.use(needing: .write) { $0.tearOutLastPage() }
        }
    }

    @Test("a protection proxy says what was needed, and what of it was missing", .rows("S1-29"))
    func message() {
        let diary = ProtectionProxy(Diary(), rights: Right.read)
        let error = #expect(throws: AccessDenied.self) {
            try diary.use(needing: [.read, .write]) { $0.tearOutLastPage() }
        }
        #expect(error?.missing == "write")
        #expect(
            error?.description == """
                Diary was not touched: this needs read and write, and write is not allowed here. Ask its owner for \
                a proxy with more rights.
                """)
    }

    @Test("a protection proxy can be given away with fewer rights, not with more", .rows("S1-29"))
    func restricted() throws {
        let diary = ProtectionProxy(Diary(), rights: Right.read)
        #expect(diary.restricted(to: [.read, .write]).rights == .read)
        #expect(diary.restricted(to: .write).rights == [])
    }
}
