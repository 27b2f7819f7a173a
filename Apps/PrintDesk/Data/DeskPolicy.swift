import PatternKit

/// What a user may do at the desk, as the bits of a number.
package struct DeskPermission: NamedOptions {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Submit texts and files.
    package static let print = DeskPermission(rawValue: 1)

    /// Submit copies of originals.
    package static let copy = DeskPermission(rawValue: 2)

    /// Use a scanner.
    package static let scan = DeskPermission(rawValue: 4)

    /// Print on paper, not only into PDF files.
    package static let paper = DeskPermission(rawValue: 8)

    package static let names: [(option: DeskPermission, name: String)] = [
        (.print, "print"), (.copy, "copy"), (.scan, "scan"), (.paper, "paper"),
    ]

    /// Everything that a desk without rules permits.
    package static let all: DeskPermission = [.print, .copy, .scan, .paper]
}

/// The permissions of a kind of user, and a quota.
package struct DeskRole: Hashable, Sendable, Codable {
    package var permissions: DeskPermission

    /// The most pages on paper in a day, each copy counted; `nil` for any number.
    package var pagesPerDay: Int?

    package init(permissions: DeskPermission, pagesPerDay: Int? = nil) {
        self.permissions = permissions
        self.pagesPerDay = pagesPerDay
    }

    /// The role of everybody at a desk without rules.
    package static let free = DeskRole(permissions: .all)
}

/// The rules of a desk, which its operator writes as JSON:
///
///     {"roles": {"guest": {"permissions": ["print", "paper"], "pagesPerDay": 20},
///                "staff": {"permissions": ["print", "copy", "scan", "paper"]}},
///      "users": {"ana": "staff"}, "others": "guest"}
package struct DeskPolicy: Hashable, Sendable, Codable {
    /// The roles by their names.
    package var roles: [String: DeskRole]

    /// The names of users' roles, by the users' names.
    package var users: [String: String]?

    /// The role of all other users. Without it they may do nothing.
    package var others: String?

    /// The role of a user.
    ///
    /// - Throws: ``DataAccessError`` for a role that is not among ``roles``.
    package func role(of user: String) throws(DataAccessError) -> DeskRole {
        guard let name = users?[user] ?? others else { return DeskRole(permissions: []) }
        guard let role = roles[name] else {
            throw DataAccessError(reason: "There is no role “\(name)”.")
        }
        return role
    }
}

/// Reads the rules of the desk, and keeps the number of pages that were printed.
package protocol PolicyDataAccess: Sendable {
    /// The role of the user who runs the program.
    func role() throws(DataAccessError) -> DeskRole

    /// The pages on paper of a day, such as `2026-11-24`.
    func pages(on day: String) -> Int

    /// Adds to the pages of a day, and forgets other days.
    func add(_ pages: Int, on day: String) throws(DataAccessError)
}
