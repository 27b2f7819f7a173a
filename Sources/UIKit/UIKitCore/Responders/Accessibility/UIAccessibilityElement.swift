import CoreGraphics
public import Foundation
public import FoundationGaps

/// An element for assistive technologies that is not a view, such as a slice of a drawn chart.
///
/// Its view returns it among its ``UIResponder/accessibilityElements``.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view, or other element, that contains this one.
    open weak var accessibilityContainer: AnyObject?

    /// The frame in the coordinates of the container; ``accessibilityFrame`` follows the container
    /// while this is set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// A name for tests.
    open var accessibilityIdentifier: String?

    /// Creates an element inside a view or another element.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    nonisolated deinit {}

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    open override var accessibilityFrame: CGRect {
        get {
            let inner = accessibilityFrameInContainerSpace
            guard !inner.isNull else { return super.accessibilityFrame }
            if let view = accessibilityContainer as? UIView {
                return UIAccessibility.convertToScreenCoordinates(inner, in: view)
            }
            guard let element = accessibilityContainer as? UIResponder else { return inner }
            return inner.offsetBy(
                dx: element.accessibilityFrame.minX, dy: element.accessibilityFrame.minY)
        }
        set { super.accessibilityFrame = newValue }
    }
}

/// An action on an element that assistive technologies offer by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action, and returns `true` if it succeeded.
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    /// The name for the user.
    open var name: String

    /// A picture for the user.
    open var image: UIImage?

    /// Performs the action and returns `true` if it succeeded.
    open var actionHandler: ActionHandler?

    /// The object whose ``selector`` is called if there is no ``actionHandler``.
    open weak var target: AnyObject?

    /// The method of the target, which may take the action.
    open var selector: Selector?

    /// Creates an action that calls a closure.
    public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that calls a method.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
    }

    nonisolated deinit {}

    /// Performs the action as assistive technologies do.
    ///
    /// - Returns: `true` if there was something to call, and a closure did not return `false`.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector else { return false }
        return selector.perform(on: target, sender: self)
    }
}

/// The kind of a container of elements.
public nonisolated enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable
    case list
    case landmark
    case semanticGroup
}
