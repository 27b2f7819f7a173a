import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore
import UIKitScrolling

/// The state that navigation containers keep for a controller.
final class ControllerState: ContainerState {
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?
    var adjustsScrollInsets = true
    var contentScrollViews = ContentScrollViews()

    /// `true` once the view has been shown in its place. Until then its large title is complete,
    /// whatever layout does to the content's offset.
    var hasAppeared = false

    func editingDidChange(_ isEditing: Bool) { editButtonItem?.showEditing(isEditing) }

    func extendedEdgesDidChange(of controller: UIViewController) {
        controller.navigationController?.viewIfLoaded?.setNeedsLayout()
    }
}

/// The scroll views that a controller names for the bars at its edges.
struct ContentScrollViews {
    private weak var top: UIScrollView?
    private weak var leading: UIScrollView?
    private weak var bottom: UIScrollView?
    private weak var trailing: UIScrollView?

    mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
        if edges.contains(.top) { top = scrollView }
        if edges.contains(.leading) { leading = scrollView }
        if edges.contains(.bottom) { bottom = scrollView }
        if edges.contains(.trailing) { trailing = scrollView }
    }

    /// Returns the scroll view of the first of the edges that has one.
    func scrollView(for edges: NSDirectionalRectEdge) -> UIScrollView? {
        (edges.contains(.top) ? top : nil) ?? (edges.contains(.bottom) ? bottom : nil)
            ?? (edges.contains(.leading) ? leading : nil)
            ?? (edges.contains(.trailing) ? trailing : nil)
    }
}

extension UIViewController {
    /// The state, made on first use.
    final var state: ControllerState {
        if let state = containerState as? ControllerState { return state }
        let state = ControllerState()
        containerState = state
        let items = nibCoder?.coders(in: "toolbarItems") ?? []
        if !items.isEmpty {
            state.toolbarItems = items.compactMap { $0.object() as? UIBarButtonItem }
            nibCoder?.connectIfLoaded()
        }
        return state
    }

    /// The nearest ancestor of a class.
    final func ancestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Ancestor }.first
    }
}
