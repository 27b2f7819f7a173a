import FoundationGaps
public import UIKitCore

// MARK: - Method references

extension UIBarButtonItem {
    /// Creates an item with a title that calls a method without arguments.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Selector(action))
    }

    /// Creates an item with a title that calls a method with the item.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: Selector(action))
    }

    /// Creates an item with an image that calls a method without arguments.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Selector(action))
    }

    /// Creates an item with an image that calls a method with the item.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: Selector(action))
    }

    /// Creates a system item that calls a method without arguments.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(
            barButtonSystemItem: barButtonSystemItem, target: target, action: Selector(action))
    }

    /// Creates a system item that calls a method with the item.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(
            barButtonSystemItem: barButtonSystemItem, target: target, action: Selector(action))
    }
}

extension UIBarButtonItem {
    func connect(to target: Any?, _ action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
}
