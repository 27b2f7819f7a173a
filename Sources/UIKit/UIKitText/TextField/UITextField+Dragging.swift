public import UIKitControls
import UIKitCore

extension UITextField: UITextDraggable, UITextDroppable {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }

    public var textDragInteraction: UIDragInteraction? { textDragging.drag }

    /// `true` while text of this view is dragged.
    public var isTextDragActive: Bool { textDragging.dragged != nil }

    public var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }

    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }

    public var textDropInteraction: UIDropInteraction? { textDragging.drop }

    /// `true` while items are dragged over this view.
    public var isTextDropActive: Bool { textDragging.isDropActive }
}
