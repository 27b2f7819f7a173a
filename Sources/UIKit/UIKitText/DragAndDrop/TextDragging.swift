import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The drags of a text's selection, and the drops on the text.
///
/// A drop within the same text moves what was dragged, in one step of undo; other drops copy.
final class TextDragging {
    unowned let owner: any TextEditorOwner
    let editor: TextEditor
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    var options: UITextDragOptions = []

    /// The range that is dragged, and its drag.
    private(set) var dragged: (range: Range<Int>, session: any UIDragSession)?

    /// `true` while items are over the text.
    var isDropActive: Bool { place != nil }

    /// The place at which items would be dropped.
    private var place: Int? {
        didSet { if place != oldValue { showPlace() } }
    }

    private let caret = UIView()

    init(_ owner: any TextEditorOwner, _ editor: TextEditor) {
        self.owner = owner
        self.editor = editor
        caret.isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
    }

    func install() {
        owner.addInteraction(drag)
        owner.addInteraction(drop)
    }

    /// Shows a caret where items would be dropped.
    private func showPlace() {
        guard let place else { return caret.removeFromSuperview() }
        caret.frame = owner.caretRect(for: TextOffset(place))
        caret.backgroundColor = owner.tintColor
        if caret.superview == nil { owner.addSubview(caret) }
    }
}

/// The properties of a drag or a drop for delegates.
private final class DragRequest: UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let dragSession: any UIDragSession

    var isSelected: Bool { true }

    init(_ range: Range<Int>, _ items: [UIDragItem], _ session: any UIDragSession) {
        dragRange = OffsetRange(range)
        suggestedItems = items
        dragSession = session
    }
}

private final class DropRequest: UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(at place: Int, isSameView: Bool, _ session: any UIDropSession) {
        dropPosition = TextOffset(place)
        suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
        self.isSameView = isSameView
        dropSession = session
    }
}

// MARK: - Drags

