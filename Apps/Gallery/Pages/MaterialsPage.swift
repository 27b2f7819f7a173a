import UIKit

extension GalleryPage {
    static var materials: GalleryPage {
        GalleryPage(
            name: "Materials", title: String(localized: "Materials", bundle: .module),
            section: .text, symbol: "square.stack.3d.up",
            color: .systemCyan, makeController: { MaterialsPage() })
    }
}

/// Translucent materials over a colourful background.
final class MaterialsPage: UIViewController {
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [
            UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor, UIColor.systemTeal.cgColor,
            UIColor.systemIndigo.cgColor,
        ]
        view.layer.addSublayer(gradient)
        let styles: [(String, UIBlurEffect.Style)] = [
            (String(localized: "Ultra thin", bundle: .module), .systemUltraThinMaterial),
            (String(localized: "Thin", bundle: .module), .systemThinMaterial),
            (String(localized: "Regular", bundle: .module), .systemMaterial),
            (String(localized: "Thick", bundle: .module), .systemThickMaterial),
            (String(localized: "Chrome", bundle: .module), .systemChromeMaterial),
        ]
        let cards = styles.map { name, style in
            let card = UIVisualEffectView(effect: UIBlurEffect(style: style))
            card.layer.cornerRadius = 12
            card.clipsToBounds = true
            let label = UILabel(frame: card.contentView.bounds)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            label.text = name
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .headline)
            let vibrancy = UIVisualEffectView(
                effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: style)))
            vibrancy.frame = card.contentView.bounds
            vibrancy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            vibrancy.contentView.addSubview(label)
            card.contentView.addSubview(vibrancy)
            card.heightAnchor.constraint(equalToConstant: 64).isActive = true
            return card
        }
        let column = UIStackView(arrangedSubviews: cards + [vibrantCard])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        let list = UIScrollView(frame: view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.addSubview(column)
        view.addSubview(list)
        let content = list.contentLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            column.widthAnchor.constraint(
                equalTo: list.frameLayoutGuide.widthAnchor, constant: -48),
        ])
    }

    /// The colours of content on a thin material: labels, a line and fills.
    private var vibrantCard: UIView {
        let material = UIBlurEffect(style: .systemThinMaterial)
        let card = UIVisualEffectView(effect: material)
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        func vibrant(_ style: UIVibrancyEffectStyle, _ content: UIView) -> UIView {
            let view = UIVisualEffectView(
                effect: UIVibrancyEffect(blurEffect: material, style: style))
            content.frame = view.contentView.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.contentView.addSubview(content)
            return view
        }
        func text(_ name: String, _ style: UIVibrancyEffectStyle) -> UIView {
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .body)
            let view = vibrant(style, label)
            let height = max(24, label.font.lineHeight.rounded(.up))
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            return view
        }
        func area(_ style: UIVibrancyEffectStyle, height: CGFloat, radius: CGFloat = 0) -> UIView {
            let fill = UIView()
            fill.backgroundColor = .white
            fill.layer.cornerRadius = radius
            let view = vibrant(style, fill)
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
            return view
        }
        let fills = UIStackView(arrangedSubviews: [
            area(.fill, height: 28, radius: 8), area(.secondaryFill, height: 28, radius: 8),
            area(.tertiaryFill, height: 28, radius: 8),
        ])
        fills.spacing = 8
        fills.distribution = .fillEqually
        let rows = UIStackView(arrangedSubviews: [
            text(String(localized: "Label", bundle: .module), .label),
            text(String(localized: "Secondary label", bundle: .module), .secondaryLabel),
            text(String(localized: "Tertiary label", bundle: .module), .tertiaryLabel),
            area(.separator, height: 1), fills,
        ])
        rows.axis = .vertical
        rows.spacing = 6
        rows.translatesAutoresizingMaskIntoConstraints = false
        card.contentView.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.leadingAnchor.constraint(equalTo: card.contentView.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: card.contentView.trailingAnchor, constant: -16),
            rows.topAnchor.constraint(equalTo: card.contentView.topAnchor, constant: 12),
            rows.bottomAnchor.constraint(equalTo: card.contentView.bottomAnchor, constant: -12),
        ])
        return card
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}
