public import UIKit

/// An explanation of an edge, a centre or a length of a view: the chain of relations that determine
/// it.
///
///     title.trailing lies at 170, because
///       1. title.width == 70                            Cards/TitleView.swift:13
///       2. title.leading == UIView.leading + 100        Cards/TitleView.swift:12
public struct EdgeReport {
    /// The text of the report, ending in a newline.
    public internal(set) var text: String

    /// Explains an attribute of a view, after performing pending layout.
    public init(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, style: ReportStyle = .plain
    ) {
        view.layoutIfNeeded()
        let isFixed = !view.takesPartInAutoLayout || view.translatesAutoresizingMaskIntoConstraints
        self.init(
            "\(NSLayoutConstraint.name(of: view)).\(attribute.name)", attribute,
            view.layoutValue(of: attribute),
            isFixed ? .frame : view.hasAmbiguousLayout ? .ambiguity : .nothing,
            view.layoutReasons(for: attribute), style)
    }

    /// Explains an attribute of a layout guide, after performing pending layout.
    public init(
        _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute,
        style: ReportStyle = .plain
    ) {
        guide.owningView?.layoutIfNeeded()
        self.init(
            "\(NSLayoutConstraint.name(of: guide)).\(attribute.name)", attribute,
            guide.layoutFrame.value(
                of: attribute,
                isRightToLeft: guide.owningView?.effectiveUserInterfaceLayoutDirection
                    == .rightToLeft),
            guide.hasAmbiguousLayout ? .ambiguity : .nothing,
            guide.layoutReasons(for: attribute), style)
    }

    /// The explanation of an attribute that no relation determines.
    private enum Lack {
        case frame
        case ambiguity
        case nothing
    }

    private init(
        _ name: String, _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat, _ lack: Lack,
        _ reasons: [LayoutSource], _ style: ReportStyle
    ) {
        let verb = attribute.isDimension ? "is" : "lies at"
        let start = style.shown("\(name) \(verb) \(ViewDescription.text(value))")
        guard !reasons.isEmpty else {
            text =
                switch lack {
                case .frame: "\(start), because its frame was set.\n"
                case .ambiguity: "\(start), and no relation says why: it is ambiguous.\n"
                case .nothing: "\(start), where nothing else moves it.\n"
                }
            return
        }
        var lines = ["\(start), because"]
        for (index, reason) in reasons.enumerated() {
            let start = style.shown("  \(index + 1). \(reason.formula)")
            let gap = String(repeating: " ", count: max(64 - start.count, 2))
            lines.append(start + (reason.origin.map { gap + style.dimmed($0) } ?? ""))
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}

extension UIView {
    /// The value of an attribute in points: a position in the superview or a length.
    fileprivate func layoutValue(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rect = alignmentRect(forFrame: frame)
        return switch attribute {
        case .firstBaseline, .lastBaseline: layoutBaseline(attribute)
        default: rect.value(of: attribute, isRightToLeft: isRightToLeft)
        }
    }
}

extension CGRect {
    /// An edge, a centre or a length. A baseline counts as its edge.
    fileprivate func value(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
    ) -> CGFloat {
        switch attribute {
        case .left, .leftMargin: minX
        case .right, .rightMargin: maxX
        case .leading, .leadingMargin: isRightToLeft ? maxX : minX
        case .trailing, .trailingMargin: isRightToLeft ? minX : maxX
        case .top, .topMargin, .firstBaseline: minY
        case .bottom, .bottomMargin, .lastBaseline: maxY
        case .width: width
        case .height: height
        case .centerX, .centerXWithinMargins: midX
        case .centerY, .centerYWithinMargins: midY
        case .notAnAttribute: 0
        }
    }
}
