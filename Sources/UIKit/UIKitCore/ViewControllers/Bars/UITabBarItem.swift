public import Foundation

/// The button of a tab: an image, a title and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected; the ordinary one when `nil`.
    open var selectedImage: UIImage? { didSet { appearanceDidChange?() } }

    /// The text of the badge at the image; no badge when `nil`.
    open var badgeValue: String? { didSet { appearanceDidChange?() } }

    /// The colour of the badge; red when `nil`.
    open var badgeColor: UIColor? { didSet { appearanceDidChange?() } }

    /// The distance by which the title is moved.
    open var titlePositionAdjustment = UIOffset.zero { didSet { appearanceDidChange?() } }

    /// The looks of the bar while this tab is selected, whose types UIKitNavigation declares.
    package final var barLookStorage: Any? { didSet { lookDidChange?() } }

    /// Called when the look of the bar has changed.
    package final var lookDidChange: (() -> Void)?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { (self as? any NibDescribed)?.decode(nib) }
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { tabItemTable }

    /// Creates an item with a number for finding it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with another image for the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
