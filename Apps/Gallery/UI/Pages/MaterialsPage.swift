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
            card.contentView.addSubview(label)
            card.heightAnchor.constraint(equalToConstant: 80).isActive = true
            return card
        }
        let column = UIStackView(arrangedSubviews: cards)
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}
