import CoreGraphics
import UIKit
import WebHosting

/// An element of a page, for assistive technologies and tests: a view without a look above the
/// page, which gets the touches.
final class WebElementView: UIView {
    private weak var page: WebPage?

    /// The place in the list of elements that was read last.
    private let index: Int

    init(page: WebPage?, index: Int) {
        (self.page, self.index) = (page, index)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
    }

    nonisolated deinit {}

    required init?(coder: NSCoder) { fatalError("Web views make their elements.") }

    /// The trait of fields for text, which Apple's WebKit gives them too and has no public name.
    private static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)

    func show(_ element: WebElement, zoom: CGFloat) {
        frame = element.rect.applying(CGAffineTransform(scaleX: zoom, y: zoom))
        accessibilityLabel = element.label.isEmpty ? nil : element.label
        accessibilityValue = element.value
        accessibilityHint = element.hint
        accessibilityTraits = Self.traits(of: element)
    }

    private static func traits(of element: WebElement) -> UIAccessibilityTraits {
        var traits: UIAccessibilityTraits =
            switch element.kind {
            case .text: .staticText
            case .heading: .header
            case .link: .link
            case .button: .button
            case .toggle: [.button, .toggleButton]
            case .image: .image
            case .field: textEntry
            case .search: [.searchField, textEntry]
            case .adjustable: .adjustable
            case .status: .updatesFrequently
            }
        if element.isHeading { traits.insert(.header) }
        if element.isSelected { traits.insert(.selected) }
        if !element.isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    override func accessibilityActivate() -> Bool {
        page?.activateElement(at: index)
        return page != nil
    }

    override func accessibilityIncrement() { page?.adjustElement(at: index, by: 1) }
    override func accessibilityDecrement() { page?.adjustElement(at: index, by: -1) }
}
