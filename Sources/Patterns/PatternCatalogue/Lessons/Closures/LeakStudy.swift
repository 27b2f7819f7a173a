/// An experiment on closures that reference an object: is it still deallocated?
public enum LeakStudy: String, CaseIterable, Hashable, Sendable {
    /// A local closure refers to the object.
    case localClosure

    /// The object has a property with a closure that refers to the object.
    case ownedClosure

    /// The object itself makes the closure that it keeps and that refers to it.
    case ownClosure

    /// As ``ownedClosure``, but the closure refers to the object weakly.
    case ownedClosureWeakly

    /// As ``ownClosure``, but the closure refers to the object weakly.
    case ownClosureWeakly

    /// Returns `true` if the object is deallocated once all other references are released.
    ///
    /// A leaked object is freed by hand afterwards, so that the study itself leaks nothing.
    public func isFreed() -> Bool {
        weak let user = makeUser()
        defer { user?.describe = nil }
        return user == nil
    }

    /// Returns a user whose closure was called, and to which there is no other reference.
    private func makeUser() -> User {
        let user = User()
        switch self {
        case .localClosure:
            let describe = { "\(user)" }
            _ = describe()
        case .ownedClosure:
            user.describe = { "\(user)" }
        case .ownClosure:
            user.resetDescription()
        case .ownedClosureWeakly:
            user.describe = { [weak user] in user.map { "\($0)" } ?? "nobody" }
        case .ownClosureWeakly:
            user.resetDescriptionWeakly()
        }
        _ = user.describe?()
        return user
    }
}

/// The object of a ``LeakStudy``.
private final class User {
    var describe: (() -> String)?

    func resetDescription() {
        describe = { "\(self)" }
    }

    func resetDescriptionWeakly() {
        describe = { [weak self] in self.map { "\($0)" } ?? "nobody" }
    }
}
