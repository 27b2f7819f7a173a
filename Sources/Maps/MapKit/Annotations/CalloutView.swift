import CoreGraphics
import UIKit

/// The bubble above a selected annotation.
final class CalloutView: UIView {
    /// Lets the action of a new bubble replace that of an accessory's previous one.
    private static let tap = UIAction.Identifier("touchstone.callout")

    private let content = UIView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let tip = UIView()

    /// Called when the user taps an accessory that is a control.
    var accessoryTapped: ((UIControl) -> Void)?

    init(for view: MKAnnotationView, title: String?) {
        super.init(frame: .zero)
        tip.backgroundColor = .secondarySystemGroupedBackground
        tip.transform = CGAffineTransform(rotationAngle: .pi / 4)
        addSubview(tip)
        content.backgroundColor = .secondarySystemGroupedBackground
        content.layer.cornerRadius = 10
        addSubview(content)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 2)
        fill(for: view, title: title)
    }

    required init?(coder: NSCoder) { nil }

    private func fill(for view: MKAnnotationView, title: String?) {
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.numberOfLines = 2
        subtitleLabel.text = view.annotation?.subtitle
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 3
        let detail = view.detailCalloutAccessoryView ?? subtitleLabel
        let texts = UIStackView(arrangedSubviews: [titleLabel, detail])
        texts.axis = .vertical
        texts.spacing = 2
        detail.isHidden = detail === subtitleLabel && (subtitleLabel.text ?? "").isEmpty
        let row = UIStackView(
            arrangedSubviews: [
                view.leftCalloutAccessoryView, texts, view.rightCalloutAccessoryView,
            ].compactMap(\.self))
        row.spacing = 10
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
            row.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            texts.widthAnchor.constraint(lessThanOrEqualToConstant: 220),
        ])
        for case let control as UIControl in [
            view.leftCalloutAccessoryView, view.rightCalloutAccessoryView,
        ] {
            control.addAction(
                UIAction(identifier: Self.tap) { [weak self, weak control] _ in
                    if let control { self?.accessoryTapped?(control) }
                }, for: .touchUpInside)
        }
    }

    /// Places the bubble above a point, within the bounds of the map.
    func place(above point: CGPoint, in bounds: CGRect) {
        let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let width = max(min(size.width, bounds.width - 16), 44)
        let left = min(max(point.x - width / 2, 8), max(bounds.width - width - 8, 8))
        frame = CGRect(x: left, y: point.y - size.height - 9, width: width, height: size.height)
        content.frame = CGRect(origin: .zero, size: frame.size)
        tip.bounds.size = CGSize(width: 12, height: 12)
        tip.center = CGPoint(
            x: min(max(point.x - left, 16), width - 16), y: frame.height - 1)
    }
}
