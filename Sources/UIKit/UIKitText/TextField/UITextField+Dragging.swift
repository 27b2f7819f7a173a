public import UIKitControls
import UIKitCore

extension UITextField: UITextDraggable, UITextDroppable {
    /// The object that decides about drags of the text.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragging.dragDelegate }
        set { textDragging.dragDelegate = newValue }
    }

    /// The interaction that drags the text.
    public var textDragInteraction: UIDragInteraction? { textDragging.drag }

    /// `true` while text of this view is dragged.
    public var isTextDragActive: Bool { textDragging.dragged != nil }

    /// The options of drags; none by default.
    public var textDragOptions: UITextDragOptions {
        get { textDragging.options }
        set { textDragging.options = newValue }
    }

    /// The object that decides about drops into the text.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragging.dropDelegate }
        set { textDragging.dropDelegate = newValue }
    }

    /// The interaction that accepts drops.
    public var textDropInteraction: UIDropInteraction? { textDragging.drop }

    /// `true` while items are dragged over this view.
    public var isTextDropActive: Bool { textDragging.isDropActive }
}
