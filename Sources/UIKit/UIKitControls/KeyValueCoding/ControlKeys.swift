import CoreGraphics
@_spi(UIKitInternals) import UIKitCore

// The properties of controls, each declared once; see ``PropertyTable``.

extension UIControl {
    static let controlTable = PropertyTable(
        of: UIControl.self, after: UIView.propertyTable,
        [
            .row("enabled", \.isEnabled, nib: .same, described: .unless(true)),
            .row("selected", \.isSelected, nib: .same, described: .unless(false)),
            .row("highlighted", \.isHighlighted, described: .unless(false)),
            .row(
                "contentHorizontalAlignment", \.contentHorizontalAlignment,
                nib: .words([
                    "center": .center, "left": .left, "right": .right, "fill": .fill,
                    "leading": .leading, "trailing": .trailing,
                ])),
            .row("contentVerticalAlignment", \.contentVerticalAlignment),
        ])
}

extension UIButton {
    static let buttonTable = PropertyTable(
        of: UIButton.self, after: UIControl.propertyTable,
        [
            .row("configuration", \.configuration),
            .row("contentEdgeInsets", \.contentEdgeInsets),
            .row("imageEdgeInsets", \.imageEdgeInsets),
            .row("titleEdgeInsets", \.titleEdgeInsets),
            .readOnly("buttonType", \.buttonType),
            .readOnly("currentTitle", \.currentTitle),
            .readOnly("imageView", \.imageView),
            .readOnly("titleLabel", \.titleLabel),
        ])
}

extension UISwitch {
    static let switchTable = PropertyTable(
        of: UISwitch.self, after: UIControl.propertyTable,
        [
            .row("on", \.isOn, nib: .same),
            .row("onTintColor", \.onTintColor, nib: .same, appearance: .value),
            .row("thumbTintColor", \.thumbTintColor, appearance: .value),
        ])
}

extension UISlider {
    static let sliderTable = PropertyTable(
        of: UISlider.self, after: UIControl.propertyTable,
        [
            .readOnly(nil, \.value, described: .always("slider")),
            .row(
                "minimumValue", \.minimumValue, nib: .named("minValue"),
                described: .unless(0, "minimum")),
            .row(
                "maximumValue", \.maximumValue, nib: .named("maxValue"),
                described: .unless(1, "maximum")),
            .row("value", \.value, nib: .same),
            .row("continuous", \.isContinuous),
            .row("minimumTrackTintColor", \.minimumTrackTintColor, appearance: .value),
            .row("maximumTrackTintColor", \.maximumTrackTintColor, appearance: .value),
            .row("thumbTintColor", \.thumbTintColor, appearance: .value),
        ])
}

extension UIStepper {
    static let stepperTable = PropertyTable(
        of: UIStepper.self, after: UIControl.propertyTable,
        [
            .row("minimumValue", \.minimumValue, nib: .same),
            .row("maximumValue", \.maximumValue, nib: .same),
            .row("stepValue", \.stepValue, nib: .same),
            .row("value", \.value, nib: .same, described: .always("stepper")),
            .row("autorepeat", \.autorepeat),
            .row("wraps", \.wraps),
        ])
}

extension UISegmentedControl {
    static let segmentTable = PropertyTable(
        of: UISegmentedControl.self, after: UIControl.propertyTable,
        [
            .row("momentary", \.isMomentary),
            .row("selectedSegmentIndex", \.selectedSegmentIndex),
            .row(
                "selectedSegmentTintColor", \.selectedSegmentTintColor, nib: .same,
                appearance: .value),
            .readOnly("numberOfSegments", \.numberOfSegments),
        ])
}

extension UIPageControl {
    static let pageTable = PropertyTable(
        of: UIPageControl.self, after: UIControl.propertyTable,
        [
            .row("numberOfPages", \.numberOfPages, nib: .same),
            .row("currentPage", \.currentPage, nib: .same, described: .always("page")),
            .readOnly(nil, \.numberOfPages, described: .always("pages")),
            .row("pageIndicatorTintColor", \.pageIndicatorTintColor, appearance: .value),
            .row(
                "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor,
                appearance: .value),
            .row("currentPageImage", \.preferredCurrentPageIndicatorImage),
            .row("pageImage", \.preferredIndicatorImage),
            .row("hidesForSinglePage", \.hidesForSinglePage),
        ])
}

