import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitScrolling

/// The card of an alert, or a group of an action sheet: texts above buttons.
final class AlertView: UIView {
    private let texts = UIScrollView()
    private let buttonArea = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    let fields = AlertFields()
    private var content: UIView?
    private var contentHeight: CGFloat = 0
    private(set) var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    private let isSheet: Bool

    static let cornerRadius: CGFloat = 14
    private static let margin: CGFloat = 16
    private static let fieldsGap: CGFloat = 16
    private var buttonHeight: CGFloat {
        buttons.reduce(isSheet ? 57 : 44) { max($0, $1.titleHeight) }
    }
    private var verticalMargin: CGFloat { isSheet ? 14 : 20 }

    /// The background of alerts.
    static let fill = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.15, alpha: 0.98) : UIColor(white: 0.97, alpha: 0.98)
    }

    init(isSheet: Bool) {
        self.isSheet = isSheet
        super.init(frame: .zero)
        backgroundColor = Self.fill
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            texts.addSubview(label)
        }
        texts.addSubview(fields)
        titleLabel.accessibilityTraits = .header
        addSubview(texts)
        addSubview(buttonArea)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows texts and buttons.
    func show(title: String?, message: String?, buttons: [AlertButton]) {
        let hasTexts =
            !(title ?? "").isEmpty || !(message ?? "").isEmpty || !fields.fields.isEmpty
        titleLabel.text = title
        messageLabel.text = message
        let footnote = UIFont.preferredFont(forTextStyle: .footnote)
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        titleLabel.font =
            isSheet ? .systemFont(ofSize: footnote.pointSize, weight: .semibold) : headline
        messageLabel.font = footnote
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        texts.isHidden = !hasTexts
        for view in self.buttons as [UIView] + lines { view.removeFromSuperview() }
        self.buttons = buttons
        lines = buttons.map { _ in
            let line = UIView()
            line.backgroundColor = .separator
            return line
        }
        for view in buttons as [UIView] + lines { buttonArea.addSubview(view) }
        setNeedsLayout()
    }

    /// Shows texts with attributes instead of the plain ones, and a view above the buttons.
    func show(
        attributedTitle: NSAttributedString?, attributedMessage: NSAttributedString?,
        content controller: UIViewController?
    ) {
        if let attributedTitle { titleLabel.attributedText = attributedTitle }
        if let attributedMessage { messageLabel.attributedText = attributedMessage }
        if content !== controller?.view {
            content?.removeFromSuperview()
            content = controller?.view
            content.map(texts.addSubview)
        }
        contentHeight = controller?.preferredContentSize.height ?? 0
        if attributedTitle != nil || attributedMessage != nil || content != nil {
            texts.isHidden = false
        }
    }

    // MARK: Layout

    private func textHeight(width: CGFloat) -> CGFloat {
        guard !texts.isHidden else { return 0 }
        let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
        let title = (titleLabel.text ?? "").isEmpty ? 0 : titleLabel.sizeThatFits(room).height
        let message =
            (messageLabel.text ?? "").isEmpty ? 0 : messageLabel.sizeThatFits(room).height
        let texts = title + (title > 0 && message > 0 ? 4 : 0) + message
        return 2 * verticalMargin + texts + fieldsSpace(hasTexts: texts > 0) + contentHeight
    }

    /// The height of the text fields with the space above them.
    private func fieldsSpace(hasTexts: Bool) -> CGFloat {
        fields.fields.isEmpty ? 0 : fields.height + (hasTexts ? Self.fieldsGap : 0)
    }

    /// `true` if two buttons stand side by side.
    private func isPair(width: CGFloat) -> Bool {
        !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 16 }
    }

    private func buttonsHeight(width: CGFloat) -> CGFloat {
        isPair(width: width) ? buttonHeight : buttonHeight * CGFloat(buttons.count)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = textHeight(width: size.width) + buttonsHeight(width: size.width)
        return CGSize(width: size.width, height: min(ceil(wanted), size.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let textHeight = textHeight(width: width)
        let wanted = buttonsHeight(width: width)
        // Where not all fits, the texts get at most half of the height.
        let shownButtons = min(wanted, max(bounds.height - textHeight, bounds.height / 2))
        texts.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - shownButtons)
        texts.contentSize = CGSize(width: width, height: textHeight)
        buttonArea.frame = CGRect(
            x: 0, y: bounds.height - shownButtons, width: width, height: shownButtons)
        buttonArea.contentSize = CGSize(width: width, height: wanted)
        layOutTexts(width: width)
        layOutButtons(width: width)
    }

    private func layOutTexts(width: CGFloat) {
        let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
        var top = verticalMargin
        for label in [titleLabel, messageLabel] {
            let height = (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(room).height
            label.frame = CGRect(x: Self.margin, y: top, width: room.width, height: height)
            if height > 0 { top += height + 4 }
        }
        if top > verticalMargin { top += Self.fieldsGap - 4 }
        fields.frame = CGRect(x: Self.margin, y: top, width: room.width, height: fields.height)
        content?.frame = CGRect(
            x: 0, y: texts.contentSize.height - contentHeight, width: width, height: contentHeight)
    }

    private func layOutButtons(width: CGFloat) {
        let thickness = 1 / max(1, traitCollection.displayScale)
        let isPair = isPair(width: width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let line = lines[index]
            if isPair {
                let x = (index == 0) != isMirrored ? 0 : width / 2
                button.frame = CGRect(x: x, y: 0, width: width / 2, height: buttonHeight)
                line.frame =
                    index == 0
                    ? CGRect(x: 0, y: 0, width: width, height: thickness)
                    : CGRect(x: width / 2, y: 0, width: thickness, height: buttonHeight)
            } else {
                let y = CGFloat(index) * buttonHeight
                button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
                line.frame = CGRect(x: 0, y: y, width: width, height: thickness)
                line.isHidden = index == 0 && texts.isHidden
            }
        }
    }
}
