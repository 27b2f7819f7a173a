import CoreGraphics
import Foundation
import Platform
import UIKitCore

/// One drag, from the lift of the items until they are dropped or have returned.
///
/// 1. ``lift()`` shows pictures of the items above the window's content.
/// 2. ``move(to:)`` begins the session with the first movement; the pictures follow the finger, and
///    the views below it are notified.
/// 3. ``finish()`` drops the items on the view below, or returns them to where they were.
final class DragController {
    /// The movement of a finger that begins the drag of lifted items, in points.
    private static let beginDistance: CGFloat = 4

    /// The movement that begins the drag of items below an open menu, in points: more than what a
    /// resting finger moves.
    private static let menuDistance: CGFloat = 10

    /// The distance between the pictures of items that are dragged together.
    private static let stackStep: CGFloat = 6

    private struct Entry {
        let item: UIDragItem
        let preview: UITargetedDragPreview?
        let platter: DragPlatter?

        /// The distance of the picture's middle from the finger.
        var grip: CGPoint
    }

    private let session: DragSession
    private let interaction: UIDragInteraction
    private let overlay = UIView()
    private let badge: DragBadge
    private let tracker: DropTracker
    private var entries: [Entry] = []
    private var isEnding = false

    /// `true` after the items' data was asked for, for other programs.
    private var isLeaving = false

    /// `true` after the items were moved.
    private(set) var hasBegun = false

    /// Closes the menu above the lifted items, if one is open.
    var closeMenu: (() -> Void)?

    /// Called at the end.
    var didEnd: () -> Void = {}

    init(
        _ session: DragSession, from interaction: UIDragInteraction, in window: UIWindow,
        at point: CGPoint
    ) {
        self.session = session
        self.interaction = interaction
        tracker = DropTracker(DropSession(session))
        badge = DragBadge(count: session.items.count)
        session.point = point
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.isUserInteractionEnabled = false
        overlay.accessibilityElementsHidden = true
        overlay.isOpaque = false
        window.addSubview(overlay)
    }

    // MARK: 1. Lifting

    func lift() {
        for item in session.items {
            let preview = interaction.delegate?.dragInteraction(
                interaction, previewForLifting: item, session: session)
            let platter = preview.map { DragPlatter($0) }
            let center = platter?.center ?? session.point
            entries.append(
                Entry(
                    item: item, preview: preview, platter: platter,
                    grip: CGPoint(x: center.x - session.point.x, y: center.y - session.point.y)))
        }
        // The first item lies in front.
        for entry in entries.reversed() {
            if let platter = entry.platter { overlay.addSubview(platter) }
        }
        let animator = DragAnimator()
        interaction.delegate?.dragInteraction(
            interaction, willAnimateLiftWith: animator, session: session)
        animator.run {
            for entry in entries { entry.platter?.raise() }
        }
    }

    // MARK: 2. Moving

    func move(to point: CGPoint) {
        guard !isEnding else { return }
        if !hasBegun {
            let distance = hypot(point.x - session.point.x, point.y - session.point.y)
            guard distance >= (closeMenu == nil ? Self.beginDistance : Self.menuDistance) else {
                return
            }
            begin()
        }
        session.point = point
        followFinger()
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        tracker.move(to: point, in: overlay.window)
        badge.show(tracker.operation)
        if !overlay.bounds.contains(point) { leaveWindow() }
    }

    private func begin() {
        hasBegun = true
        if let closeMenu {
            closeMenu()
            self.closeMenu = nil
            overlay.superview?.bringSubviewToFront(overlay)
        }
        let delegate = interaction.delegate
        if let delegate {
            session.allowsMoveOperation = delegate.dragInteraction(
                interaction, sessionAllowsMoveOperation: session)
            session.isRestrictedToDraggingApplication = delegate.dragInteraction(
                interaction, sessionIsRestrictedToDraggingApplication: session)
        }
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        let front = entries.first { $0.platter != nil }
        for index in entries.indices {
            let entry = entries[index]
            if let platter = entry.platter, let own = entry.item.previewProvider?() {
                platter.show(own.view, own.parameters)
            }
            // The others gather below the first one.
            if let front {
                let step = CGFloat(min(index, 3)) * Self.stackStep
                entries[index].grip = CGPoint(x: front.grip.x + step, y: front.grip.y + step)
            }
        }
        overlay.addSubview(badge)
    }

    private func followFinger() {
        for (index, entry) in entries.enumerated() {
            guard let platter = entry.platter else { continue }
            let center = CGPoint(
                x: session.point.x + entry.grip.x, y: session.point.y + entry.grip.y)
            if index == 0 {
                UIView.performWithoutAnimation { platter.center = center }
            } else {
                // The pictures below catch up.
                ControlStyle.spring(animated: true) { platter.center = center }
            }
        }
        guard let front = entries.first?.platter else { return }
        let corner = CGPoint(x: front.frame.maxX - 8, y: front.frame.minY + 8)
        let room = overlay.bounds.insetBy(dx: 16, dy: 16)
        UIView.performWithoutAnimation {
            badge.center = CGPoint(
                x: min(max(corner.x, room.minX), room.maxX),
                y: min(max(corner.y, room.minY), room.maxY))
        }
    }

