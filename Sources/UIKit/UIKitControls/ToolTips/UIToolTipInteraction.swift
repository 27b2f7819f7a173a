import CoreGraphics
public import Foundation
import FoundationGaps
public import UIKitCore

/// The text of a tooltip, and the part of the view for which it is.
@preconcurrency @MainActor
public final class UIToolTipConfiguration: NSObject {
    /// The text.
    public let toolTip: String

    /// The part of the view; null for the whole view.
    public let sourceRect: CGRect

    /// Creates a configuration for a part of a view, or for the whole view.
    public init(toolTip: String, in rect: CGRect = .null) {
        self.toolTip = toolTip
        sourceRect = rect
        super.init()
    }
}

/// An object that provides tooltips.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
    /// Returns the tooltip at a point of the view; `nil` for none.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

/// An interaction that shows a text while the pointer rests on a view.
///
/// It appears after a second, and disappears when the pointer leaves or a button is pressed. A
/// control's tooltip names the shortcut with the same action, too.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The time in seconds for which the pointer rests before the tooltip appears.
    private static let delay: TimeInterval = 1

    /// The delegate, which is asked for the tooltip.
    open weak var delegate: (any UIToolTipInteractionDelegate)?

    /// The text that is shown without a delegate.
    open var defaultToolTip: String?

    /// `true` (the default) if tooltips appear.
    open var isEnabled = true { didSet { if !isEnabled { hide() } } }

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    private let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    private let press = PressObserver(target: nil, action: nil)
    private let timer = OneShotTimer()
    private weak var shown: ToolTipView?

    /// Creates an interaction without a text.
    public override init() {
        super.init()
        hover.addTarget(self, action: UIToolTipInteraction.hovered)
        press.didPress = { [weak self] in self?.hide() }
    }

    /// Creates an interaction that shows a text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        hide()
        self.view?.removeGestureRecognizer(hover)
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(hover)
        view?.addGestureRecognizer(press)
    }

    // MARK: Showing

    private func hovered() {
        switch hover.state {
        case .began, .changed:
            guard isEnabled, shown == nil else { return }
            timer.start(after: Self.delay) { [weak self] in self?.show() }
        default: hide()
        }
    }

    private func hide() {
        timer.stop()
        shown?.removeFromSuperview()
        shown = nil
    }

    private func show() {
        guard isEnabled, let view, let window = view.window else { return }
        let point = hover.location(in: view)
        let configuration =
            delegate.map { $0.toolTipInteraction(self, configurationAt: point) }
            ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        guard let configuration, !configuration.toolTip.isEmpty else { return }
        let source = configuration.sourceRect.isNull ? view.bounds : configuration.sourceRect
        guard source.contains(point) else { return }
        let shortcut = (view as? any ViewWithShortcut)?.shortcut
        let text = [configuration.toolTip, shortcut.map { "(\($0))" }].compactMap { $0 }
        let tip = ToolTipView(text.joined(separator: " "))
        shown = tip
        tip.show(in: window, below: view.convert(source, to: nil), at: hover.location(in: nil).x)
    }
}

/// A view whose tooltip names a shortcut too.
protocol ViewWithShortcut: UIView {
    /// The keys that do what the view does, as in `Ctrl+S`.
    var shortcut: String? { get }
}

/// A recogniser that only observes presses.
private final class PressObserver: UIGestureRecognizer {
    var didPress: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        didPress?()
        state = .failed
    }
}
