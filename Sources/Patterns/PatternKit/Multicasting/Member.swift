/// A delegate of a multicaster, held weakly.
///
/// `@unchecked`, because the object's type is erased: ``Multicaster`` makes members of `Sendable`
/// delegates only.
struct Member: @unchecked Sendable {
    /// The delegate, or `nil` once it is deallocated.
    weak let object: AnyObject?

    /// The name of the delegate's class.
    let name: String

    init(_ object: AnyObject) {
        self.object = object
        name = "\(type(of: object))"
    }

    /// Calls `body` with the delegate, if it is still alive and a `Part`.
    func tell<Part>(_ body: (Part) throws -> Void) rethrows {
        if let part = object as? Part { try body(part) }
    }
}
