import Foundation
import Synchronization

/// The key of an associated value, which also determines how the value is stored.
///
/// Declare each key once, as a constant. Two keys are never equal, even with the same name.
///
///     extension AssociatedKey where Value == Int {
///         static let rank = AssociatedKey("rank")
///     }
public struct AssociatedKey<Value: Sendable>: Sendable {
    /// The ownership of a stored value.
    enum Policy: Sendable {
        case strong
        case weak
        case copy(@Sendable (Value) -> Value)
    }

    /// The key's name, for debugging.
    public let name: String

    let id = nextID()

    let policy: Policy

    private init(name: String, policy: Policy) {
        self.name = name
        self.policy = policy
    }

    /// Creates a key whose value is retained until its host is released, or the value is replaced
    /// or removed.
    public init(_ name: String) {
        self.init(name: name, policy: .strong)
    }

    /// Creates a key whose value is copied when it is set.
    ///
    /// - Parameters:
    ///   - name: The key's name, for debugging.
    ///   - copy: Copies a value.
    public init(_ name: String, copying copy: @escaping @Sendable (Value) -> Value) {
        self.init(name: name, policy: .copy(copy))
    }
}

extension AssociatedKey where Value: AnyObject {
    /// Creates a key whose value is referenced weakly. After the value is deallocated, it reads as
    /// `nil`.
    public init(weak name: String) {
        self.init(name: name, policy: .weak)
    }
}

private let lastID = Atomic<Int>(0)

private func nextID() -> Int {
    lastID.add(1, ordering: .relaxed).newValue
}
