import CoreGraphics
import UIKitControls
import UIKitCore

/// The configurations of a cell, header or footer of a table, with the views that show them.
struct TableConfigurations<Handler> {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var background: UIBackgroundConfiguration?
    private(set) var backgroundView: ConfiguredBackgroundView?

    /// Called with the state, to change configurations.
    var handler: Handler?
    var needsUpdate = false

    /// Shows a content in a view; `nil` shows none.
    mutating func setContent(_ content: (any UIContentConfiguration)?, in host: UIView) {
        self.content = content
        guard let content else {
            contentView?.removeFromSuperview()
            contentView = nil
            return
        }
        if let contentView, contentView.supports(content) {
            contentView.configuration = content
        } else {
            contentView?.removeFromSuperview()
            let view = content.makeContentView()
            contentView = view
            view.frame = host.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            host.addSubview(view)
        }
    }

    /// Shows a background behind everything in a view; `nil` shows none.
    mutating func setBackground(_ background: UIBackgroundConfiguration?, in host: UIView) {
        self.background = background
        guard let background else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? ConfiguredBackgroundView(frame: host.bounds)
        if backgroundView == nil {
            backgroundView = view
            host.insertSubview(view, at: 0)
        }
        view.show(background)
        view.frame = host.bounds
    }
}