extension UILabel {
    static let labelTable = PropertyTable(
        of: UILabel.self, after: UIView.propertyTable,
        [
            .row("font", \.font, nib: .named("fontDescription"), appearance: .value),
            .row("textColor", \.textColor, nib: .same, appearance: .value),
            .row("shadowColor", \.shadowColor, appearance: .value),
            .row("shadowOffset", \.shadowOffset),
            .row(
                "highlightedTextColor", \.highlightedTextColor, nib: .named("highlightedColor"),
                appearance: .value),
            .row("textAlignment", \.textAlignment, nib: .words(NibWords.alignments)),
            .row("lineBreakMode", \.lineBreakMode, nib: .words(NibWords.lineBreakModes)),
            .row("numberOfLines", \.numberOfLines, nib: .same),
            .row(
                "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
                nib: .named("adjustsFontSizeToFit")),
            .row("minimumScaleFactor", \.minimumScaleFactor, nib: .same),
            .row(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
                nib: .same),
            .row("enabled", \.isEnabled, nib: .same),
            .row("highlighted", \.isHighlighted, nib: .same),
            .row("attributedText", \.attributedText),
            .row("text", \.text, nib: .same, observed: .value, described: .unless(nil)),
        ])
}

extension UIImageView {
    static let imageTable = PropertyTable(
        of: UIImageView.self, after: UIView.propertyTable,
        [
            .row("image", \.image, nib: .same, observed: .value),
            .readOnly(nil, \.image?.size, described: .unless(nil, "image")),
            .row("highlightedImage", \.highlightedImage, nib: .same),
            .row("highlighted", \.isHighlighted, described: .flag()),
            .readOnly("animating", \.isAnimating, described: .flag()),
        ])
}

extension UIProgressView {
    static let progressTable = PropertyTable(
        of: UIProgressView.self, after: UIView.propertyTable,
        [
            .row("progress", \.progress, nib: .same, described: .always()),
            .row("progressTintColor", \.progressTintColor, appearance: .value),
            .row("trackTintColor", \.trackTintColor, appearance: .value),
        ])
}

extension UIActivityIndicatorView {
    static let indicatorTable = PropertyTable(
        of: UIActivityIndicatorView.self, after: UIView.propertyTable,
        [
            .row(
                "style", \.style,
                nib: .words([
                    "medium": .medium, "large": .large, "white": .white,
                    "whiteLarge": .whiteLarge, "gray": .gray,
                ])),
            .row("color", \.color, nib: .same),
            .row("hidesWhenStopped", \.hidesWhenStopped, nib: .same),
            .readOnly("animating", \.isAnimating, described: .flag()),
        ])
}

extension UIToolbar {
    static let toolbarTable = PropertyTable(
        of: UIToolbar.self, after: UIView.propertyTable,
        [
            .row(nil, \.older, appearance: .value),
            .row("barStyle", \.barStyle, nib: .words(NibWords.barStyles), appearance: .value),
            .row("translucent", \.isTranslucent, nib: .same),
            .row("barTintColor", \.barTintColor, nib: .same),
            .row("items", \.items, nib: .objects()),
            .row(nil, \.ownStandardAppearance, appearance: .value),
            .row("compactAppearance", \.compactAppearance, appearance: .value),
            .row("scrollEdgeAppearance", \.scrollEdgeAppearance, appearance: .value),
            .row(
                "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, appearance: .value),
        ])
}

extension UIBarButtonItem {
    static let buttonItemTable = PropertyTable(
        of: UIBarButtonItem.self, after: UIBarItem.propertyTable,
        [
            .row(
                "style", \.style,
                nib: .form { nib, name in
                    nib.choice(name, ["plain": false, "done": true]) == true ? .done : nil
                }),
            .row("width", \.width, nib: .same),
            .row("tintColor", \.tintColor, nib: .same),
            .row("customView", \.customView, nib: .object),
            .computed("view", get: { $0.shownView ?? $0.customView }),
        ])
}
