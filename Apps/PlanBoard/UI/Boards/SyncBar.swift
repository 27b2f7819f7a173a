import PlanBoardSync
import UIKit

/// The bar below a board whose team's server cannot be used: how many changes wait, and why. A tap
/// tries again.
final class SyncBar: UIView {
    private static let padding: CGFloat = 10
    private static let margin: CGFloat = 16
    private static let iconWidth: CGFloat = 30

    private let line = UIView()
    private let icon = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private let button = UIButton(type: .system)

    /// Called when the user wants another attempt.
    var didRetry: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .planColumn
        accessibilityIdentifier = "SyncBar"
        line.backgroundColor = .separator
        icon.image = .symbol("exclamationmark.triangle", size: 16)
        icon.tintColor = .planWarning
        icon.contentMode = .center
        title.font = .systemFont(ofSize: 13, weight: .semibold)
        title.numberOfLines = 2
        title.accessibilityIdentifier = "SyncTitle"
        detail.font = .systemFont(ofSize: 11)
        detail.textColor = .planSecondary
        detail.numberOfLines = 5
        detail.accessibilityIdentifier = "SyncDetail"
        button.setTitle(String(localized: "Try again", bundle: .module), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
        button.accessibilityIdentifier = "SyncRetry"
        button.addTarget(self, action: SyncBar.retry, for: .touchUpInside)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SyncBar.retry))
        for view in [line, icon, title, detail, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func retry() { didRetry() }

    // MARK: Content

    /// Shows why an exchange fails, and hides the bar from one that does not.
    func show(_ exchange: BoardExchange) {
        isHidden = exchange.failure == nil
        guard let failure = exchange.failure else { return }
        title.text =
            exchange.state == .connecting
            ? String(localized: "Connecting…", bundle: .module)
            : Self.title(of: failure, waiting: exchange.waitingCount)
        detail.text = FailureWords.text(of: failure)
        setNeedsLayout()
    }

    private static func title(of failure: BoardSyncError, waiting count: Int) -> String {
        let isOffline = if case .unreachable = failure { true } else { false }
        return switch (isOffline, count) {
        case (true, 0): String(localized: "Offline", bundle: .module)
        case (true, _): String(localized: "Offline, \(count) changes waiting", bundle: .module)
        case (false, 0): String(localized: "Not shared", bundle: .module)
        case (false, _): String(localized: "Not shared, \(count) changes waiting", bundle: .module)
        }
    }

    // MARK: Layout

    /// The height that the content needs.
    func height(forWidth width: CGFloat) -> CGFloat {
        let heights = textHeights(forWidth: width)
        return max(heights.title + 2 + heights.detail, 30) + 2 * Self.padding
    }

    private var buttonWidth: CGFloat { button.intrinsicContentSize.width + 16 }

    private func textWidth(forWidth width: CGFloat) -> CGFloat {
        max(width - 2 * Self.margin - Self.iconWidth - buttonWidth, 0)
    }

    private func textHeights(forWidth width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        let size = CGSize(width: textWidth(forWidth: width), height: .greatestFiniteMagnitude)
        return (title.sizeThatFits(size).height, detail.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = textHeights(forWidth: bounds.width)
        let (x, width) = (Self.margin + Self.iconWidth, textWidth(forWidth: bounds.width))
        let y = (bounds.height - heights.title - 2 - heights.detail) / 2
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        icon.frame = CGRect(x: Self.margin - 2, y: 0, width: 20, height: bounds.height)
        title.frame = CGRect(x: x, y: y, width: width, height: heights.title)
        detail.frame = CGRect(
            x: x, y: y + heights.title + 2, width: width, height: heights.detail)
        button.frame = CGRect(
            x: bounds.width - Self.margin - buttonWidth + 8, y: 0, width: buttonWidth,
            height: bounds.height)
    }
}
