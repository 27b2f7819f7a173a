public import Foundation
public import FoundationGaps

/// A transition from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The segue's name in the storyboard.
    open var identifier: String? { name }

    /// The controller that is left.
    public let source: UIViewController

    /// The controller that is shown.
    public let destination: UIViewController

    private let name: String?

    /// The way to show the destination, in the storyboard's words.
    var kind = "show"
    var sender: Any?

    /// Adds the destination to the source, or shows the one it returns to, instead of ``kind``.
    var show: (() -> Void)?

    /// Creates a segue. A subclass of the app's own overrides ``perform()``.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        name = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    nonisolated deinit {}

    /// Shows the destination.
    open func perform() {
        if let show {
            show()
            return
        }
        switch kind {
        case "showDetail": source.showDetailViewController(destination, sender: sender)
        case "presentation", "modal", "popoverPresentation":
            source.present(destination, animated: true)
        default: source.show(destination, sender: sender)
        }
    }
}

extension UIViewController {
    /// The storyboard that the controller comes from.
    public var storyboard: UIStoryboard? { nibCoder?.builder.storyboard }

    /// Performs a segue, as ``performSegue(withIdentifier:sender:)`` does unless overridden.
    final func performNow(segueWithIdentifier identifier: String, sender: Any?) {
        let segue = nibCoder?.builder.document.root.all
            .first { $0.name == "segue" && $0["identifier"] == identifier }
        guard let segue else {
            fatalError(
                "\(type(of: self)) has no segue “\(identifier)” in its storyboard.")
        }
        perform(segue, sender: sender)
    }

    func perform(_ element: NibElement, sender: Any?) {
        if element["kind"] == "unwind" {
            unwind(element, sender: sender)
            return
        }
        guard let storyboard, let id = element["destination"] else { return }
        let segue = UIStoryboardSegue(
            identifier: element["identifier"], source: self,
            destination: storyboard.instantiate(id))
        segue.kind = element["kind"] ?? "show"
        segue.sender = sender
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}

/// An object other than a view or controller that nib files describe.
@_spi(UIKitInternals) @MainActor public protocol NibMakeable: AnyObject {
    /// Creates the object that the coder's element describes.
    init?(coder: NSCoder)
}

@_spi(UIKitInternals) extension UINavigationItem: NibMakeable {}

/// An object that a nib file connects to actions: controls and bar items.
@_spi(UIKitInternals) @MainActor public protocol NibActionSender: NibSegueSender {
    /// Calls a method for an event, in the file's words; for the usual one if `nil`.
    func connectNibAction(_ action: Selector, of target: AnyObject, event: String?)
}

/// An object that performs segues: controls, bar items and cells.
@_spi(UIKitInternals) @MainActor public protocol NibSegueSender: AnyObject {
    /// Performs a segue for an event, in the file's words; for the usual one if `nil`.
    func connectNibSegue(event: String?, perform: @escaping @MainActor (Any?) -> Void)
}
