/// A proxy that checks rights before each use of its subject.
///
/// Each use names the rights that it needs, and is refused when the holder of the proxy lacks one.
///
///     struct Right: OptionSet {
///         let rawValue: Int
///         static let read = Right(rawValue: 1)
///         static let write = Right(rawValue: 2)
///     }
///
///     let diary = ProtectionProxy(Diary(), rights: Right.read)
///     try diary.use(needing: .read) { $0.lastPage }
///     try diary.use(needing: .write) { $0.tearOutLastPage() }  // throws AccessDenied
///
/// A proxy with fewer rights is made from one with more, never the other way round. It is as safe
/// to use on several threads as its subject is.
public struct ProtectionProxy<Subject, Rights: OptionSet> {
    private let subject: Subject

    /// The rights of the holder of the proxy.
    public let rights: Rights

    /// Creates a proxy that allows the uses that `rights` cover.
    public init(_ subject: Subject, rights: Rights) {
        self.subject = subject
        self.rights = rights
    }

    /// Calls `body` with the subject, if the proxy has all `needed` rights.
    ///
    /// - Throws: ``AccessDenied`` when a right is missing, and then `body` is not called; or what
    ///   `body` throws.
    public func use<Result>(
        needing needed: Rights, _ body: (Subject) throws -> Result
    ) throws -> Result {
        guard rights.isSuperset(of: needed) else {
            throw AccessDenied(
                subject: "\(type(of: subject))", needed: "\(needed)",
                missing: "\(needed.subtracting(rights))")
        }
        return try body(subject)
    }

    /// A proxy for the same object, with only those of `rights` that this one has too.
    public func restricted(to rights: Rights) -> ProtectionProxy {
        ProtectionProxy(subject, rights: self.rights.intersection(rights))
    }
}

extension ProtectionProxy: Sendable where Subject: Sendable, Rights: Sendable {}

/// A use of an object that a ``ProtectionProxy`` did not allow.
public struct AccessDenied: Error, Hashable, Sendable {
    /// The name of the object's type.
    public let subject: String

    /// The rights that were needed, as they print themselves.
    public let needed: String

    /// Those of them that were missing.
    public let missing: String
}

extension AccessDenied: CustomStringConvertible {
    public var description: String {
        """
        \(subject) was not touched: this needs \(needed), and \(missing) is not allowed here. Ask its owner for a \
        proxy with more rights.
        """
    }
}
