import LayoutDSL
import UIKit

/// The example of a page: views laid out by constraints, and controls that change them.
class Example: UIView {
    /// The rows of controls below the example.
    private(set) lazy var controls = makeControls()

    init() {
        super.init(frame: .zero)
        build()
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the views and their constraints. For subclasses.
    func build() {}

    /// Creates the rows of controls. For subclasses; none by default.
    func makeControls() -> [UIView] { [] }

    /// The code of the layout for the current state of the controls.
    var code: String { "" }

    /// Called by the example when a control changed its ``code``.
    final var codeDidChange: () -> Void = {}

    /// Labels whose text is wrapped to the width that the layout gives them. For subclasses.
    var wrappingLabels: [UILabel] { [] }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = wrappingLabels.map(\.bounds.width)
        guard wrappingLabels.map(\.preferredMaxLayoutWidth) != widths else { return }
        for (label, width) in zip(wrappingLabels, widths) { label.preferredMaxLayoutWidth = width }
        super.layoutSubviews()
    }

    /// Shows the layout's new constants, with an animation.
    func animateLayout() {
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.layoutIfNeeded() }, completion: nil)
    }
}
