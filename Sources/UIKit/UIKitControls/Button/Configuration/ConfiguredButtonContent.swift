import CoreGraphics
import Foundation
import UIKitCore

/// The parts of a button with a configuration that a button without one does not have, and the
/// state of its updates.
final class ConfiguredButtonContent {
    var configuration: UIButton.Configuration
    let background = ConfiguredBackgroundView()
    let subtitle = UILabel()
    let indicator = UIImageView()

    /// The spinner, while it is shown.
    var spinner: UIActivityIndicatorView?

    /// The configuration with the colours of the current state, as it is shown.
    var shown: UIButton.Configuration

    init(_ configuration: UIButton.Configuration) {
        self.configuration = configuration
        shown = configuration
        subtitle.isAccessibilityElement = false
        subtitle.numberOfLines = 0
        indicator.contentMode = .center
    }

    var views: [UIView] { [background, subtitle, indicator] }

    /// The visible image or spinner.
    func imageSize(of imageView: UIImageView) -> CGSize {
        if let spinner { return spinner.intrinsicContentSize }
        return imageView.image?.size ?? .zero
    }
}
