import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitCore

/// A button, a view of the app's own, or some room in a bar.
///
///     let undo = UIBarButtonItem(barButtonSystemItem: .undo, target: self, action: CanvasViewController.undo)
///     toolbar.items = [undo, .flexibleSpace(), done]
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How a title is set.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case plain = 0
        /// For what finishes something: in bold.
        case done = 2
    }

    /// How the title is set. ``Style/plain`` by default.
    open var style = Style.plain { didSet { if style != oldValue { appearanceDidChange?() } } }

    /// The width in points; 0 takes the content's. For a fixed space it is the room that the item adds.
    open var width: CGFloat = 0 {
        didSet {
            if width.isNaN { width = oldValue }
            if width != oldValue { appearanceDidChange?() }
        }
    }

    /// The colour of the item; the bar's tint colour when `nil`.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { appearanceDidChange?() } }
    }

    /// A view that is shown instead of a button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { appearanceDidChange?() } }
    }

    /// The object whose ``action`` is called, or `nil` for the first responder up the chain that has it.
    open weak var target: AnyObject? { didSet { hasTarget = target != nil } }

    /// Whether a target was given. It may be gone meanwhile.
    private final var hasTarget = false

    /// The method that is called when the item is tapped. It may take the item, and the event.
    open var action: Selector?

    /// What is done when the item is tapped, instead of ``action``. Its title and picture are taken over.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, primaryAction != oldValue else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// The kind of item that the system knows, if the item is one.
    let systemItem: SystemItem?

    override var standardAccessibilityLabel: String? { title ?? systemItem?.name }

    /// Does what the item is for; nothing when the target is gone.
    ///
    /// - Parameter responder: Where the search for a method starts that has no target.
    func perform(from responder: UIResponder, for event: UIEvent?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action, let receiver = target ?? chainTarget(of: action, from: responder) {
            UIApplication.shared.sendAction(action, to: receiver, from: self, for: event)
        }
    }

    private func chainTarget(of action: Selector, from responder: UIResponder) -> Any? {
        hasTarget ? nil : responder.target(forAction: action, withSender: self)
    }

    // MARK: Creating

    /// Creates an item without content.
    public override init() {
        systemItem = nil
        super.init()
    }

    private init(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        super.init()
        title = systemItem.title
        if systemItem.isProminent { style = .done }
    }

    /// Creates an item with a title that calls a method.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        connect(to: target, action)
    }

    /// Creates an item with a picture that calls a method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        connect(to: target, action)
    }

    /// Creates an item that the system knows, which calls a method.
    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(barButtonSystemItem)
        connect(to: target, action)
    }

    /// Creates an item that the system knows, which performs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(systemItem)
        let title = title
        self.primaryAction = primaryAction
        self.title = title
        image = nil
    }

    /// Creates an item that performs an action, whose title and picture it shows unless it is given others.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Room that takes a share of what is left over.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

    /// Room of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(.fixedSpace)
        space.width = width
        return space
    }
}
