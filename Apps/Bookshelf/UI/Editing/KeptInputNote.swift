import UIKit

/// Says that the input of a form is from before the program ended last.
final class KeptInputNote: UILabel {
    init() {
        super.init(frame: .zero)
        text = String(
            localized: "You typed this before Bookshelf ended. It is not saved yet.",
            bundle: .module)
        font = .preferredFont(forTextStyle: .footnote)
        textColor = .secondaryLabel
        numberOfLines = 0
    }

    required init?(coder: NSCoder) { nil }
}