    // MARK: Leaving the window

    /// Hands the items to the desktop, which takes them to other programs.
    private func leaveWindow() {
        guard !isLeaving, !session.isRestrictedToDraggingApplication else { return }
        isLeaving = true
        OutgoingItems(session.items).load { [weak self] contents in self?.handOver(contents) }
    }

    private func handOver(_ contents: [ClipboardContent]) {
        // The finger may have lifted, or come back.
        guard !isEnding, !contents.isEmpty, let window = overlay.window,
            !overlay.bounds.contains(session.point)
        else {
            isLeaving = false
            return
        }
        isEnding = true
        badge.removeFromSuperview()
        let hasBegun = window.beginOutgoingDrag(outgoingDrag(of: contents)) { [self] isDropped in
            interaction.delegate?.dragInteraction(
                interaction, session: session, willEndWith: isDropped ? .copy : .cancel)
            overlay.isHidden = false
            guard isDropped else { return returnItems() }
            tracker.end(dropped: nil)
            end(with: .copy)
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        isEnding = hasBegun
        overlay.isHidden = hasBegun
        tracker.leave()
    }

    /// The contents with a picture of the platters.
    private func outgoingDrag(of contents: [ClipboardContent]) -> OutgoingDrag {
        let frame = entries.compactMap { $0.platter?.frame }.reduce(CGRect.null) { $0.union($1) }
        guard !frame.isNull else { return OutgoingDrag(contents: contents) }
        // Room for the shadow.
        let area = frame.insetBy(dx: -16, dy: -16).integral
        let picture = UIGraphicsImageRenderer(bounds: area).image { context in
            overlay.layer.render(in: context.cgContext)
        }
        return OutgoingDrag(
            contents: contents, picture: picture.pngData().map(Array.init),
            pictureSize: area.size,
            grip: CGPoint(x: session.point.x - area.minX, y: session.point.y - area.minY))
    }

    // MARK: 3. Ending

    /// Drops the items, because the finger lifted.
    func finish() {
        guard !isEnding else { return }
        guard hasBegun else { return cancel() }
        isEnding = true
        badge.removeFromSuperview()
        let operation = tracker.operation
        let ends = operation == .copy || operation == .move
        interaction.delegate?.dragInteraction(
            interaction, session: session, willEndWith: ends ? operation : .cancel)
        guard let target = tracker.drop() else { return returnItems() }
        let group = AnimationGroup(entries.count) { [self] in
            tracker.end(dropped: target)
            end(with: operation)
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        for entry in entries { drop(entry, on: target) { group.leave() } }
    }

    private func drop(
        _ entry: Entry, on interaction: UIDropInteraction, completion: @escaping () -> Void
    ) {
        let animator = DragAnimator()
        guard let lifted = entry.preview, let platter = entry.platter else {
            interaction.delegate?.dropInteraction(
                interaction, item: entry.item, willAnimateDropWith: animator)
            return animator.run({}, completion: completion)
        }
        let here = lifted.retargetedPreview(
            with: UIDragPreviewTarget(container: overlay, center: platter.viewCenter))
        let preview = interaction.delegate?.dropInteraction(
            interaction, previewForDropping: entry.item, withDefault: here)
        interaction.delegate?.dropInteraction(
            interaction, item: entry.item, willAnimateDropWith: animator)
        animator.run {
            if let preview, preview !== here {
                platter.settle(at: preview.target)
            } else {
                platter.vanish()
            }
        } completion: {
            completion()
        }
    }

    /// Returns the items, because the touch was cancelled or nothing was dragged.
    func cancel() {
        guard !isEnding else { return }
        isEnding = true
        badge.removeFromSuperview()
        if hasBegun {
            interaction.delegate?.dragInteraction(
                interaction, session: session, willEndWith: .cancel)
            tracker.leave()
        }
        returnItems()
    }

    private func returnItems() {
        let group = AnimationGroup(entries.count) { [self] in
            guard hasBegun else { return removeOverlay() }
            tracker.end(dropped: nil)
            end(with: .cancel)
        }
        for entry in entries {
            let animator = DragAnimator()
            var target: UIPreviewTarget?
            if let preview = entry.preview {
                target =
                    interaction.delegate?.dragInteraction(
                        interaction, previewForCancelling: entry.item, withDefault: preview)?
                    .target
            }
            interaction.delegate?.dragInteraction(
                interaction, item: entry.item, willAnimateCancelWith: animator)
            animator.run {
                if let target {
                    entry.platter?.settle(at: target)
                } else {
                    entry.platter?.vanish()
                }
            } completion: {
                group.leave()
            }
        }
    }

    private func end(with operation: UIDropOperation) {
        interaction.delegate?.dragInteraction(
            interaction, session: session, didEndWith: operation)
        removeOverlay()
    }

    private func removeOverlay() {
        overlay.removeFromSuperview()
        didEnd()
    }
}

/// Calls a closure when a number of animations have ended.
private final class AnimationGroup {
    private var pending: Int
    private let completion: () -> Void

    init(_ count: Int, completion: @escaping () -> Void) {
        pending = count
        self.completion = completion
    }

    func leave() {
        pending -= 1
        if pending == 0 { completion() }
    }
}
