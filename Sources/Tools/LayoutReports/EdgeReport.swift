public import UIKit

/// Why an edge, a middle or a length of a view is what it is: the chain of relations that decided it.
///
///     title.trailing lies at 170, because
///       1. title.width == 70                            Cards/TitleView.swift:13
///       2. title.leading == UIView.leading + 100        Cards/TitleView.swift:12
public struct EdgeReport {
    /// The report, ended by a newline.
    public let text: String

    /// Explains an attribute of a view. Layout that was asked for is done first.
    public init(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, style: ReportStyle = .plain
    ) {
        view.layoutIfNeeded()
        let name = "\(NSLayoutConstraint.name(of: view)).\(attribute.name)"
        let verb = attribute.isDimension ? "is" : "lies at"
        let number = ViewDescription.text(view.layoutValue(of: attribute))
        guard view.takesPartInAutoLayout else {
            text = "\(name) \(verb) \(number), because its frame was set.\n"
            return
        }
        let reasons = view.layoutReasons(for: attribute)
        guard !reasons.isEmpty else {
            text = "\(name) \(verb) \(number), and no relation says why: it is ambiguous.\n"
            return
        }
        var lines = ["\(name) \(verb) \(number), because"]
        for (index, reason) in reasons.enumerated() {
            let start = "  \(index + 1). \(reason.formula)"
            let gap = String(repeating: " ", count: max(64 - start.count, 2))
            lines.append(start + (reason.origin.map { gap + style.dimmed($0) } ?? ""))
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}

extension UIView {
    /// Where an attribute lies in the superview, in points, or how long it is.
    fileprivate func layoutValue(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let rect = alignmentRect(forFrame: frame)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch attribute {
        case .left, .leftMargin: rect.minX
        case .right, .rightMargin: rect.maxX
        case .leading, .leadingMargin: isRightToLeft ? rect.maxX : rect.minX
        case .trailing, .trailingMargin: isRightToLeft ? rect.minX : rect.maxX
        case .top, .topMargin, .firstBaseline: rect.minY
        case .bottom, .bottomMargin, .lastBaseline: rect.maxY
        case .width: rect.width
        case .height: rect.height
        case .centerX, .centerXWithinMargins: rect.midX
        case .centerY, .centerYWithinMargins: rect.midY
        case .notAnAttribute: 0
        }
    }
}
