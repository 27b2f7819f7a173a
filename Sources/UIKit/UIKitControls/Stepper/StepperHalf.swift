import CoreGraphics
import Foundation
import UIKitCore

/// One of the two buttons of a stepper. The stepper tracks its touches.
final class StepperHalf: UIView {
    /// The images that were set, by the raw values of states.
    var images: [UInt: UIImage] = [:]

    /// The state that the half shows.
    var state = UIControl.State.normal { didSet { show() } }

    /// The image behind the symbol, in place of a colour.
    var background: UIImage? {
        didSet {
            backgroundView.image = background
            if background != nil { backgroundColor = nil }
        }
    }

    private let backgroundView = UIImageView()
    private let symbol: String
    private let imageView = UIImageView()

    init(symbol: String, label: String) {
        self.symbol = symbol
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.contentMode = .center
        addSubview(backgroundView)
        addSubview(imageView)
        accessibilityLabel = label
    }

    required init?(coder: NSCoder) { return nil }

    private func show() {
        imageView.tintColor = state.contains(.disabled) ? .tertiaryLabel : .label
        imageView.image = images[state.rawValue] ?? images[0] ?? standardImage
        backgroundColor = state.contains(.highlighted) ? ControlStyle.highlightedFill : nil
    }

    private var standardImage: UIImage? {
        let configuration = UIImage.SymbolConfiguration(
            pointSize: ControlStyle.Stepper.symbolSize, weight: .semibold)
        return UIImage(
            systemName: symbol,
            withConfiguration: configuration.withTraitCollection(traitCollection))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        imageView.frame = bounds
    }
}
