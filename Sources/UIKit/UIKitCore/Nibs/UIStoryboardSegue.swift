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

    /// Performs the segue with a name from this controller's scene.
    ///
    /// - Precondition: The scene has such a segue.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {
        let segue = nibCoder?.builder.document.root.all
            .first { $0.name == "segue" && $0["identifier"] == identifier }
        guard let segue else {
            preconditionFailure(
                "\(type(of: self)) has no segue “\(identifier)” in its storyboard.")
        }
        perform(segue, sender: sender)
    }

    func perform(_ element: NibElement, sender: Any?) {
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

extension NibBuilder {
    /// Makes a control of a scene perform a segue.
    func connectSegue(_ segue: NibElement, of sender: AnyObject) {
        guard segue["kind"] != "relationship", !(sender is UIViewController) else { return }
        guard segue["kind"] != "unwind", let sender = sender as? any NibActionSender else {
            report("a segue of \(type(of: sender)) is not performed", at: segue)
            return
        }
        let controller = controller
        sender.connectNibSegue(event: segue["trigger"]) { [weak controller] sender in
            guard let controller else { return }
            let name = segue["identifier"]
            guard controller.shouldPerformSegue(withIdentifier: name ?? "", sender: sender) else {
                return
            }
            controller.perform(segue, sender: sender)
        }
    }
}

/// An object other than a view or controller that nib files describe.
@_spi(UIKitInternals) @MainActor public protocol NibMakeable: AnyObject {
    /// Makes the object that the element describes.
    static func make(from nib: NibCoder) -> AnyObject
}

/// An object that a nib file connects to actions: controls and bar items.
@_spi(UIKitInternals) @MainActor public protocol NibActionSender: AnyObject {
    /// Calls a method for an event, in the file's words; for the usual one if `nil`.
    func connectNibAction(_ action: Selector, of target: AnyObject, event: String?)

    /// Performs a segue for an event.
    func connectNibSegue(event: String?, perform: @escaping @MainActor (Any?) -> Void)
}
