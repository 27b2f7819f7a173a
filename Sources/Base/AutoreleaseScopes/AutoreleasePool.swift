import Foundation

/// Retains objects until the innermost scope ends.
///
/// Swift releases an object with its last reference. In Cocoa, a method may return an object
/// without another owner by adding it to the autorelease pool of the caller's scope. This is the
/// equivalent without Objective-C.
///
///     autoreleasepool {
///         print("Hello, World!")
///         autorelease(Receipt())  // lives on …
///     }  // … until here
///
/// Pools nest like scopes. When a scope ends, by its last line, `return` or `throw`, the objects of
/// its pool are released in reverse order of addition, including objects that are added during the
/// release.
///
/// Each thread has pools of its own, so pools need no locks. Objects that are added outside of
/// every scope are released when the thread ends.
public final class AutoreleasePool {
    /// The objects of one scope.
    private struct Scope {
        let serial: Int
        var objects: [AnyObject] = []
    }

    /// The open scopes, outermost first. The first belongs to the thread and ends with it.
    private var scopes = [Scope(serial: 0)]

    private var lastSerial = 0

    private init() {}

    deinit {
        while !scopes.isEmpty { popInnermost() }
    }

    /// The pool of the current thread.
    public static var current: AutoreleasePool {
        let key = "AutoreleaseScopes.AutoreleasePool"
        let dictionary = Thread.current.threadDictionary
        if let pool = dictionary[key] as? AutoreleasePool { return pool }
        let pool = AutoreleasePool()
        dictionary[key] = pool
        return pool
    }

    // MARK: Objects

    /// Adds an object to the innermost scope, which releases it when it ends.
    ///
    /// An object may be added to several scopes. It is retained until the last of them has ended.
    public func add(_ object: AnyObject) {
        scopes[scopes.count - 1].objects.append(object)
    }

    /// The number of open scopes on this thread.
    public var depth: Int { scopes.count - 1 }

    /// The number of objects in the innermost scope.
    public var objectCount: Int { scopes[scopes.count - 1].objects.count }

    // MARK: Scopes

    /// Opens a scope explicitly. Prefer ``autoreleasepool(invoking:)``, which always closes it.
    ///
    /// - Returns: The token with which ``pop(_:)`` closes the scope.
    public func push() -> AutoreleaseToken {
        lastSerial += 1
        scopes.append(Scope(serial: lastSerial))
        return AutoreleaseToken(serial: lastSerial, thread: ObjectIdentifier(self))
    }

    /// Closes the scope identified by `token`, and releases its objects.
    ///
    /// - Precondition: It is the innermost scope of this thread: scopes end in reverse order of
    ///   their beginning, each once.
    public func pop(_ token: AutoreleaseToken) {
        precondition(
            token.thread == ObjectIdentifier(self),
            "An autorelease scope was closed on another thread than it was opened on. Close it on its own thread."
        )
        let isOpen = scopes.dropFirst().contains { $0.serial == token.serial }
        precondition(
            isOpen,
            "An autorelease scope was closed twice. Use each token once, or autoreleasepool { … }, which does."
        )
        let inner = scopes.reversed().prefix { $0.serial != token.serial }.count
        precondition(
            inner == 0,
            """
            An autorelease scope was closed while \(inner) inside it were open. Close the inner ones first, or \
            use autoreleasepool { … }, which does.
            """)
        popInnermost()
    }

    /// Releases the objects of the innermost scope, including those added during the release, and
    /// closes it.
    private func popInnermost() {
        while scopes[scopes.count - 1].objects.popLast() != nil {}
        scopes.removeLast()
    }
}
