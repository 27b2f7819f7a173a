import Foundation

/// A property that can be observed by its name.
///
///     final class Book: KeyValueObservable {
///         @Observed var title = "Untitled"
///
///         func observableKey(named name: String) -> ObservableKey? {
///             name == "title" ? ObservableKey(\Book.title) : nil
///         }
///     }
public struct ObservableKey {
    /// Receives the old and the new value, which are `nil` where the change has none, and `true`
    /// before a change.
    package typealias Handler = (Any?, Any?, _ isPrior: Bool) -> Void

    /// Begins an observation.
    let observe: (AnyObject, NSKeyValueObservingOptions, @escaping Handler) -> NSKeyValueObservation

    /// The property for key-value coding.
    package let coded: CodedKey

    /// A property of the objects that return this key.
    public init<Root: KeyValueObservable, Value>(_ keyPath: KeyPath<Root, Value>) {
        coded = CodedKey(keyPath)
        observe = { object, options, handler in
            unsafeDowncast(object, to: Root.self).observe(
                keyPath, options: options.union([.old, .new])
            ) { _, change in
                handler(
                    change.oldValue.map(Self.object), change.newValue.map(Self.object),
                    change.isPrior)
            }
        }
    }

    /// A property of objects that notify its observers themselves.
    package init(
        coded: CodedKey,
        observe:
            @escaping (AnyObject, NSKeyValueObservingOptions, @escaping Handler) ->
            NSKeyValueObservation
    ) {
        self.coded = coded
        self.observe = observe
    }

    /// A value in a dictionary of changes, which has `NSNull` for `nil`.
    private static func object<Value>(for value: Value) -> Any {
        if let optional = value as? any OptionalValue { return optional.wrapped ?? NSNull() }
        return value
    }
}
