import Foundation
import FoundationGaps
import TouchPainterCore
import UIKit

/// The bar at the top of a screen over the canvas: buttons and a title.
final class HeaderView: UIView {
    /// Buttons before the title.
    var leading: [UIBarButtonItem] = [] { didSet { showItems() } }

    /// Buttons after the title.
    var trailing: [UIBarButtonItem] = [] { didSet { showItems() } }

    var title: String {
        didSet { showTitle() }
    }

    private let toolbar = UIToolbar()
    private let label = UILabel()
    private let edge = UIView()

    /// The bar's height in points.
    static let height: CGFloat = 44

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.isUserInteractionEnabled = false
        label.accessibilityIdentifier = "Title"
        label.accessibilityTraits = .header
        clipsToBounds = true
        edge.backgroundColor = .separator
        addSubview(toolbar)
        addSubview(label)
        addSubview(edge)
        showTitle()
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    private func showTitle() {
        label.text = title
        label.accessibilityLabel = title
    }

    private func showItems() {
        toolbar.items = leading + [.flexibleSpace()] + trailing
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The line of a toolbar is at its top, where this bar has none.
        toolbar.frame = bounds.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0))
        edge.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
        let side: CGFloat = trailing.isEmpty ? 72 : 90
        label.frame = CGRect(
            x: side, y: bounds.maxY - Self.height, width: max(bounds.width - 2 * side, 0),
            height: Self.height)
    }

    /// The frames of a header and of the content below it, in a screen's view.
    static func divide(_ view: UIView) -> (header: CGRect, content: CGRect) {
        let parts = view.bounds.divided(
            atDistance: height + view.safeAreaInsets.top, from: .minYEdge)
        return (parts.slice, parts.remainder)
    }

    /// A button that goes back to the canvas.
    static func doneItem(_ mediator: any ScreenMediator) -> UIBarButtonItem {
        let item = CommandBarButtonItem(
            identifier: "Done", label: String(localized: "Done", bundle: .module),
            tag: ScreenRequest.done.rawValue
        ) { [weak mediator] in mediator?.request(.done) }
        item.style = .done
        return item
    }
}
