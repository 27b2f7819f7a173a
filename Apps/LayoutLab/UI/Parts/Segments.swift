import LayoutDSL
import UIKit

/// A row with a segmented control.
final class Segments: UIView {
    private let control: UISegmentedControl

    /// The width at which equally wide segments show their titles, in points.
    private let evenWidth: CGFloat

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - names: The segments' titles, in reading order.
    ///   - chosen: The index of the initially selected one.
    ///   - onSelection: Called with the index when the user selects another one.
    init(_ names: [ControlName], chosen: Int = 0, onSelection: @escaping (Int) -> Void) {
        control = UISegmentedControl(items: names.map(\.text))
        evenWidth = control.intrinsicContentSize.width
        super.init(frame: .zero)
        control.selectedSegmentIndex = chosen
        for (name, segment) in zip(names, control.subviews.filter(\.isAccessibilityElement)) {
            segment.accessibilityIdentifier = name.identifier
        }
        control.addAction(
            UIAction { [weak control] _ in
                if let control { onSelection(control.selectedSegmentIndex) }
            }, for: .valueChanged)
        control.setContentCompressionResistancePriority(.low, for: .horizontal)
        addSubview(control)
        control.layout.make {
            $0.leading.trailing.equal(to: self)
            $0.centerY.equal(to: self)
        }
        layout.make { $0.height.equal(to: 40) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        control.apportionsSegmentWidthsByContent = bounds.width < evenWidth
        super.layoutSubviews()
    }
}
