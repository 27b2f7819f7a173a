/// A method to call on some object later, written as a reference to the method.
///
/// Linux Swift has no `#selector`, so `#selector(CanvasViewController.undo(_:))` is written
/// `Selector(CanvasViewController.undo(_:), name: "undo(_:)")`. Methods may take nothing, the sender,
/// or the sender and an event; a subclass's override is called when the target has one.
///
///     let action = Selector(CanvasViewController.undo(_:), name: "undo(_:)")
///     action.perform(on: controller, sender: button)  // true: the controller has that method
///
/// Two selectors are equal when their names and the class that they were taken from are equal. A selector made without
/// a name gets one from the place in the source where it was made.
public struct Selector: Hashable, Sendable {
    /// The method's name, as in `undo(_:)`.
    public let name: String

    /// The class that declares the method.
    private let owner: ObjectIdentifier

    private let invocation: @MainActor (AnyObject, Any?, Any?) -> Bool

    private let acceptance: @Sendable (AnyObject) -> Bool

    /// A selector for a method without arguments.
    public init<Target: AnyObject>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, name: String? = nil,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") { target, _, _ in
            method(target)()
            return true
        }
    }

    /// A selector for a method that takes the sender.
    ///
    /// The method is not called for a sender of another type; an optional or `Any` sender takes all.
    public init<Target: AnyObject, Sender>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, name: String? = nil,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") {
            target, sender, _ in
            guard let sender = Self.cast(sender, to: Sender.self) else { return false }
            method(target)(sender)
            return true
        }
    }

    /// A selector for a method that takes the sender and the event that caused the call.
    public init<Target: AnyObject, Sender, Event>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void,
        name: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") {
            target, sender, event in
            guard let sender = Self.cast(sender, to: Sender.self),
                let event = Self.cast(event, to: Event.self)
            else { return false }
            method(target)(sender, event)
            return true
        }
    }

    private init<Target: AnyObject>(
        owner: Target.Type, name: String,
        invoke: @escaping @MainActor (Target, Any?, Any?) -> Bool
    ) {
        self.name = name
        self.owner = ObjectIdentifier(owner)
        invocation = { target, sender, event in
            guard let target = target as? Target else { return false }
            return invoke(target, sender, event)
        }
        acceptance = { $0 is Target }
    }

    /// Reads `value` as a `Wanted`, where an absent value satisfies an optional.
    private static func cast<Wanted>(_ value: Any?, to wanted: Wanted.Type) -> Wanted? {
        value as? Wanted ?? (value as Any) as? Wanted
    }

    /// Calls the method on `target`.
    ///
    /// - Returns: Whether `target` has the method and its arguments fit. Nothing is called otherwise.
    @MainActor @discardableResult
    public func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) -> Bool {
        invocation(target, sender, event)
    }

    /// Whether `object` is of the class that declares the method.
    public func isAccepted(by object: AnyObject) -> Bool {
        acceptance(object)
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name && left.owner == right.owner
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(owner)
    }
}

extension Selector: CustomStringConvertible {
    public var description: String { name }
}
