import UIKit

extension GalleryPage {
    static var textView: GalleryPage {
        GalleryPage(
            name: "TextView", title: String(localized: "Text view", bundle: .module),
            section: .text,
            symbol: "text.alignleft",
            color: .systemOrange,
            makeController: { TextViewPage() })
    }
}

/// A text view with styles, a link and several scripts, above a plain one that grows with its
/// text.
final class TextViewPage: UIViewController, UITextViewDelegate {
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let styled = UITextView()
        let growing = UITextView()
        styled.attributedText = story
        styled.delegate = self
        styled.isFindInteractionEnabled = true
        styled.allowsEditingTextAttributes = true
        styled.smartQuotesType = .yes
        styled.smartDashesType = .yes
        styled.accessibilityIdentifier = "Story"
        for text in [styled, growing] {
            text.accessibilityLabel = String(localized: "Text view", bundle: .module)
        }
        growing.isScrollEnabled = false
        growing.font = .preferredFont(forTextStyle: .body)
        growing.text = String(localized: "This one grows with its text.", bundle: .module)
        growing.backgroundColor = .secondarySystemBackground
        growing.layer.cornerRadius = 8
        growing.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
        growing.accessibilityIdentifier = "Growing"
        status.font = .preferredFont(forTextStyle: .footnote)
        status.textColor = .secondaryLabel
        status.text = " "
        let stack = UIStackView(arrangedSubviews: [styled, growing, status])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(
                equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -8),
        ])
    }

    private var story: NSAttributedString {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let spaced = NSMutableParagraphStyle()
        spaced.paragraphSpacing = 10
        let story = NSMutableAttributedString()
        func add(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
            var all: [NSAttributedString.Key: Any] = [
                .font: body, .foregroundColor: UIColor.label, .paragraphStyle: spaced,
            ]
            all.merge(attributes) { $1 }
            story.append(NSAttributedString(string: text, attributes: all))
        }
        add(
            String(localized: "Typing", bundle: .module) + "\n",
            [.font: UIFont.preferredFont(forTextStyle: .title1)])
        add(String(localized: "Text may be", bundle: .module) + " ")
        add(
            String(localized: "bold", bundle: .module),
            [.font: UIFont.boldSystemFont(ofSize: body.pointSize)])
        add(", ")
        add(String(localized: "red", bundle: .module), [.foregroundColor: UIColor.systemRed])
        add(", ")
        add(
            String(localized: "underlined", bundle: .module),
            [.underlineStyle: NSUnderlineStyle.single.rawValue])
        add(", ")
        add(
            String(localized: "marked", bundle: .module),
            [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.4)])
        add(", ")
        add(
            String(localized: "a link", bundle: .module),
            [.link: URL(string: "https://example.org") as Any])
        add(".\n")
        add("中文、日本語、한국어都可以输入。\n")
        add("هذا نص عربي من اليمين إلى اليسار.\n")
        add("👩‍👩‍👧 👍🏽 🇨🇳 " + String(localized: "are single characters.", bundle: .module) + "\n")
        return story
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        status.text = URL.absoluteString
        return false
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        let range = textView.selectedRange
        status.text = "\(range.location) + \(range.length)"
    }
}
