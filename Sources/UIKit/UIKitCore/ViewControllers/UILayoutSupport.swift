public import Foundation

/// The part of a controller's view that bars cover at the top or the bottom; the older form of the
/// safe area, which is preferable.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points.
    var length: CGFloat { get }

    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }

    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }

    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide of what lies outside of the safe area, above or below. Two constraints place it, as
/// with Apple's: its edge is that of the view, and its height that of the inset.
final class CoveredEdgeGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool
    private var height: NSLayoutConstraint?

    init(isTop: Bool) {
        self.isTop = isTop
        super.init()
        identifier = "UIViewController-\(isTop ? "top" : "bottom")LayoutGuide"
    }

    nonisolated deinit {}

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    /// Adds the constraints, unless they are there.
    func place(in view: UIView) {
        guard height == nil else { return }
        let edge =
            isTop
            ? topAnchor.constraint(equalTo: view.topAnchor)
            : bottomAnchor.constraint(equalTo: view.bottomAnchor)
        let height = heightAnchor.constraint(equalToConstant: length)
        self.height = height
        NSLayoutConstraint.activate([edge, height])
    }

    /// Adopts a change of the safe area.
    func update() { height?.constant = length }
}

extension UIViewController {
    /// The part of the view that bars cover at the top. Loads the view.
    public final var topLayoutGuide: any UILayoutSupport { view.topCoverGuide }

    /// The part of the view that bars cover at the bottom. Loads the view.
    public final var bottomLayoutGuide: any UILayoutSupport { view.bottomCoverGuide }
}
