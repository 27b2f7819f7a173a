import CoreGraphics
@_spi(UIKitInternals) public import UIKitCore

// The properties of controls, each declared once; see ``PropertyTable``.

extension UIControl {
    static let controlTable = PropertyTable(
        of: UIControl.self, after: UIView.propertyTable,
        [
            .row("contextMenuInteractionEnabled", \.isContextMenuInteractionEnabled),
            .row("symbolAnimationEnabled", \.isSymbolAnimationEnabled),
            .row("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, nib: .same),
            .row("toolTip", \.toolTip),
            .row("enabled", \.isEnabled, nib: .same, observed: .value, described: .unless(true)),
            .row("selected", \.isSelected, nib: .same, observed: .value, described: .unless(false)),
            .row("highlighted", \.isHighlighted, observed: .value, described: .unless(false)),
            .row(
                "contentHorizontalAlignment", \.contentHorizontalAlignment,
                nib: .words([
                    "center": .center, "left": .left, "right": .right, "fill": .fill,
                    "leading": .leading, "trailing": .trailing,
                ])),
            .row(
                "contentVerticalAlignment", \.contentVerticalAlignment,
                nib: .words(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])),
        ])
}

extension UIButton {
    static let buttonTable = PropertyTable(
        of: UIButton.self, after: UIControl.propertyTable,
        [
            .row("configuration", \.configuration),
            .row("contentEdgeInsets", \.contentEdgeInsets, nib: .same),
            .row("imageEdgeInsets", \.imageEdgeInsets, nib: .same),
            .row("titleEdgeInsets", \.titleEdgeInsets, nib: .same),
            .row("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, nib: .same),
            .row("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, nib: .same),
            .row(
                "reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted,
                nib: .same),
            .row("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, nib: .same),
            .row("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration),
            .row("configurationUpdateHandler", \.configurationUpdateHandler),
            .row("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, nib: .same),
            .row("menu", \.menu),
            .row("preferredMenuElementOrder", \.preferredMenuElementOrder),
            .row("preferredBehavioralStyle", \.preferredBehavioralStyle),
            .row(
                "role", \.role,
                nib: .words([
                    "normal": .normal, "primary": .primary, "cancel": .cancel,
                    "destructive": .destructive,
                ])),
            .row("springLoaded", \.isSpringLoaded, nib: .same),
            .row("pointerInteractionEnabled", \.isPointerInteractionEnabled),
            .row("pointerStyleProvider", \.pointerStyleProvider),
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
            .row("on", \.isOn, nib: .same, observed: .value),
            .row("onTintColor", \.onTintColor, nib: .same, appearance: .value),
            .row("thumbTintColor", \.thumbTintColor, nib: .same, appearance: .value),
            .row("title", \.title),
            .row("preferredStyle", \.preferredStyle),
            .row("onImage", \.onImage),
            .row("offImage", \.offImage),
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
            .row("value", \.value, nib: .same, observed: .value),
            .row("continuous", \.isContinuous, nib: .same),
            .row("minimumTrackTintColor", \.minimumTrackTintColor, nib: .same, appearance: .value),
            .row("maximumTrackTintColor", \.maximumTrackTintColor, nib: .same, appearance: .value),
            .row("thumbTintColor", \.thumbTintColor, nib: .same, appearance: .value),
            .row("minimumValueImage", \.minimumValueImage, nib: .same),
            .row("maximumValueImage", \.maximumValueImage, nib: .same),
            .row("preferredBehavioralStyle", \.preferredBehavioralStyle),
        ])
}

extension UIStepper {
    static let stepperTable = PropertyTable(
        of: UIStepper.self, after: UIControl.propertyTable,
        [
            .row("minimumValue", \.minimumValue, nib: .same),
            .row("maximumValue", \.maximumValue, nib: .same),
            .row("stepValue", \.stepValue, nib: .same),
            .row("value", \.value, nib: .same, observed: .value, described: .always("stepper")),
            .row("autorepeat", \.autorepeat, nib: .same),
            .row("wraps", \.wraps, nib: .same),
            .row("continuous", \.isContinuous, nib: .same),
        ])
}

extension UISegmentedControl {
    static let segmentTable = PropertyTable(
        of: UISegmentedControl.self, after: UIControl.propertyTable,
        [
            .row("momentary", \.isMomentary),
            .row("selectedSegmentIndex", \.selectedSegmentIndex, observed: .value),
            .row(
                "selectedSegmentTintColor", \.selectedSegmentTintColor, nib: .same,
                appearance: .value),
            .row(
                "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, nib: .same),
            .row("springLoaded", \.isSpringLoaded, nib: .same),
            .readOnly("numberOfSegments", \.numberOfSegments),
        ])
}

extension UIPageControl {
    static let pageTable = PropertyTable(
        of: UIPageControl.self, after: UIControl.propertyTable,
        [
            .row("numberOfPages", \.numberOfPages, nib: .same),
            .row(
                "currentPage", \.currentPage, nib: .same, observed: .value,
                described: .always("page")),
            .readOnly(nil, \.numberOfPages, described: .always("pages")),
            .row(
                "pageIndicatorTintColor", \.pageIndicatorTintColor, nib: .same, appearance: .value),
            .row(
                "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, nib: .same,
                appearance: .value),
            .row("currentPageImage", \.preferredCurrentPageIndicatorImage),
            .row("pageImage", \.preferredIndicatorImage),
            .row("hidesForSinglePage", \.hidesForSinglePage, nib: .same),
            .row("allowsContinuousInteraction", \.allowsContinuousInteraction),
            .row("backgroundStyle", \.backgroundStyle),
            .row("defersCurrentPageDisplay", \.defersCurrentPageDisplay, nib: .same),
            .row("direction", \.direction),
            .row("progress", \.progress),
        ])
}

extension UILabel {
    static let labelTable = PropertyTable(
        of: UILabel.self, after: UIView.propertyTable,
        [
            .row("font", \.font, nib: .named("fontDescription"), appearance: .value),
            .row("textColor", \.textColor, nib: .same, appearance: .value),
            .row("shadowColor", \.shadowColor, nib: .same, appearance: .value),
            .row("shadowOffset", \.shadowOffset, nib: .same),
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
            .row("enabled", \.isEnabled, nib: .same),
            .row("highlighted", \.isHighlighted, nib: .same),
            .row("attributedText", \.attributedText, nib: .same),
            .row("text", \.text, nib: .same, observed: .value, described: .unless(nil)),
            .row(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, nib: .same
            ),
            .row("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
            .row(
                "baselineAdjustment", \.baselineAdjustment,
                nib: .words([
                    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
                ])),
            .row("lineBreakStrategy", \.lineBreakStrategy),
            .row("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, nib: .same),
            .row("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated),
        ])
}

extension UIImageView {
    static let imageTable = PropertyTable(
        of: UIImageView.self, after: UIView.propertyTable,
        [
            .row("image", \.image, nib: .same, observed: .value),
            .readOnly(nil, \.image?.size, described: .unless(nil, "image")),
            .row("highlightedImage", \.highlightedImage, nib: .same),
            .row("highlighted", \.isHighlighted, nib: .same, described: .flag()),
            .row("animationImages", \.animationImages),
            .row("highlightedAnimationImages", \.highlightedAnimationImages),
            .row("animationDuration", \.animationDuration),
            .row("animationRepeatCount", \.animationRepeatCount),
            .row(
                "adjustsImageSizeForAccessibilityContentSizeCategory",
                \.adjustsImageSizeForAccessibilityContentSizeCategory, nib: .same),
            .row(
                "preferredSymbolConfiguration", \.preferredSymbolConfiguration, nib: .same),
            .row("preferredImageDynamicRange", \.preferredImageDynamicRange),
            .readOnly("animating", \.isAnimating, described: .flag()),
        ])
}

extension UIProgressView {
    static let progressTable = PropertyTable(
        of: UIProgressView.self, after: UIView.propertyTable,
        [
            .row("progress", \.progress, nib: .same, observed: .value, described: .always()),
            .row("progressTintColor", \.progressTintColor, nib: .same, appearance: .value),
            .row("trackTintColor", \.trackTintColor, nib: .same, appearance: .value),
            .row(
                "progressViewStyle", \.progressViewStyle,
                nib: .words(["default": .default, "bar": .bar])),
            .row("progressImage", \.progressImage, nib: .same),
            .row("trackImage", \.trackImage, nib: .same),
            .row("observedProgress", \.observedProgress),
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
            .row("standardAppearance", \.standardAppearance),
            .row("delegate", \.delegate),
        ])
}

extension UIBarButtonItem {
    static let buttonItemTable = PropertyTable(
        of: UIBarButtonItem.self, after: UIBarItem.propertyTable,
        [
            .row("action", \.action),
            .row("target", \.target),
            .row("hidden", \.isHidden),
            .row("selected", \.isSelected, nib: .same),
            .row("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
            .row("springLoaded", \.isSpringLoaded, nib: .same),
            .row("symbolAnimationEnabled", \.isSymbolAnimationEnabled),
            .row("menu", \.menu),
            .row("menuRepresentation", \.menuRepresentation),
            .row("possibleTitles", \.possibleTitles),
            .row("preferredMenuElementOrder", \.preferredMenuElementOrder),
            .row("primaryAction", \.primaryAction),
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

@_spi(UIKitInternals) extension UIView: MoreProperties {
    public static var moreProperties: PropertyRows {
        PropertyRows(of: UIView.self, [.row("hoverStyle", \.hoverStyle)])
    }
}
