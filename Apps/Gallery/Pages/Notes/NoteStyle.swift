import UIKit

/// The style of a paragraph of a note.
enum NoteStyle: CaseIterable {
    case title, heading, body

    var name: String {
        switch self {
        case .title: String(localized: "Title", bundle: .module)
        case .heading: String(localized: "Heading", bundle: .module)
        case .body: String(localized: "Body", bundle: .module)
        }
    }

    var font: UIFont {
        switch self {
        case .title: .systemFont(ofSize: 28, weight: .bold)
        case .heading: .systemFont(ofSize: 20, weight: .semibold)
        case .body: .systemFont(ofSize: 17)
        }
    }

    var attributes: [NSAttributedString.Key: Any] {
        let spaced = NSMutableParagraphStyle()
        spaced.paragraphSpacing = 6
        return [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: spaced]
    }

    /// Returns a text of paragraphs.
    static func text(_ paragraphs: [(NoteStyle, String)]) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for (index, (style, string)) in paragraphs.enumerated() {
            text.append(
                NSAttributedString(
                    string: index == 0 ? string : "\n" + string, attributes: style.attributes))
        }
        return text
    }
}
