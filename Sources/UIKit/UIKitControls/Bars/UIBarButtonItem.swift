import CoreGraphics
public import Foundation
public import FoundationGaps
import Symbols
@_spi(UIKitInternals) public import UIKitCore

/// A button, a custom view or a space in a bar.
///
///     let undo = UIBarButtonItem(
///         barButtonSystemItem: .undo, target: self, action: CanvasViewController.undo)
///     toolbar.items = [undo, .flexibleSpace(), done]
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The style of a title.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case plain = 0
        /// Bold, for an item that completes a task.
        case done = 2
    }

    /// The style of the title. ``Style/plain`` by default.
    open var style = Style.plain { didSet { if style != oldValue { appearanceDidChange?() } } }

    /// `true` if a symbol bounces when the item is tapped, and becomes another one with a
    /// transition. `false` by default.
    open var isSymbolAnimationEnabled = false {
        didSet { if isSymbolAnimationEnabled != oldValue { appearanceDidChange?() } }
    }

    /// The effects of the symbol, for the view that a bar makes.
    final var symbolEffects: [(motion: SymbolMotion, options: SymbolEffectOptions)] = []

    /// The width in points; 0 means the content's. For a fixed space, the width of the space.
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
        didSet {
            guard customView !== oldValue else { return }
            appearanceDidChange?()
            shownViewDidChange?()
        }
    }

    /// The object whose ``action`` is called, or `nil` for the first responder in the chain that
    /// implements it.
    open weak var target: AnyObject? { didSet { hasTarget = target != nil } }

    /// `true` if a target was set, even if it no longer exists.
    private final var hasTarget = false

    /// The method that is called when the item is tapped. It may take the item, and the event.
    open var action: Selector?

    /// The action that is performed when the item is tapped, instead of ``action``. The item adopts
    /// its title and image.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction, primaryAction != oldValue else { return }
            title = primaryAction.title
            image = primaryAction.image
        }
    }

    /// `true` if the item is in its bar but takes no room there. `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange?() } } }

    /// `true` if the item is on: its background has a light form of the tint colour.
    open var isSelected = false {
        didSet { if isSelected != oldValue { appearanceDidChange?() } }
    }

    /// `true` if a tap flips ``isSelected`` or, with a ``menu``, if the item shows the choice from
    /// the menu as its title. `false` by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            if changesSelectionAsPrimaryAction != oldValue { appearanceDidChange?() }
        }
    }

    /// The titles that the item may get. It is as wide as the widest, so that a change of its title
    /// moves nothing.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { appearanceDidChange?() } }
    }

    /// The group that the item is in.
    public package(set) final weak var buttonGroup: UIBarButtonItemGroup?

    /// The item in the overflow menu of a navigation bar; its title, image and action when `nil`.
    open var menuRepresentation: UIMenuElement?

    /// Called when the item was hidden or shown.
    package final var visibilityDidChange: (() -> Void)?

    /// The menu, which a tap opens unless there is a ``primaryAction``; a long press and a right
    /// click open it in any case.
    open var menu: UIMenu? { didSet { if menu !== oldValue { appearanceDidChange?() } } }

    /// The order of the menu's elements; see ``UIButton/preferredMenuElementOrder``.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet { appearanceDidChange?() }
    }

    /// The kind of system item, if the item is one.
    package final private(set) var systemItem: SystemItem?

    @_spi(UIKitInternals) open override var defaultAccessibilityLabel: String? {
        title ?? systemItem?.name.map(SystemText.localized)
    }

    /// Performs the item's action; does nothing when the target no longer exists.
    ///
    /// - Parameter responder: The start of the search for a method without a target.
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
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decode(nib) }
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { buttonItemTable }

    private convenience init(_ systemItem: SystemItem) {
        self.init()
        become(systemItem)
    }

    final func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
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

    /// Creates an item with an image that calls a method.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        connect(to: target, action)
    }

    /// Creates an item with an image, and one for bars of less height, that calls a method.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
        action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a system item that calls a method.
    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(barButtonSystemItem)
        connect(to: target, action)
    }

    /// Creates a system item that performs an action or opens a menu.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(systemItem)
        self.menu = menu
        let title = title
        self.primaryAction = primaryAction
        self.title = title
        image = nil
    }

    /// Creates an item that performs an action or opens a menu, with the action's title and image
    /// unless others are passed.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a space that takes a share of the remaining width.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

    /// Creates a space of `width` points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(.fixedSpace)
        space.width = width
        return space
    }
}
