public import Foundation
public import UIKitCore

/// An interaction that lets the user drop items on a view.
///
///     view.addInteraction(UIDropInteraction(delegate: self))
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The delegate, which takes the items.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
        if view != nil { OutsideDropController.install() }
    }
}

/// The taker of dropped items. Every method has a default.
///
/// If a base class conforms without one of them, a subclass that adds it is not called: write it in
/// the class that conforms.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns `true` (the default) if the view may take the items. With `false`, no other method
    /// is called until they are dragged over the view again.
    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool

    /// Called when items are dragged over the view.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// Returns the effect of a drop at the present location; `cancel` by default. Called again when
    /// the finger moves.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal

    /// Called when items were dragged away from the view.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// Called when items are dropped: load their data here.
    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// Called after the animation of a drop.
    func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// Called at the end of a drag that has been over the view.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Returns the place to which an item's preview goes; `defaultPreview`, which vanishes where it
    /// is, by default.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Called before the animation of a drop.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating)
}
