import AssociatedValues
public import Foundation
public import Observing

/// The content of a navigation bar while a certain controller is on top: title and buttons.
///
/// UIKitNavigation declares the members that name bars and their buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, NSCoding, KeyValueObservable {
    /// Creates an item.
    public init(title: String) {
        super.init()
        self.title = title
    }

    public override init() { super.init() }

    /// Creates the item that a nib file describes.
    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder as? NibCoder { (self as? any NibDescribed)?.decode(nib) }
    }

    /// Returns the property that observers may observe by name: `title` or `prompt`.
    nonisolated open func observableKey(named name: String) -> ObservableKey? {
        .onMainActor { Self.contentTable.observableKey(named: name) }
    }

    /// Does nothing: items are read from nib files and not written.
    open func encode(with coder: NSCoder) {}

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }

    /// The title; shown in the middle, or as a large one.
    @Observed open var title: String? { didSet { if title != oldValue { changed() } } }

    /// A view that is shown instead of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }

    /// A line of text above the bar's content.
    @Observed open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

    /// Called when the bar has to update its content.
    package final var didChange: ((_ animated: Bool) -> Void)?

    /// The values of the members that UIKitNavigation declares.
    package final var partsStorage: AnyObject?

    package final func changed() { didChange?(false) }
}
