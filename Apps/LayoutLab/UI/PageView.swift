import LayoutDSL
import UIKit

/// A page: an explanation, the example, its code where there is room, and its controls.
final class PageView: UIView {
    let page: Page
    let example: Example

    private let content = UILayoutGuide()
    private let explanation = UILabel()
    private let stage = Card(frame: .zero)
    private let codeCard = Card(frame: .zero)
    private let codeLabel = UILabel()
    private let controls: Card?

    /// The constraints with the code shown, and with it hidden.
    private var codeShown: LayoutConstraint?
    private var codeHidden: LayoutConstraint?

    /// The smallest height below the bar at which the code is shown, in points.
    private static let heightForCode: CGFloat = 640

    /// The greatest width of a page's content, in points.
    private static let widest: CGFloat = 640

    init(page: Page) {
        self.page = page
        example = page.makeExample()
        let rows = example.controls
        controls = rows.isEmpty ? nil : Card(rows: rows)
        super.init(frame: .zero)
        accessibilityIdentifier = "\(page.rawValue)Page"
        backgroundColor = .systemGroupedBackground

        explanation.text = page.explanation
        explanation.font = .systemFont(ofSize: 13)
        explanation.textColor = .secondaryLabel
        explanation.numberOfLines = 0
        explanation.setContentHuggingPriority(.required, for: .vertical)
        example.codeDidChange = { [weak self] in self?.showCode() }
        showCode()
        codeLabel.accessibilityIdentifier = "Code"
        codeLabel.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        codeLabel.textColor = .secondaryLabel
        codeLabel.numberOfLines = 0
        codeLabel.lineBreakMode = .byClipping
        codeLabel.semanticContentAttribute = .forceLeftToRight
        stage.clipsToBounds = true

        addLayoutGuide(content)
        for view in [explanation, stage, codeCard, controls].compactMap(\.self) { addSubview(view) }
        stage.addSubview(example)
        codeCard.addSubview(codeLabel)
        layOut()
    }

    required init?(coder: NSCoder) { nil }

    private func showCode() { codeLabel.text = example.code }

    private func layOut() {
        content.layout.make {
            $0.centerX.equal(to: self)
            $0.width.equal(to: self).offset(-32).priority(.high)
            $0.width.lessThanOrEqual(to: self).offset(-32)
            $0.width.lessThanOrEqual(to: Self.widest)
            $0.top.equal(to: safeAreaLayoutGuide).offset(12)
            $0.bottom.equal(to: safeAreaLayoutGuide).offset(-12)
        }
        explanation.layout.make {
            $0.leading.trailing.equal(to: content).inset(4)
            $0.top.equal(to: content)
        }
        stage.layout.make {
            $0.leading.trailing.equal(to: content)
            $0.top.equal(to: explanation.bottom).offset(12)
        }
        example.layout.make { $0.edges.equal(to: stage) }
        codeLabel.layout.make { $0.edges.equal(to: codeCard).inset(12) }
        codeLabel.setContentHuggingPriority(.required, for: .vertical)
        codeLabel.setContentCompressionResistancePriority(.required, for: .vertical)
        codeCard.layout.make { $0.leading.trailing.equal(to: content) }
        controls?.layout.make {
            $0.leading.trailing.equal(to: content)
            $0.bottom.equal(to: content)
        }
        let bottom = controls?.top ?? content.bottom
        let gap: CGFloat = controls == nil ? 0 : -12
        codeCard.layout.make { $0.bottom.equal(to: bottom).offset(gap) }
        stage.layout.make {
            codeShown = $0.bottom.equal(to: codeCard.top).offset(-12).constraint
        }
        codeShown?.deactivate()
        stage.layout.make { codeHidden = $0.bottom.equal(to: bottom).offset(gap).constraint }
        codeCard.isHidden = true
    }

    override func layoutSubviews() {
        let height = safeAreaLayoutGuide.layoutFrame.height
        let showsCode = height >= Self.heightForCode && !example.code.isEmpty
        if showsCode == codeCard.isHidden {
            codeCard.isHidden = !showsCode
            (showsCode ? codeHidden : codeShown)?.deactivate()
            (showsCode ? codeShown : codeHidden)?.activate()
        }
        explanation.preferredMaxLayoutWidth = min(bounds.width - 32, Self.widest) - 8
        super.layoutSubviews()
    }
}
