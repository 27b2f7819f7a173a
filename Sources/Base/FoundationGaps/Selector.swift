/// A method to be called later on some object, written as a reference to the method.
///
/// Swift on Linux has no `#selector`, so `#selector(CanvasViewController.undo(_:))` is written
/// `Selector(CanvasViewController.undo(_:), name: "undo(_:)")`. Methods may have no parameters, the
/// sender, or the sender and an event; a subclass's override is called when the target has one.
/// A result is dropped.
///
///     let action = Selector(CanvasViewController.undo(_:), name: "undo(_:)")
///     action.perform(on: controller, sender: button)  // true: the controller has that method
///
/// The initialisers are `@preconcurrency`, so that code in Swift 5 mode, which is what most ported
/// code is, refers to methods of views and controllers without a warning.
///
/// Two selectors are equal when their names and declaring classes are equal. A selector without a
/// name is named after the place in the source where it was created.
public struct Selector: Hashable, Sendable {
    /// The method's name, as in `undo(_:)`.
    public let name: String

    /// The class that declares the method.
    private let owner: ObjectIdentifier

    private let invocation: @MainActor (AnyObject, Any?, Any?) -> Bool

    private let acceptance: @Sendable (AnyObject) -> Bool

    /// Returns the value of a property or of a method without parameters; `nil` for others, and for
    /// objects of another class.
    package internal(set) var value: @MainActor (AnyObject) -> Any? = { _ in nil }

    /// Creates a selector for a method without parameters.
    @preconcurrency public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, name: String? = nil,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") { target, _, _ in
            _ = method(target)()
            return true
        }
        value = { ($0 as? Target).map { method($0)() } }
    }

    /// Creates a selector for a method that takes the sender.
    ///
    /// The method is not called for a sender of another type, which is reported once on standard
    /// error; an optional or `Any` sender accepts all.
    @preconcurrency public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        name: String? = nil,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") {
            target, sender, _ in
            guard let argument = Self.cast(sender, to: Sender.self) else {
                WrongArgument.report(to: target, parameter: Sender.self, argument: sender)
                return false
            }
            _ = method(target)(argument)
            return true
        }
    }

    /// Creates a selector for a method that takes the sender and the event that caused the call.
    @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result,
        name: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") {
            target, sender, event in
            guard let first = Self.cast(sender, to: Sender.self) else {
                WrongArgument.report(to: target, parameter: Sender.self, argument: sender)
                return false
            }
            guard let second = Self.cast(event, to: Event.self) else {
                WrongArgument.report(to: target, parameter: Event.self, argument: event)
                return false
            }
            _ = method(target)(first, second)
            return true
        }
    }

    /// Creates a selector for a method that reports the end of an operation: of an object, with an
    /// error, and with the caller's context, as `UIImageWriteToSavedPhotosAlbum` calls.
    @preconcurrency public init<Target: AnyObject, First, Failure, Context, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Failure, Context) -> Result,
        name: String? = nil, file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(owner: Target.self, name: name ?? "\(file):\(line):\(column)") {
            target, first, rest in
            let rest = rest as? EndOfOperation
            guard let first = Self.cast(first, to: First.self),
                let failure = Self.cast(rest?.error, to: Failure.self),
                let context = Self.cast(rest?.context, to: Context.self)
                    ?? Self.cast(rest?.context.map { UnsafeRawPointer($0) }, to: Context.self)
            else { return false }
            _ = method(target)(first, failure, context)
            return true
        }
    }

    init<Target: AnyObject>(
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

    /// Casts `value` to `Wanted`; `nil` satisfies an optional.
    static func cast<Wanted>(_ value: Any?, to wanted: Wanted.Type) -> Wanted? {
        value as? Wanted ?? (value as Any) as? Wanted
    }

    /// Calls the method on `target`.
    ///
    /// - Returns: `true` if `target` has the method and its arguments match. Nothing is called
    ///   otherwise.
    @MainActor @discardableResult
    public func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) -> Bool {
        invocation(target, sender, event)
    }

    /// Returns `true` if `object` is an instance of the class that declares the method.
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
