public import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
public final class UIAlertAction: NSObject {
    /// The style of a button.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        /// Cancels; an alert has at most one.
        case cancel
        /// Destroys something: red.
        case destructive
    }

    /// The title of the button.
    public let title: String?

    /// The style of the button.
    public let style: Style

    /// `true` (the default) if the button can be tapped.
    public var isEnabled = true { didSet { if isEnabled != oldValue { didChange?() } } }

    /// The looks that key-value coding sets.
    var look = AlertActionLook() { didSet { didChange?() } }

    let handler: ((UIAlertAction) -> Void)?
    var didChange: (() -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: The role of the button.
    ///   - handler: Called after the alert has been dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// Creates an action without a title, in the default style.
    public convenience override init() { self.init(title: nil, style: .default) }
}
