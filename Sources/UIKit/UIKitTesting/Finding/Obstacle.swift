public import UIKit
import UIKitCore

/// The reason why an element is not visible or does not get touches.
///
/// Its description names the view that causes it: `it is covered by “Loading” UIView (0 0; 320
/// 480)`.
public nonisolated enum Obstacle: Hashable, Sendable {
    /// The view is in no window.
    case noWindow

    /// The view is in a window that gets no input, because it is not the key window.
    case otherWindow(ViewName)

    /// The view or the superview of this name is hidden.
    case hidden(ViewName)

    /// The alpha of the view, or of the superview of this name, is below 0.01.
    case transparent(ViewName)

    /// The view has no area.
    case empty

    /// The center lies outside of this superview, which clips it; often a scroll view.
    case clipped(by: ViewName)

    /// The element or the control around it is disabled.
    case disabled(ViewName)

    /// The view's recognisers of taps are all disabled.
    case recognizersDisabled(ViewName)

    /// This view, the element or a superview, has no user interaction.
    case noInteraction(ViewName)

    /// The center lies outside of the bounds of this superview, which shows it but gets no touches
    /// there.
    case outside(of: ViewName)

    /// Another view is in front of the center and gets the touches.
    case covered(by: ViewName)
}

/// The name, class and frame of a view, for messages.
public nonisolated struct ViewName: Hashable, Sendable {
    /// The accessibility identifier or label; `nil` if the view has neither.
    public let name: String?

    /// The class.
    public let type: String

    /// The frame in window points.
    public let frame: CGRect

    /// The frame as in descriptions of views.
    private let place: String

    @MainActor
    init(_ view: UIView) {
        let names = [view.accessibilityIdentifier, view.accessibilityLabel]
        name = names.compactMap(\.self).first { !$0.isEmpty }
        type = "\(Swift.type(of: view))"
        frame = view.convert(view.bounds, to: nil)
        place = ViewDescription.text(frame)
    }
}

nonisolated extension ViewName: CustomStringConvertible {
    public var description: String {
        name.map { "“\($0)” \(type) \(place)" } ?? "\(type) \(place)"
    }
}

nonisolated extension Obstacle: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noWindow: "it is in no window"
        case .otherWindow(let window): "it is in \(window), which is not the key window"
        case .hidden(let view): "\(view) is hidden"
        case .transparent(let view): "\(view) is transparent"
        case .empty: "it has no area"
        case .clipped(let view): "its center is outside of \(view), which clips it"
        case .disabled(let view): "\(view) is disabled"
        case .recognizersDisabled(let view):
            "the gesture recognisers of \(view) are disabled"
        case .noInteraction(let view): "the user interaction of \(view) is disabled"
        case .outside(let view): "its center is outside of \(view), which gets no touches there"
        case .covered(let view): "it is covered by \(view)"
        }
    }
}

extension Obstacle {
    /// The reason in words for an element, which is called “it”; other views are named.
    package func phrase(about element: Element) -> String {
        let name = ViewName(element.view)
        return switch self {
        case .hidden(name): "it is hidden"
        case .transparent(name): "it is transparent"
        case .disabled(name): "it is disabled"
        case .recognizersDisabled(name): "its gesture recognisers are disabled"
        case .noInteraction(name): "its user interaction is disabled"
        default: description
        }
    }
}
