import BookshelfLists
import UIKit

/// How far a book was read, and the slider that turns its pages.
final class ReadingView: UIView {
    /// Called with the page that the user turned to.
    var onTurn: ((Int) -> Void)?

    /// Called when the user begins or ends to read.
    var onToggle: (() -> Void)?

    let slider = UISlider()

    /// Begins and ends a reading time.
    let clock = UIButton(configuration: .tinted())

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        slider.accessibilityIdentifier = "Page"
        slider.isContinuous = false
        slider.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onTurn?(Int(slider.value.rounded()))
            }, for: .valueChanged)
        clock.accessibilityIdentifier = "Clock"
        clock.configuration?.buttonSize = .medium
        clock.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        clock.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .touchUpInside)
        let line = UIStackView(arrangedSubviews: [label, clock])
        line.alignment = .center
        line.spacing = 12
        clock.setContentHuggingPriority(.required, for: .horizontal)
        clock.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [line, slider])
        stack.axis = .vertical
        stack.spacing = 6
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
        let isReading = book.readingSince != nil
        clock.isHidden = book.isWished == true
        clock.configuration?.title =
            isReading
            ? String(localized: "Stop reading", bundle: .module)
            : String(localized: "Start reading", bundle: .module)
        clock.configuration?.image = UIImage(systemName: isReading ? "stop.fill" : "play.fill")
        clock.configuration?.imagePadding = 6
        clock.tintColor = isReading ? .systemRed : nil
        slider.isHidden = pages == 0
        slider.maximumValue = Float(max(pages, 1))
        slider.value = Float(page)
        label.text =
            switch book.reading {
            case _ where book.isWished == true:
                String(localized: "On the wish list", bundle: .module)
            case .read: String(localized: "Read", bundle: .module)
            case .unread: String(localized: "Not begun yet", bundle: .module)
            case .reading where pages == 0: String(localized: "Reading", bundle: .module)
            case .reading:
                String(localized: "Page \(page) of \(pages)", bundle: .module)
            }
    }
}
