/// The three places of a closure: kept in a property, passed as an argument, returned as a result.
///
///     ClosureRoles.argument.run()  // ["请完善用户信息", "LiMing"]
public enum ClosureRoles: String, CaseIterable, Hashable, Sendable {
    /// A page has a closure in a property, which its owner sets to hear of errors.
    case property

    /// A method takes a closure, and calls it with an error or a user.
    case argument

    /// A method returns a closure, which captures its parameter and a count of its own.
    case result

    /// Runs the example. Returns its lines.
    public func run() -> [String] {
        var lines: [String] = []
        switch self {
        case .property:
            let page = Page()
            page.postErrorMessage("nobody hears this", offset: 0)
            page.errorMessageHandler = { lines.append("\($0), \($1)") }
            page.postErrorMessage("网络异常", offset: 64)
        case .argument:
            let page = Page()
            for name in [nil, "LiMing"] {
                page.userName = name
                page.fetchUser { result in
                    switch result {
                    case .success(let name): lines.append(name)
                    case .failure(let error): lines.append(error.message)
                    }
                }
            }
        case .result:
            let (ticket, receipt) = (Page.numbering("Ticket"), Page.numbering("Receipt"))
            lines = [ticket(), ticket(), receipt(), ticket()]
        }
        return lines
    }

    /// A page of an app.
    private final class Page {
        /// A reason why there is no user.
        struct MissingUser: Error {
            let message: String
        }

        var errorMessageHandler: ((_ message: String, _ offset: Int) -> Void)?
        var userName: String?

        func postErrorMessage(_ message: String, offset: Int) {
            errorMessageHandler?(message, offset)
        }

        func fetchUser(completion: (Result<String, MissingUser>) -> Void) {
            completion(
                userName.map { .success($0) } ?? .failure(MissingUser(message: "请完善用户信息")))
        }

        static func numbering(_ prefix: String) -> () -> String {
            var count = 0
            return {
                count += 1
                return "\(prefix) \(count)"
            }
        }
    }
}
