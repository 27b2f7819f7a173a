import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

/// The place at which dragged items would be dropped in a list.
struct ListDrop {
    /// The part of a place that dropped items affect.
    enum Kind { case none, insertion, item }

    var kind: Kind
    var path: IndexPath?

    /// The item of the list that is dragged, if it alone is moved within the list.
    var source: IndexPath?

    /// The height of the dragged item.
    var height: CGFloat
}

/// The answer of a list's delegate to dragged items.
struct ListDropAnswer {
    var proposal: UIDropProposal
    var kind: ListDrop.Kind
}

/// A list whose items can be dragged, and on which items can be dropped: a table or a collection
/// view.
protocol DraggableList: UIScrollView {
    var dragging: ListDragging? { get set }
    var backgroundView: UIView? { get }

    // MARK: The source

    func draggedPath(at point: CGPoint) -> IndexPath?
    func draggedCell(at path: IndexPath) -> UIView?
    func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func allowsMove(_ session: any UIDragSession) -> Bool
    func isRestricted(_ session: any UIDragSession) -> Bool

    /// Ends the highlight of the item that was touched.
    func cancelHighlighting()

    // MARK: The destination

    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func answer(to session: any UIDropSession, at path: IndexPath?) -> ListDropAnswer

    /// Returns the place between items for a point of the content.
    func insertionPath(at point: CGPoint, source: IndexPath?) -> IndexPath?

    /// Makes room at a place, or highlights it; `nil` ends that.
    func show(_ drop: ListDrop?)

    /// `true` if the data source itself moves an item that the user drags within the list.
    func reorders(_ path: IndexPath) -> Bool
    func reorder(from source: IndexPath, to target: IndexPath)
    func perform(_ session: any UIDropSession, _ answer: ListDropAnswer, at path: IndexPath?)
        -> ListDropTargets
    func frameOfItem(at path: IndexPath) -> CGRect?

    /// Returns `true` if a drag that rests over an item selects it.
    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool

    // MARK: Placeholders

    /// Returns the frame of a placeholder's cell; `nil` if it is gone.
    func frame(of opening: ListOpening) -> CGRect?

    /// Moves cells to the places that drops and placeholders leave them.
    func makeRoom()

    /// Moves cells to the places that a removed placeholder has left, in an animation.
    func closeUp()

    /// Takes a placeholder's cell back.
    func discard(_ cell: any DraggedCell)

    /// Inserts an item that `update` adds to the data.
    func insertItem(at path: IndexPath, _ update: (IndexPath) -> Void)
}

extension DraggableList {
    /// Adds or removes the interactions as the delegates and the setting demand.
    func setDragging(source: AnyObject?, isEnabled: Bool, destination: AnyObject?) {
        guard dragging != nil || source != nil || destination != nil else { return }
        let dragging = dragging ?? ListDragging(self)
        self.dragging = dragging
        dragging.set(drags: source != nil && isEnabled, drops: destination != nil)
    }
}
