import FoundationGaps

/// A method with its receiver, which is not retained.
struct GestureTarget: Equatable {
    private(set) weak var object: AnyObject?
    let action: Selector

    init(_ object: AnyObject, _ action: Selector) {
        self.object = object
        self.action = action
    }

    static func == (left: GestureTarget, right: GestureTarget) -> Bool {
        left.object === right.object && left.action == right.action
    }
}

extension UIGestureRecognizer {
    /// Creates a recogniser that calls a method without arguments on `target`, which it does not
    /// retain.
    public convenience init<Target: AnyObject>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(
            target: target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Creates a recogniser that calls a method on `target`, which it does not retain, with itself
    /// as the argument.
    public convenience init<Target: AnyObject, Sender>(
        target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        self.init(
            target: target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Adds a method without arguments to call on `target`, which is not retained.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Adds a method to call on `target`, which is not retained, with this recogniser as the
    /// argument.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        addTarget(target, action: Selector(action, file: file, line: line, column: column))
    }

    /// Calls the targets in the order in which they were added.
    final func sendActions() {
        targets.removeAll { $0.object == nil }
        for target in targets {
            if let object = target.object { target.action.perform(on: object, sender: self) }
        }
    }
}
