import SourceListings
import UIKit

/// A source in colours, which scrolls sideways, with a button that copies it.
final class CodeView: UIView {
    private let listing: SourceListing
    private let text = UITextView()

    init(_ listing: SourceListing) {
        self.listing = listing
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 8
        clipsToBounds = true
        semanticContentAttribute = .forceLeftToRight
        text.isEditable = false
        text.isScrollEnabled = false
        text.backgroundColor = .clear
        text.textAlignment = .left
        text.textContainerInset = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
        text.attributedText = Self.colored(
            String(listing.text.reversed().drop { $0 == "\n" }.reversed()))
        text.accessibilityLabel = listing.name
        let scroll = UIScrollView()
        scroll.alwaysBounceHorizontal = false
        scroll.addSubview(text)
        let copy = makeCopyButton()
        for view in [scroll, copy, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scroll)
        addSubview(copy)
        let size = text.sizeThatFits(CGSize(width: Self.width(of: listing.text), height: 1e6))
        let fills = text.widthAnchor.constraint(
            greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            scroll.topAnchor.constraint(equalTo: topAnchor),
            scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
            scroll.heightAnchor.constraint(equalToConstant: max(ceil(size.height), 44)),
            text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            text.topAnchor.constraint(equalTo: content.topAnchor),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            text.heightAnchor.constraint(equalTo: scroll.heightAnchor),
            text.widthAnchor.constraint(
                greaterThanOrEqualToConstant: Self.width(of: listing.text)),
            fills,
            copy.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            copy.rightAnchor.constraint(equalTo: rightAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private func makeCopyButton() -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "doc.on.doc")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: 13)
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 9, bottom: 7, trailing: 9)
        configuration.baseBackgroundColor = .systemGray5
        let code = listing.text
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { _ in UIPasteboard.general.string = code })
        button.accessibilityLabel = String(localized: "Copy", bundle: .module)
        button.accessibilityIdentifier = "Copy"
        return button
    }

    // MARK: Text

    private static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)

    /// The width of the longest line, in points.
    private static func width(of code: String) -> CGFloat {
        let cell = NSAttributedString(string: "0", attributes: [.font: font]).size().width
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        let columns = lines.map { line in
            line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
        }
        return CGFloat(columns.max() ?? 0) * ceil(cell * 100) / 100 + 28
    }

    private static func colored(_ code: String) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: code, attributes: [.font: font, .foregroundColor: UIColor.label])
        for token in SwiftToken.all(in: code) {
            text.addAttribute(
                .foregroundColor, value: color(of: token.kind),
                range: NSRange(location: token.range.lowerBound, length: token.range.count))
        }
        return text
    }

    private static func color(of kind: SwiftToken.Kind) -> UIColor {
        switch kind {
        case .comment: .secondaryLabel
        case .string: .systemRed
        case .number: .systemOrange
        case .keyword: .systemPink
        case .attribute: .systemBrown
        case .type: .systemIndigo
        }
    }
}

/// The files of a page, one at a time.
final class ListingsView: UIStackView {
    private let listings: [SourceListing]
    private var code: CodeView?

    init(_ listings: [SourceListing]) {
        self.listings = listings
        super.init(frame: .zero)
        axis = .vertical
        spacing = 10
        if listings.count > 1 {
            addArrangedSubview(
                ChoiceRow(
                    String(localized: "File", bundle: .module), name: "File",
                    words: listings.map(\.name), index: 0
                ) { [weak self] in self?.show($0) })
        } else if let listing = listings.first {
            addArrangedSubview(Paragraphs([listing.name], isNote: true))
        }
        show(0)
    }

    required init(coder: NSCoder) { preconditionFailure("Listings are shown in code.") }

    private func show(_ index: Int) {
        code?.removeFromSuperview()
        let view = CodeView(listings[index])
        code = view
        addArrangedSubview(view)
    }
}
