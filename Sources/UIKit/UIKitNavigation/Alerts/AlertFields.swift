import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitText

/// The text fields of an alert, in a frame and parted by lines.
final class AlertFields: UIView {
    private(set) var fields: [UITextField] = []
    private var lines: [UIView] = []

    /// Called for the return key of the last field.
    var onReturn: (() -> Void)?

    private static let rowHeight: CGFloat = 30
    private static let inset: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.08, alpha: 1) : .white
        }
        clipsToBounds = true
        layer.cornerRadius = 7
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds an empty field below the others, and returns it.
    func add() -> UITextField {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        let index = fields.count
        field.addAction(
            UIAction { [weak self] _ in self?.leave(index) }, for: .primaryActionTriggered)
        fields.append(field)
        addSubview(field)
        if index > 0 {
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            addSubview(line)
        }
        return field
    }

    private func leave(_ index: Int) {
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            onReturn?()
        }
    }

    /// The height of all fields.
    var height: CGFloat { Self.rowHeight * CGFloat(fields.count) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = 1 / max(1, traitCollection.displayScale)
        layer.borderWidth = thickness
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        for (index, field) in fields.enumerated() {
            let top = CGFloat(index) * Self.rowHeight
            field.frame = CGRect(
                x: Self.inset, y: top, width: bounds.width - 2 * Self.inset,
                height: Self.rowHeight)
            guard index > 0 else { continue }
            lines[index - 1].frame = CGRect(
                x: 0, y: top, width: bounds.width, height: thickness)
        }
    }
}
