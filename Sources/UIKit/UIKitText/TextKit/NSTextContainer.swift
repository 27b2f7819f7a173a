public import CoreGraphics
public import Foundation
public import UIKitCore

/// The area in which a layout manager sets text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The layout manager of the container.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// The size in points. 0 or infinity is unlimited.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }

    /// The margin at both ends of lines, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// The maximum number of lines; 0, the default, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// The end of the last line when text is left. Word wrapping by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }

    /// `true` if the width follows that of the text view.
    open var widthTracksTextView = false

    /// `true` if the height follows that of the text view.
    open var heightTracksTextView = false

    /// Creates a container.
    public init(size: CGSize) { self.size = size }

    /// Creates a container without limits.
    public convenience override init() { self.init(size: .zero) }

    nonisolated deinit {}

    /// The width for lines, in points; infinity without a limit.
    var lineWidth: CGFloat {
        guard size.width > 0, size.width < 1_000_000 else { return .infinity }
        return max(size.width - 2 * lineFragmentPadding, 1)
    }

    private func changed() { layoutManager?.containerDidChange() }
}
