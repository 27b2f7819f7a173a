import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore

extension UICalendarView {
    /// The size of a decoration.
    public nonisolated enum DecorationSize: Int, Hashable, Sendable {
        case small = 0
        case medium, large

        /// The side of a dot or an image, in points.
        fileprivate var side: CGFloat { [5, 9, 13][rawValue] }
    }

    /// A mark below a day: a dot, an image or a view.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private let make: () -> UIView

        private init(make: @escaping () -> UIView) {
            self.make = make
            super.init()
        }

        /// Creates a dot.
        public convenience init(
            color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) {
            self.init(make: { DotView(color: color ?? .systemFill, side: size.side) })
        }

        /// Creates an image; a dot if it is `nil`.
        public convenience init(
            image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) {
            guard let image else {
                self.init(color: color, size: size)
                return
            }
            self.init(make: {
                let view = UIImageView(image: image)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .secondaryLabel
                view.bounds.size = CGSize(width: size.side, height: size.side)
                return SizedView(view)
            })
        }

        /// Creates a mark with a view. What is larger than the place is clipped.
        public convenience init(customViewProvider provider: @escaping () -> UIView) {
            self.init(make: {
                let view = provider()
                view.clipsToBounds = true
                return view
            })
        }

        nonisolated deinit {}

        /// Returns a dot.
        public static func `default`(
            color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration { Decoration(color: color, size: size) }

        /// Returns an image.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil,
            size: UICalendarView.DecorationSize = .medium
        ) -> UICalendarView.Decoration { Decoration(image: image, color: color, size: size) }

        /// Returns a mark with a view.
        public static func customView(
            _ customViewProvider: @escaping () -> UIView
        ) -> UICalendarView.Decoration { Decoration(customViewProvider: customViewProvider) }

        final func makeView() -> UIView { make() }
    }
}

/// A dot.
private final class DotView: UIView {
    private let side: CGFloat

    init(color: UIColor, side: CGFloat) {
        self.side = side
        super.init(frame: .zero)
        isOpaque = false
        layer.cornerRadius = side / 2
        backgroundColor = color
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

/// A view that keeps the size of the one inside.
private final class SizedView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.bounds)
        isOpaque = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { content.bounds.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
