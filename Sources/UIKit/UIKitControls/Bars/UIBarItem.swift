import CoreGraphics
import Foundation
public import UIKitCore

/// What an entry of a bar shows. It is no view: the bar makes one for it.
@preconcurrency @MainActor
open class UIBarItem {
    /// Called when the bar has to show something else.
    final var appearanceDidChange: (() -> Void)?

    /// Creates an item without title and picture.
    public init() {}

    /// What the item is called, and shows when it has no picture.
    open var title: String? { didSet { if title != oldValue { appearanceDidChange?() } } }

    /// What the item shows. It is shown in the tint colour unless its rendering mode is always original.
    open var image: UIImage? { didSet { if image != oldValue { appearanceDidChange?() } } }

    /// Moves the picture, in points.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { appearanceDidChange?() } }
    }

    /// Whether the item answers to touches. `true` by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange?() } } }

    /// A number to know the item by; 0 by default.
    open var tag = 0

    /// What the item is, in a word or two; the title unless set.
    open var accessibilityLabel: String? {
        get { ownAccessibilityLabel ?? standardAccessibilityLabel }
        set {
            ownAccessibilityLabel = newValue
            appearanceDidChange?()
        }
    }

    private final var ownAccessibilityLabel: String?

    var standardAccessibilityLabel: String? { title }

    /// What acting on the item does.
    open var accessibilityHint: String? { didSet { appearanceDidChange?() } }

    /// A name for tests, never shown.
    open var accessibilityIdentifier: String? { didSet { appearanceDidChange?() } }
}

extension UIBarItem: Hashable {
    public nonisolated static func == (left: UIBarItem, right: UIBarItem) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
