import CoreGraphics
import UIKit

/// A bar with the length of a round distance.
final class MapScaleView: UIView {
    private let label = UILabel()
    private let bar = UIView()
    private let formatter = MKDistanceFormatter()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 10, weight: .medium)
        bar.backgroundColor = .label
        bar.layer.cornerRadius = 1.5
        addSubview(label)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The scale of the map. The text is made at the next layout, in the language of the app.
    var metresPerPoint = 1.0 { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The greatest of 1, 2 or 5 and zeros that fits in 100 points.
        let most = max(metresPerPoint * 100, 1e-6)
        let power = pow(10, log10(most).rounded(.down))
        let metres = [5.0, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
        label.text = formatter.string(fromDistance: metres)
        let size = label.sizeThatFits(CGSize(width: 100, height: 20))
        label.frame = CGRect(origin: .zero, size: size)
        bar.frame = CGRect(x: 0, y: size.height + 2, width: metres / metresPerPoint, height: 3)
        frame.size = CGSize(width: max(size.width, bar.frame.width), height: size.height + 5)
    }
}
