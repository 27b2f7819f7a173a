import Foundation
import PatternCatalogue
import PatternDiagrams
import UIKit

/// A diagram that is drawn in the colours of its surroundings, and zoomed by buttons or a pinch.
/// One of messages has a stepper, which shows them one by one.
final class DiagramView: UIStackView, UIScrollViewDelegate {
    private let draw: (DiagramAppearance, Int) -> UIImage?
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let stepLabel = UILabel()
    private var step: Int
    private let stepCount: Int
    private lazy var height = scroll.heightAnchor.constraint(equalToConstant: 100)
    private var shownWidth: CGFloat = 0

    convenience init(_ draw: @escaping (DiagramAppearance) -> UIImage?) {
        self.init(stepCount: 0) { appearance, _ in draw(appearance) }
    }

    init(stepCount: Int, _ draw: @escaping (DiagramAppearance, Int) -> UIImage?) {
        self.draw = draw
        self.stepCount = stepCount
        step = stepCount
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
        scroll.delegate = self
        scroll.maximumZoomScale = 3
        scroll.addSubview(picture)
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = String(localized: "Diagram", bundle: .module)
        addArrangedSubview(scroll)
        height.isActive = true
        addArrangedSubview(makeControls())
    }

    required init(coder: NSCoder) { preconditionFailure("A diagram is drawn in code.") }

    private func makeControls() -> UIView {
        func button(_ title: String, _ symbol: String, _ factor: CGFloat) -> UIButton {
            var configuration = UIButton.Configuration.gray()
            configuration.image = UIImage(systemName: symbol)
            let button = UIButton(
                configuration: configuration,
                primaryAction: UIAction { [weak self] _ in self?.zoom(by: factor) })
            button.accessibilityLabel = title
            return button
        }
        let row = UIStackView(arrangedSubviews: [
            button(
                String(localized: "Smaller", bundle: .module), "minus.magnifyingglass", 1 / 1.4),
            button(String(localized: "Larger", bundle: .module), "plus.magnifyingglass", 1.4),
        ])
        row.spacing = 8
        row.alignment = .center
        let space = UIView()
        space.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        row.addArrangedSubview(space)
        guard stepCount > 0 else { return row }
        stepLabel.font = .preferredFont(forTextStyle: .footnote)
        stepLabel.textColor = .secondaryLabel
        stepLabel.adjustsFontForContentSizeCategory = true
        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = Double(stepCount)
        stepper.value = Double(step)
        stepper.accessibilityLabel = String(localized: "Step", bundle: .module)
        stepper.accessibilityIdentifier = "Step"
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in
                guard let self, let stepper else { return }
                step = Int(stepper.value)
                show()
            }, for: .valueChanged)
        row.addArrangedSubview(stepLabel)
        row.addArrangedSubview(stepper)
        return row
    }

    // MARK: Drawing

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scroll.bounds.width > 0, scroll.bounds.width != shownWidth else { return }
        shownWidth = scroll.bounds.width
        show()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard shownWidth > 0,
            traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
        else { return }
        show()
    }

    private func show() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        guard let image = draw(isDark ? .dark : .light, step) else { return }
        stepLabel.text = String(localized: "\(step) of \(stepCount)", bundle: .module)
        scroll.minimumZoomScale = 0.1
        scroll.zoomScale = 1
        picture.image = image
        picture.frame = CGRect(origin: .zero, size: image.size)
        scroll.contentSize = image.size
        let fit = min(1, scroll.bounds.width / max(image.size.width, 1))
        // Smaller than half its size a diagram's words cannot be read: it is scrolled instead.
        let scale = max(fit, 0.5)
        scroll.minimumZoomScale = min(fit, scale)
        scroll.zoomScale = scale
        height.constant = min(ceil(image.size.height * scale), 640)
    }

    private func zoom(by factor: CGFloat) {
        let scale = min(
            max(scroll.zoomScale * factor, scroll.minimumZoomScale), scroll.maximumZoomScale)
        scroll.setZoomScale(scale, animated: true)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

// MARK: - Pictures

extension ClassDiagram {
    func picture(in language: Language, appearance: DiagramAppearance) -> UIImage? {
        UIImage(
            svg: rendered(DiagramOptions(.svg, appearance: appearance), language: language))
    }
}

extension SequenceDiagram {
    /// The picture of the first messages.
    func picture(upTo step: Int, appearance: DiagramAppearance) -> UIImage? {
        let part = SequenceDiagram(
            participants: participants, messages: Array(messages.prefix(step)))
        return UIImage(svg: part.rendered(DiagramOptions(.svg, appearance: appearance)))
    }
}

extension UIImage {
    /// A drawing with two pixels for each of its points, so that it is sharp on any screen.
    fileprivate convenience init?(svg: String) {
        let scaled = svg.replacing(/width="(\d+)" height="(\d+)"/, maxReplacements: 1) { match in
            let (width, height) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
            return "width=\"\(2 * width)\" height=\"\(2 * height)\""
        }
        self.init(data: Data(scaled.utf8), scale: 2)
    }
}
