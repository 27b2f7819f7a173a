import UIKit

extension GalleryPage {
    static var labels: GalleryPage {
        GalleryPage(
            name: "Labels", title: String(localized: "Labels", bundle: .module),
            section: .text, symbol: "textformat",
            color: .systemGray, makeController: { LabelsPage() })
    }
}

/// Labels in each text style.
final class LabelsPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let styles: [(String, UIFont.TextStyle)] = [
            (String(localized: "Large title", bundle: .module), .largeTitle),
            (String(localized: "Title 1", bundle: .module), .title1),
            (String(localized: "Title 2", bundle: .module), .title2),
            (String(localized: "Title 3", bundle: .module), .title3),
            (String(localized: "Headline", bundle: .module), .headline),
            (String(localized: "Body", bundle: .module), .body),
            (String(localized: "Callout", bundle: .module), .callout),
            (String(localized: "Subheadline", bundle: .module), .subheadline),
            (String(localized: "Footnote", bundle: .module), .footnote),
            (String(localized: "Caption 1", bundle: .module), .caption1),
            (String(localized: "Caption 2", bundle: .module), .caption2),
        ]
        let labels = styles.map { name, style in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = name
            label.numberOfLines = 0
            return label
        }
        return [
            InsetGroup(
                header: String(localized: "Text styles", bundle: .module),
                rows: labels.map { block($0) }),
            InsetGroup(
                header: String(localized: "Line breaks", bundle: .module),
                rows: [block(wrapped(.standard)), block(wrapped([]))],
                footer: String(
                    localized: "The first text has no word alone in its last line.",
                    bundle: .module)),
        ]
    }

    /// A text of two lines, narrow enough that its last word would be alone.
    private func wrapped(_ strategy: NSParagraphStyle.LineBreakStrategy) -> UIView {
        let label = UILabel()
        label.text = String(
            localized: "Labels avoid lines with a single word", bundle: .module)
        label.numberOfLines = 0
        label.lineBreakStrategy = strategy
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 250).isActive = true
        return UIStackView(arrangedSubviews: [label, UIView()])
    }
}
