import PlanBoardCore
import ResponderRouting
import UIKit

/// The files of a card: a tap opens one.
final class AttachmentsView: UIView {
    private let group = FormGroup([])

    init() {
        super.init(frame: .zero)
        group.fill(self)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ attachments: [Attachment]) {
        let add = FormGroup.linkButton(String(localized: "Attach a file…", bundle: .module))
        add.accessibilityIdentifier = "AttachFile"
        add.addAction(
            UIAction { [weak self] _ in self?.route(RemarkEvent.attachFile) },
            for: .primaryActionTriggered)
        group.setRows(attachments.map(row) + [FormGroup.padded(add)])
    }

    private func row(_ attachment: Attachment) -> UIView {
        let size = ByteCountFormatter.string(
            fromByteCount: Int64(attachment.size), countStyle: .file)
        let open = FormGroup.linkButton("\(attachment.name)  (\(size))")
        open.accessibilityIdentifier = "Open \(attachment.name)"
        open.titleLabel?.lineBreakMode = .byTruncatingMiddle
        open.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        open.addAction(
            UIAction { [weak self] _ in self?.route(RemarkEvent.open(attachment)) },
            for: .primaryActionTriggered)
        let remove = FormGroup.removeButton("Remove \(attachment.name)")
        remove.addAction(
            UIAction { [weak self] _ in self?.route(RemarkEvent.remove(attachment)) },
            for: .primaryActionTriggered)
        let stack = UIStackView(arrangedSubviews: [open, remove])
        stack.spacing = 8
        stack.alignment = .center
        return FormGroup.padded(stack)
    }
}
