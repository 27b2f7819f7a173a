import BookshelfCore
import UIKit

/// How far a book was read, and the slider that turns its pages.
final class ReadingView: UIView {
    /// Called with the page that the user turned to.
    var onTurn: ((Int) -> Void)?

    let slider = UISlider()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        slider.accessibilityIdentifier = "Page"
        slider.isContinuous = false
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onTurn?(Int(slider.value.rounded()))
            }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [label, slider])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a book. Without a number of pages there is nothing to turn.
    func show(_ book: Book) {
        let pages = max(book.pages ?? 0, 0)
        let page = book.isRead == true ? pages : min(book.page ?? 0, pages)
        slider.isHidden = pages == 0
        slider.maximumValue = Float(max(pages, 1))
        slider.value = Float(page)
        label.text =
            switch book.reading {
            case .read: String(localized: "Read", bundle: .module)
            case .unread: String(localized: "Not begun yet", bundle: .module)
            case .reading where pages == 0: String(localized: "Reading", bundle: .module)
            case .reading:
                String(localized: "Page \(page) of \(pages)", bundle: .module)
            }
    }
}