extension TextDragging: UIDragInteractionDelegate {
    /// Returns `true` if a drag at a point of the container drags the selection.
    func isDraggable(at point: CGPoint) -> Bool {
        guard drag.isEnabled, owner.permissions.isSuperset(of: [.share, .select]),
            !editor.selection.isEmpty, editor.markedRange == nil
        else { return false }
        return editor.layout.rects(
            of: editor.selection.range, within: point.y...point.y, extendsLines: false
        ).contains { $0.contains(point) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        // A mouse that selects has a pointer; a finger on a handle may still lift the text.
        guard owner.editorParts.pointer?.isHandle ?? true,
            isDraggable(at: owner.textPoint(session.location(in: owner)))
        else { return [] }
        let range = editor.selection.range
        let part = editor.storage.attributedSubstring(from: NSRange(range))
        let provider = NSItemProvider()
        for (type, value) in editor.pasteboardItem(for: range) {
            guard let data = value as? Data else { continue }
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(data, nil)
                return nil
            }
        }
        provider.registerObject(editor.text(in: range), visibility: .all)
        let item = UIDragItem(itemProvider: provider)
        item.localObject = part
        let request = DragRequest(range, [item], session)
        let items = dragDelegate?.textDraggableView(owner, itemsForDrag: request) ?? [item]
        if !items.isEmpty { dragged = (range, session) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        dragDelegate?.textDraggableView(
            owner, dragPreviewForLiftingItem: item, session: session) ?? preview
    }

    /// The number of characters in a preview.
    private static let longestPreview = 500

    /// The dragged text above its place.
    private var preview: UITargetedDragPreview? {
        guard let range = dragged?.range else { return nil }
        let rects = owner.rectsInSight(of: range, extendsLines: false)
        guard let first = rects.first else { return nil }
        let shown = range.prefix(Self.longestPreview)
        let own = editor.storage.attributedSubstring(
            from: NSRange(shown.startIndex..<shown.endIndex))
        let text = NSMutableAttributedString(
            string: own.string,
            attributes: [
                .font: editor.layout.defaultFont, .foregroundColor: editor.layout.defaultColor,
            ])
        let whole = NSRange(location: 0, length: own.length)
        own.enumerateAttributes(in: whole) { attributes, range, _ in
            text.addAttributes(attributes, range: range)
        }
        if options.contains(.stripTextColorFromPreviews) {
            text.addAttribute(.foregroundColor, value: UIColor.label, range: whole)
        }
        // Wrapped as in the text.
        let container = editor.container
        let textWidth = container.size.width - 2 * container.lineFragmentPadding
        let width = min(owner.bounds.width, textWidth > 0 ? textWidth : .infinity)
        let label = UILabel()
        label.numberOfLines = 8
        label.attributedText = text
        label.frame.size = label.sizeThatFits(CGSize(width: width, height: 400))
        let card = UIView(frame: label.bounds.insetBy(dx: -6, dy: -2))
        label.center = CGPoint(x: card.bounds.width / 2, y: card.bounds.height / 2)
        card.bounds.origin = .zero
        card.addSubview(label)
        let visible = rects.reduce(first) { $0.union($1) }.intersection(owner.bounds)
        let middle = visible.isNull ? owner.bounds : visible
        return UITargetedDragPreview(
            view: card, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(
                container: owner, center: CGPoint(x: middle.midX, y: middle.midY)))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        dragDelegate?.textDraggableView(
            owner, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { dragDelegate?.textDraggableView(owner, dragSessionWillBegin: session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        dragged = nil
        dragDelegate?.textDraggableView(owner, dragSessionDidEnd: session, with: operation)
    }
}

// MARK: - Drops

extension TextDragging: UIDropInteractionDelegate {
    func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
        guard owner.permissions.contains(.edit),
            // Files, which have names, are for the views around the text.
            !session.items.contains(where: { $0.itemProvider.suggestedName != nil })
        else { return false }
        return session.canLoadObjects(ofClass: String.self)
            || session.canLoadObjects(ofClass: URL.self)
            || editor.formatsText && session.canLoadObjects(ofClass: UIImage.self)
    }

    private func request(_ session: any UIDropSession) -> DropRequest {
        let point = owner.textPoint(session.location(in: owner))
        let isSame = dragged != nil && session.localDragSession === dragged?.session
        return DropRequest(
            at: editor.layout.position(at: point).offset, isSameView: isSame, session)
    }

    private func proposal(_ request: DropRequest) -> UITextDropProposal {
        dropDelegate?.textDroppableView(owner, proposalForDrop: request)
            ?? request.suggestedProposal
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { dropDelegate?.textDroppableView(owner, dropSessionDidEnter: session) }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        dropDelegate?.textDroppableView(owner, dropSessionDidUpdate: session)
        let request = request(session)
        let offset = request.dropPosition.offset ?? 0
        if request.isSameView, let range = dragged?.range,
            (range.lowerBound...range.upperBound).contains(offset)
        {
            place = nil
            return UIDropProposal(operation: .cancel)
        }
        place = offset
        return proposal(request)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
        place = nil
        dropDelegate?.textDroppableView(owner, dropSessionDidExit: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
        let request = request(session)
        let proposal = proposal(request)
        dropDelegate?.textDroppableView(owner, willPerformDrop: request)
        let offset = request.dropPosition.offset ?? 0
        let source = request.isSameView && proposal.operation == .move ? dragged?.range : nil
        TextDropLoader(session.items, takesStyles: editor.formatsText) { [weak self] text in
            guard let self, let text else { return }
            let target =
                switch proposal.dropAction {
                case .insert: offset..<offset
                case .replaceSelection: self.editor.selection.range
                case .replaceAll: 0..<self.editor.length
                }
            if let source { self.move(source, to: offset) } else { self.insert(text, at: target) }
        }.start()
    }

    private func insert(_ text: NSAttributedString, at target: Range<Int>) {
        guard owner.isFirstResponder || owner.becomeFirstResponder() else { return }
        let target = editor.clamped(target)
        editor.select(TextSelection(caret: target.lowerBound))
        let new =
            editor.formatsText
            ? editor.insertable(text) : editor.styled(owner.insertable(text.string))
        let before = editor.length
        editor.paste(new, in: target)
        guard editor.length == before - target.count + new.length else { return }
        editor.select(TextSelection(target.lowerBound..<target.lowerBound + new.length))
    }

    /// Moves a range to another place, as one replacement of the text between them.
    private func move(_ source: Range<Int>, to place: Int) {
        let isForward = place >= source.upperBound
        let between = isForward ? source.upperBound..<place : place..<source.lowerBound
        let moved = editor.storage.attributedSubstring(from: NSRange(source))
        let new = NSMutableAttributedString(
            attributedString: editor.storage.attributedSubstring(from: NSRange(between)))
        if isForward { new.append(moved) } else { new.insert(moved, at: 0) }
        let whole =
            min(source.lowerBound, between.lowerBound)..<max(source.upperBound, between.upperBound)
        let start = isForward ? whole.upperBound - moved.length : whole.lowerBound
        editor.paste(new, in: whole)
        editor.select(TextSelection(start..<start + moved.length))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let place else { return defaultPreview }
        let rect = owner.caretRect(for: TextOffset(place))
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: owner, center: CGPoint(x: rect.midX, y: rect.midY)))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { place = nil }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
        place = nil
        dropDelegate?.textDroppableView(owner, dropSessionDidEnd: session)
    }
}
