import Synchronization

/// A proxy that creates an expensive object at its first use.
///
///     let photo = VirtualProxy { Photo(decoding: file) }
///     photo.isMade  // false
///     photo.width  // decodes the photo, and asks it
///     photo.isMade  // true
///
/// The properties of the object can be read through the proxy. To stand in for a protocol, wrap
/// one:
///
///     struct LazyPhoto: Picture {
///         let photo: VirtualProxy<Photo>
///
///         func draw() -> String { photo.subject.draw() }
///     }
///
/// Thread-safe: many threads may ask at once, and the object is made once; those who come while it
/// is being made wait.
@dynamicMemberLookup
public final class VirtualProxy<Subject: Sendable>: Sendable {
    /// The subject, or how to make it.
    private enum State {
        case waiting(@Sendable () -> Subject)
        case made(Subject)
    }

    private let state: Mutex<State>

    /// Creates a proxy for what `make` will return.
    ///
    /// - Parameter make: Called at most once, and released then. It must not ask the proxy.
    public init(_ make: @escaping @Sendable () -> Subject) {
        state = Mutex(.waiting(make))
    }

    /// The object, made now if it was not before.
    public var subject: Subject {
        state.withLock { state in
            switch state {
            case .made(let subject): return subject
            case .waiting(let make):
                let subject = make()
                state = .made(subject)
                return subject
            }
        }
    }

    /// `true` once the object has been created.
    public var isMade: Bool {
        state.withLock { state in
            if case .made = state { true } else { false }
        }
    }

    /// A property of the object.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Subject, Value>) -> Value {
        subject[keyPath: keyPath]
    }
}
