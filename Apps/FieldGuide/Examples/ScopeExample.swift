import AutoreleaseScopes

/// Objects without another owner live until the scope that they were added to ends.
nonisolated enum ScopeExample {
    /// Says when it is released.
    final class Receipt {
        private let name: String
        private let say: (String) -> Void

        init(_ name: String, _ say: @escaping (String) -> Void) {
            (self.name, self.say) = (name, say)
        }

        deinit { say("released \(name)") }
    }

    struct Cancelled: Error {}

    /// Two scopes, one in the other; the inner one may end by an error.
    static func run(throwing: Bool) -> [String] {
        var lines: [String] = []
        let say = { lines.append($0) }
        autoreleasepool {
            autorelease(Receipt("outer", say))
            do {
                try autoreleasepool {
                    say("Hello, World!")
                    autorelease(Receipt("inner 1", say))
                    autorelease(Receipt("inner 2", say))
                    if throwing { throw Cancelled() }
                    say("end of the inner scope")
                }
            } catch {
                say("the inner scope threw \(error)")
            }
            say("end of the outer scope")
        }
        return lines
    }
}
