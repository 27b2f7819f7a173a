import CoreGraphics
public import Foundation
public import UIKitCore

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Attributes of the title: font and colour. A colour also tints the image.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The distance by which the title is moved. That of the normal state serves for all.
    open var titlePositionAdjustment = UIOffset.zero

    /// An image behind the title.
    open var backgroundImage: UIImage?

    /// The distance by which the image is moved. That of the normal state serves for all.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    nonisolated deinit {}

    final func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The look of a bar's buttons in each of their states.
///
///     let buttons = UIBarButtonItemAppearance(style: .plain)
///     buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
///     appearance.buttonAppearance = buttons
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look at rest.
    public let normal = UIBarButtonItemStateAppearance()

    /// The look under a finger; attributes that are missing come from ``normal``.
    public let highlighted = UIBarButtonItemStateAppearance()

    /// The look of an item that is not enabled; attributes that are missing come from ``normal``.
    public let disabled = UIBarButtonItemStateAppearance()

    /// The look of an item with the keyboard's focus; attributes that are missing come from
    /// ``normal``.
    public let focused = UIBarButtonItemStateAppearance()

    private var style: UIBarButtonItem.Style

    /// Creates the standard look of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .plain) }

    nonisolated deinit {}

    /// Returns a copy.
    open func copy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal.adopt(normal)
        copy.highlighted.adopt(highlighted)
        copy.disabled.adopt(disabled)
        copy.focused.adopt(focused)
        return copy
    }

    /// Removes all changes, and adopts the standard look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] {
            state.adopt(UIBarButtonItemStateAppearance())
        }
    }

    /// The look in a state.
    package final func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        switch state {
        case .highlighted: highlighted
        case .disabled: disabled
        case .focused: focused
        default: normal
        }
    }

    /// Returns the attributes of titles in a state; those of the normal state serve for others.
    package final func attributes(
        for state: UIControl.State = .normal
    ) -> [NSAttributedString.Key: Any] {
        normal.titleTextAttributes.merging(appearance(for: state).titleTextAttributes) { $1 }
    }
}
