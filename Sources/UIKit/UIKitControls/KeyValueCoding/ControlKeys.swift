import Observing
import UIKitCore

extension UIControl {
    /// Returns a property of a control of this module.
    final func key(named name: String) -> CodedKey? {
        let own: CodedKey? =
            switch self {
            case is UIButton: UIButton.buttonKeys[name]
            case is UISwitch: UISwitch.switchKeys[name]
            case is UISlider: UISlider.sliderKeys[name]
            case is UIStepper: UIStepper.stepperKeys[name]
            case is UISegmentedControl: UISegmentedControl.segmentKeys[name]
            case is UIPageControl: UIPageControl.pageKeys[name]
            default: nil
            }
        return own ?? Self.controlKeys[name]
    }
}

extension UIControl {
    static let controlKeys: [String: CodedKey] = [
        "contentHorizontalAlignment": CodedKey(\UIControl.contentHorizontalAlignment),
        "contentVerticalAlignment": CodedKey(\UIControl.contentVerticalAlignment),
        "enabled": CodedKey(\UIControl.isEnabled),
        "highlighted": CodedKey(\UIControl.isHighlighted),
        "selected": CodedKey(\UIControl.isSelected),
    ]
}

extension UIButton {
    static let buttonKeys: [String: CodedKey] = [
        "buttonType": CodedKey { (object: UIButton) in object.buttonType },
        "configuration": CodedKey(\UIButton.configuration),
        "contentEdgeInsets": CodedKey(\UIButton.contentEdgeInsets),
        "currentTitle": CodedKey { (object: UIButton) in object.currentTitle },
        "imageEdgeInsets": CodedKey(\UIButton.imageEdgeInsets),
        "imageView": CodedKey { (object: UIButton) in object.imageView },
        "titleEdgeInsets": CodedKey(\UIButton.titleEdgeInsets),
        "titleLabel": CodedKey { (object: UIButton) in object.titleLabel },
    ]
}

extension UISwitch {
    static let switchKeys: [String: CodedKey] = [
        "on": CodedKey(\UISwitch.isOn),
        "onTintColor": CodedKey(\UISwitch.onTintColor),
        "thumbTintColor": CodedKey(\UISwitch.thumbTintColor),
    ]
}

extension UISlider {
    static let sliderKeys: [String: CodedKey] = [
        "continuous": CodedKey(\UISlider.isContinuous),
        "maximumTrackTintColor": CodedKey(\UISlider.maximumTrackTintColor),
        "maximumValue": CodedKey(\UISlider.maximumValue),
        "minimumTrackTintColor": CodedKey(\UISlider.minimumTrackTintColor),
        "minimumValue": CodedKey(\UISlider.minimumValue),
        "thumbTintColor": CodedKey(\UISlider.thumbTintColor),
        "value": CodedKey(\UISlider.value),
    ]
}

extension UIStepper {
    static let stepperKeys: [String: CodedKey] = [
        "autorepeat": CodedKey(\UIStepper.autorepeat),
        "maximumValue": CodedKey(\UIStepper.maximumValue),
        "minimumValue": CodedKey(\UIStepper.minimumValue),
        "stepValue": CodedKey(\UIStepper.stepValue),
        "value": CodedKey(\UIStepper.value),
        "wraps": CodedKey(\UIStepper.wraps),
    ]
}

extension UISegmentedControl {
    static let segmentKeys: [String: CodedKey] = [
        "momentary": CodedKey(\UISegmentedControl.isMomentary),
        "numberOfSegments": CodedKey { (object: UISegmentedControl) in object.numberOfSegments },
        "selectedSegmentIndex": CodedKey(\UISegmentedControl.selectedSegmentIndex),
        "selectedSegmentTintColor": CodedKey(\UISegmentedControl.selectedSegmentTintColor),
    ]
}

extension UIPageControl {
    static let pageKeys: [String: CodedKey] = [
        "currentPage": CodedKey(\UIPageControl.currentPage),
        "currentPageImage": CodedKey(\UIPageControl.preferredCurrentPageIndicatorImage),
        "currentPageIndicatorTintColor": CodedKey(\UIPageControl.currentPageIndicatorTintColor),
        "hidesForSinglePage": CodedKey(\UIPageControl.hidesForSinglePage),
        "numberOfPages": CodedKey(\UIPageControl.numberOfPages),
        "pageImage": CodedKey(\UIPageControl.preferredIndicatorImage),
        "pageIndicatorTintColor": CodedKey(\UIPageControl.pageIndicatorTintColor),
    ]
}

extension UILabel {
    static let labelKeys: [String: CodedKey] = [
        "adjustsFontSizeToFitWidth": CodedKey(\UILabel.adjustsFontSizeToFitWidth),
        "attributedText": CodedKey(\UILabel.attributedText),
        "enabled": CodedKey(\UILabel.isEnabled),
        "font": CodedKey(\UILabel.font),
        "highlighted": CodedKey(\UILabel.isHighlighted),
        "highlightedTextColor": CodedKey(\UILabel.highlightedTextColor),
        "lineBreakMode": CodedKey(\UILabel.lineBreakMode),
        "minimumScaleFactor": CodedKey(\UILabel.minimumScaleFactor),
        "numberOfLines": CodedKey(\UILabel.numberOfLines),
        "shadowColor": CodedKey(\UILabel.shadowColor),
        "shadowOffset": CodedKey(\UILabel.shadowOffset),
        "text": CodedKey(\UILabel.text),
        "textAlignment": CodedKey(\UILabel.textAlignment),
        "textColor": CodedKey(\UILabel.textColor),
    ]
}

extension UIImageView {
    static let imageKeys: [String: CodedKey] = [
        "highlighted": CodedKey(\UIImageView.isHighlighted),
        "highlightedImage": CodedKey(\UIImageView.highlightedImage),
        "image": CodedKey(\UIImageView.image),
    ]
}

extension UIProgressView {
    static let progressKeys: [String: CodedKey] = [
        "progress": CodedKey(\UIProgressView.progress),
        "progressTintColor": CodedKey(\UIProgressView.progressTintColor),
        "trackTintColor": CodedKey(\UIProgressView.trackTintColor),
    ]
}

extension UIActivityIndicatorView {
    static let indicatorKeys: [String: CodedKey] = [
        "animating": CodedKey { (object: UIActivityIndicatorView) in object.isAnimating },
        "color": CodedKey(\UIActivityIndicatorView.color),
        "hidesWhenStopped": CodedKey(\UIActivityIndicatorView.hidesWhenStopped),
        "style": CodedKey(\UIActivityIndicatorView.style),
    ]
}
