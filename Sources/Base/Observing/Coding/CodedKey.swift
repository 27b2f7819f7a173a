/// A property that is read and set by its name.
public struct CodedKey {
    /// The type of the property, for messages.
    let type: Any.Type

    /// Returns the value: `nil` for an empty optional, and raw values of enumerations.
    let get: (AnyObject) -> Any?

    /// Sets the value; `false` if it cannot be converted. `nil` for a property that is only read.
    let set: ((AnyObject, Any?) -> Bool)?

    /// `true` if the property can be set.
    package var isWritable: Bool { self.set != nil }

    /// A property of the objects that return this key. It can be set if the path is writable.
    public init<Root: AnyObject, Value>(_ keyPath: KeyPath<Root, Value>) {
        let path = keyPath as? ReferenceWritableKeyPath<Root, Value>
        self.init(
            get: { (object: Root) in object[keyPath: keyPath] },
            set: path.map { path in { object, value in object[keyPath: path] = value } })
    }

    /// A property whose value `get` returns and `set` changes; only read without `set`.
    public init<Root: AnyObject, Value>(
        get: @escaping (Root) -> Value, set: ((Root, Value) -> Void)? = nil
    ) {
        type = Value.self
        self.get = { object in CodedValue.object(for: get(unsafeDowncast(object, to: Root.self))) }
        self.set = set.map { set in
            { object, value in
                guard let value = CodedValue.convert(value, to: Value.self) else { return false }
                set(unsafeDowncast(object, to: Root.self), value)
                return true
            }
        }
    }
}
