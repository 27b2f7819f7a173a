import Foundation
import UIKitCore

/// The content of a label, as set by the app.
enum LabelContent: Equatable {
    case nothing
    case plain(String)
    case attributed(NSAttributedString)

    /// The text without attributes.
    var string: String? {
        switch self {
        case .nothing: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// Returns the text with its attributes; missing ones are taken from the arguments.
    func styled(font: UIFont, color: UIColor, paragraphStyle: NSParagraphStyle)
        -> NSAttributedString
    {
        let standard: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle,
        ]
        guard case .attributed(let given) = self else {
            return NSAttributedString(string: string ?? "", attributes: standard)
        }
        let styled = NSMutableAttributedString(string: given.string, attributes: standard)
        given.enumerateAttributes(in: NSRange(location: 0, length: given.length)) {
            attributes, range, _ in
            styled.addAttributes(attributes, range: range)
        }
        return styled
    }
}

extension NSAttributedString {
    /// Returns the text with all fonts scaled.
    func scaled(by scale: CGFloat) -> NSAttributedString {
        guard scale != 1 else { return self }
        return mappingAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return }
            attributes[.font] = font.withSize(font.pointSize * scale)
        }
    }

    /// Returns the text in one colour.
    func recolored(_ color: UIColor) -> NSAttributedString {
        mappingAttributes { $0[.foregroundColor] = color }
    }

    private func mappingAttributes(
        _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            var changed = attributes
            change(&changed)
            result.setAttributes(changed, range: range)
        }
        return result
    }
}
