public import UIKit

/// The round view of a badge. Apps use ``Badge``, which places it.
@preconcurrency @MainActor
public final class BadgeView: UIView {
    private let label = UILabel()
    private var constraintsOfPlace: [NSLayoutConstraint] = []
    private var shown: BadgeContent?

    /// The size that the content asks for.
    private(set) var side = CGSize.zero
    private var placeKey: PlaceKey?
    private var border: UIColor?

    /// The characters that are shown; `nil` for a dot.
    public var text: String? { label.text }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isHidden = true
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        translatesAutoresizingMaskIntoConstraints = false
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows a content in a style, in the present superview.
    func show(_ content: BadgeContent, style: BadgeStyle) {
        shown = content
        isHidden = content == .none
        guard content != .none else { return }
        let text = content.text(limit: style.limit)
        label.text = text
        label.font = style.font
        label.textColor = style.textColor
        backgroundColor = style.color
        border = style.borderColor
        layer.borderWidth = border == nil ? 0 : 2
        accessibilityLabel = style.accessibilityText(content)
        let oldSide = side
        side = size(of: content, characters: text ?? "", style: style)
        layer.cornerRadius = side.height / 2
        updateBorder()
        if side != oldSide { setNeedsLayout() }
        place(by: style, isDot: content == .dot)
    }

    private func size(of content: BadgeContent, characters: String, style: BadgeStyle) -> CGSize {
        // Measured only where the text decides.
        var fitting: CGFloat { fittingWidth(of: characters, font: style.font) }
        switch (content, style.width) {
        case (.dot, _): return CGSize(width: style.dotSide, height: style.dotSide)
        case (.number, .steps(let one, let two, let more)):
            let width = characters.count < 2 ? one : characters.count < 3 ? two : more
            return CGSize(width: width, height: style.height)
        case (_, .steps):
            return CGSize(
                width: min(max(fitting + 10, style.height), 120), height: style.height)
        case (_, .content(let padding, let maximum)):
            // One character makes a circle.
            let isCircle = characters.count == 1 && fitting <= style.height
            let width =
                isCircle ? style.height : min(max(fitting + 2 * padding, style.height), maximum)
            return CGSize(width: width, height: style.height)
        }
    }

    /// The width of the characters. Numbers are measured once for all badges.
    private func fittingWidth(of characters: String, font: UIFont) -> CGFloat {
        let key = WidthKey(characters: characters, font: font)
        if let width = Self.widths[key] { return width }
        let width = ceil(label.intrinsicContentSize.width)
        if characters.utf8.count <= 4, Self.widths.count < 512 { Self.widths[key] = width }
        return width
    }

    private struct WidthKey: Hashable {
        var characters: String
        var font: UIFont
    }

    private static var widths: [WidthKey: CGFloat] = [:]

    /// The values on which the constraints depend: a number that keeps its width needs no new ones.
    private struct PlaceKey: Equatable {
        var place: BadgeStyle.Place
        var side: CGSize
        var isDot: Bool
        weak var superview: UIView?
    }

    private func place(by style: BadgeStyle, isDot: Bool) {
        guard let superview else { return }
        let key = PlaceKey(place: style.place, side: side, isDot: isDot, superview: superview)
        guard key != placeKey else { return }
        placeKey = key
        NSLayoutConstraint.deactivate(constraintsOfPlace)
        // What scrolls moves its content, not the badge.
        let frame = (superview as? UIScrollView)?.frameLayoutGuide
        let (top, bottom) = (
            frame?.topAnchor ?? superview.topAnchor, frame?.bottomAnchor ?? superview.bottomAnchor
        )
        let (leading, trailing) = (
            frame?.leadingAnchor ?? superview.leadingAnchor,
            frame?.trailingAnchor ?? superview.trailingAnchor
        )
        constraintsOfPlace = [
            widthAnchor.constraint(equalToConstant: side.width),
            heightAnchor.constraint(equalToConstant: side.height),
        ]
        switch style.place {
        case .inset(let x, let y, let dotY):
            constraintsOfPlace += [
                leadingAnchor.constraint(equalTo: leading, constant: x),
                topAnchor.constraint(equalTo: top, constant: isDot ? dotY : y),
            ]
        case .corner(let corner, let offset):
            let isLeading = corner == .topLeading || corner == .bottomLeading
            let isTop = corner == .topLeading || corner == .topTrailing
            constraintsOfPlace += [
                centerXAnchor.constraint(
                    equalTo: isLeading ? leading : trailing, constant: offset.horizontal),
                centerYAnchor.constraint(
                    equalTo: isTop ? top : bottom, constant: offset.vertical),
            ]
        }
        NSLayoutConstraint.activate(constraintsOfPlace)
    }

    /// The constraints to a superview end when the view leaves it.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        placeKey = nil
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        // An empty rectangle has no inside: its inset would be infinite.
        label.frame = CGRect(
            x: bounds.minX + 2, y: bounds.minY, width: max(bounds.width - 4, 0),
            height: bounds.height)
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() {
        layer.borderColor = border?.resolvedColor(with: traitCollection).cgColor
    }

    public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        switch shown {
        case .dot: description.add(flag: "dot")
        case .number, .text: description.add("text", word: text)
        case .some(.none), nil: break
        }
    }
}
