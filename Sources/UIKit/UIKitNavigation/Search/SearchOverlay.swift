import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The view of a search over the searched content: a dimming, the results, or suggestions.
final class SearchOverlay: UIView {
    private let dimming = UIView()

    /// Called for a tap on the dimming.
    var onTap: (() -> Void)?

    /// The view of results or suggestions.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    /// `true` if the searched content is dimmed while there is no ``content``.
    var dims = true { didSet { dimming.isHidden = !dims } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        dimming.backgroundColor = UIColor {
            UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        addSubview(dimming)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addTarget(self, action: SearchOverlay.tapped)
        dimming.addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped() { onTap?() }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        content?.frame = bounds
    }

    /// Fades the dimming in, at its full size.
    func fadeIn() {
        UIView.performWithoutAnimation { layoutIfNeeded() }
        dimming.alpha = 0
        UIView.animate(withDuration: 0.25) { self.dimming.alpha = 1 }
    }

    /// Without dimming and content, touches reach the searched content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (dims || content != nil) && super.point(inside: point, with: event)
    }
}
