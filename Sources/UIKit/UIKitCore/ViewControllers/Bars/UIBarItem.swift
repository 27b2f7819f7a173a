import AssociatedValues
import CoreGraphics
public import Foundation
public import Observing

/// The content of an entry of a bar. It is not a view: the bar creates one for it.
@preconcurrency @MainActor
open class UIBarItem: NSObject, NSCoding, KeyValueObservable {
    /// Called when the bar has to update the item's view.
    package final var appearanceDidChange: (() -> Void)?

    /// The view that represents the item in a bar, if it is shown.
    package final weak var shownView: UIView? {
        didSet { if shownView !== oldValue { shownViewDidChange?() } }
    }

    /// Called when another view represents the item.
    package final var shownViewDidChange: (() -> Void)?

    /// Creates an item without title and image.
    public override init() {}

    /// Creates an item from a nib file, with the title, the image and the tag that it states.
    public required init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? NibCoder else { return }
        Self.barItemTable.decode(nib, into: self)
    }

    /// The properties of the class and its superclasses.
    @_spi(UIKitInternals) open class var propertyTable: PropertyTable { barItemTable }

    /// Returns the property that observers may observe by name: a row with `observed:`.
    nonisolated open func observableKey(named name: String) -> ObservableKey? {
        .onMainActor { Swift.type(of: self).propertyTable.observableKey(named: name) }
    }

    /// Does nothing: bar items are read from nib files and not written.
    open func encode(with coder: NSCoder) {}

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }

    /// The name of the item, shown when it has no image. It can be observed.
    @Observed open var title: String? { didSet { if title != oldValue { appearanceDidChange?() } } }

    /// The image of the item, shown in the tint colour unless its rendering mode is always
    /// original.
    @Observed open var image: UIImage? {
        didSet { if image != oldValue { appearanceDidChange?() } }
    }

    /// The image in a window of little height, as a phone's in landscape; ``image`` when `nil`.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone != oldValue { appearanceDidChange?() } }
    }

    /// The insets that displace ``landscapeImagePhone``, in points.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { appearanceDidChange?() } }
    }

    /// A larger image for people who need large text; ``image`` when `nil`.
    open var largeContentSizeImage: UIImage? {
        didSet { if largeContentSizeImage != oldValue { appearanceDidChange?() } }
    }

    /// The look that methods set, whose type UIKitControls declares.
    package final var lookStorage: Any? { didSet { appearanceDidChange?() } }

    /// The insets that displace the image, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { appearanceDidChange?() } }
    }

    /// `true` (the default) if the item reacts to touches.
    @Observed open var isEnabled = true {
        didSet { if isEnabled != oldValue { appearanceDidChange?() } }
    }

    /// A number for finding the item; 0 by default.
    open var tag = 0

    /// A short name of the item for assistive technologies; the title unless set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? defaultAccessibilityLabel }
        set {
            ownAccessibilityLabel = newValue
            appearanceDidChange?()
        }
    }

    private final var ownAccessibilityLabel: String?

    /// The name for assistive technologies while none is set.
    @_spi(UIKitInternals) open var defaultAccessibilityLabel: String? { title }

    /// The result of acting on the item, for assistive technologies.
    open var accessibilityHint: String? { didSet { appearanceDidChange?() } }

    /// A name for tests, never shown.
    open var accessibilityIdentifier: String? { didSet { appearanceDidChange?() } }
}

extension UIBarItem: UIAppearance {}
