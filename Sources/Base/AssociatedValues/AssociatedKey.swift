import Foundation
import Synchronization

/// What a value is called that is associated with an object, and how it is kept.
///
/// Declare each once, as a constant. Two keys are never the same, whatever they are called.
///
///     extension AssociatedKey where Value == Int {
///         static let rank = AssociatedKey("rank")
///     }
public struct AssociatedKey<Value: Sendable>: Sendable {
    /// How a value is kept.
    enum Policy: Sendable {
        case strong
        case weak
        case copy(@Sendable (Value) -> Value)
    }

    /// What the key is called, for people.
    public let name: String

    let id = nextID()

    let policy: Policy

    private init(name: String, policy: Policy) {
        self.name = name
        self.policy = policy
    }

    /// Creates a key whose value is kept as long as its host, or until it is replaced or removed.
    public init(_ name: String) {
        self.init(name: name, policy: .strong)
    }

    /// Creates a key whose value is copied when it is set, and the copy kept.
    ///
    /// - Parameters:
    ///   - name: What the key is called.
    ///   - copy: Copies a value.
    public init(_ name: String, copying copy: @escaping @Sendable (Value) -> Value) {
        self.init(name: name, policy: .copy(copy))
    }
}

extension AssociatedKey where Value: AnyObject {
    /// Creates a key whose value is not kept alive. Once nobody else needs it, it is `nil`.
    public init(weak name: String) {
        self.init(name: name, policy: .weak)
    }
}

private let lastID = Atomic<Int>(0)

private func nextID() -> Int {
    lastID.add(1, ordering: .relaxed).newValue
}
