import QuartzCore

// The properties of views, controllers and bar items, each declared once; see ``PropertyTable``.

extension UIResponder {
    static let responderTable = PropertyTable(
        of: UIResponder.self,
        [
            .row(
                "accessibilityLabel", \.accessibilityLabel,
                nib: .named("label").inside("accessibilityConfiguration")),
            .row(
                "accessibilityHint", \.accessibilityHint,
                nib: .named("hint").inside("accessibilityConfiguration")),
            .row("accessibilityValue", \.accessibilityValue),
            .row("accessibilityAttributedLabel", \.accessibilityAttributedLabel),
            .row("accessibilityAttributedHint", \.accessibilityAttributedHint),
            .row("accessibilityAttributedValue", \.accessibilityAttributedValue),
            .row("accessibilityTraits", \.accessibilityTraits),
            .row("accessibilityLanguage", \.accessibilityLanguage),
            .row("accessibilityUserInputLabels", \.accessibilityUserInputLabels),
            .row("accessibilityElements", \.accessibilityElements),
            .row("accessibilityElementsHidden", \.accessibilityElementsHidden),
            .row("accessibilityContainerType", \.accessibilityContainerType),
            .row("accessibilityViewIsModal", \.accessibilityViewIsModal),
            .row("accessibilityFrame", \.accessibilityFrame),
            .row("accessibilityPath", \.accessibilityPath),
            .row("accessibilityActivationPoint", \.accessibilityActivationPoint),
            .row("accessibilityNavigationStyle", \.accessibilityNavigationStyle),
            .row("accessibilityCustomActions", \.accessibilityCustomActions),
            .row("accessibilityCustomRotors", \.accessibilityCustomRotors),
            .row(
                "accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction),
            .row("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren),
            .row("focusGroupIdentifier", \.focusGroupIdentifier),
            .row("userActivity", \.userActivity),
            .row("pasteConfiguration", \.pasteConfiguration),
            .row(
                "isAccessibilityElement", \.isAccessibilityElement,
                nib: .form { nib, _ in
                    nib.coder(key: "accessibilityConfiguration")?.coder(key: "isElement")?
                        .flag("value")
                }),
        ])
}

extension UIView {
    static let viewTable = PropertyTable(
        of: UIView.self, after: UIResponder.responderTable,
        [
            .row("frame", \.frame, nib: .same, observed: .value),
            .row("bounds", \.bounds, observed: .value),
            .row("center", \.center, observed: .value),
            .row("transform", \.transform),
            .row("hidden", \.isHidden, nib: .same, observed: .value, described: .flag()),
            .row("alpha", \.alpha, nib: .same, observed: .value, described: .unless(1)),
            .row("opaque", \.isOpaque, nib: .same),
            .row(
                "backgroundColor", \.backgroundColor, nib: .same, observed: .value,
                appearance: .value,
                described: .unless(nil)),
            .row("tintColor", \.tintColor, nib: .same),
            .row(nil, \.ownTint, appearance: .value, described: .unless(nil, "tintColor")),
            .row(
                "clipsToBounds", \.clipsToBounds, nib: .form { decodedClipping($0, $1) },
                described: .flag()),
            .row(
                "userInteractionEnabled", \.isUserInteractionEnabled, nib: .same,
                described: .unless(true, "isUserInteractionEnabled")),
            .row("tag", \.tag, nib: .same, described: .unless(0)),
            .row("multipleTouchEnabled", \.isMultipleTouchEnabled, nib: .same),
            .row("exclusiveTouch", \.isExclusiveTouch, nib: .same),
            .row("contentMode", \.contentMode, nib: .words(nibContentModes)),
            .row("autoresizesSubviews", \.autoresizesSubviews, nib: .same),
            .row("autoresizingMask", \.autoresizingMask, nib: .form { decodedMask($0, $1) }),
            .row(
                "translatesAutoresizingMaskIntoConstraints",
                \.translatesAutoresizingMaskIntoConstraints,
                nib: .form { decodedTranslation($0, $1) }),
            .row("layoutMargins", \.layoutMargins, nib: .same),
            .row(
                "semanticContentAttribute", \.semanticContentAttribute,
                nib: .words([
                    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
                    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
                ])),
            .row("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
            .row("gestureRecognizers", \.gestureRecognizers),
            .row("restorationIdentifier", \.restorationIdentifier, nib: .same),
            .row(
                "accessibilityIdentifier", \.accessibilityIdentifier,
                nib: .named("identifier").inside("accessibilityConfiguration")),
            .row("anchorPoint", \.anchorPoint),
            .row("transform3D", \.transform3D),
            .row("contentScaleFactor", \.contentScaleFactor),
            .row("maskView", \.mask),
            .row("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, nib: .same),
            .row("tintAdjustmentMode", \.tintAdjustmentMode),
            .row("directionalLayoutMargins", \.directionalLayoutMargins, nib: .same),
            .row("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, nib: .same),
            .row("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, nib: .same),
            .row("interactions", \.interactions),
            .row("motionEffects", \.motionEffects),
            .row("focusEffect", \.focusEffect),
            .row("focusGroupPriority", \.focusGroupPriority),
            .row("minimumContentSizeCategory", \.minimumContentSizeCategory),
            .row("maximumContentSizeCategory", \.maximumContentSizeCategory),
            .row("largeContentImage", \.largeContentImage, nib: .same),
            .row("largeContentTitle", \.largeContentTitle, nib: .same),
            .row("showsLargeContentViewer", \.showsLargeContentViewer, nib: .same),
            .row("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors),
            .readOnly("traitOverrides", \.traitOverrides),
            .readOnly("constraints", \.constraints),
            .readOnly("layer", \.layer),
            .readOnly("subviews", \.subviews),
            .readOnly("superview", \.superview),
            .readOnly("window", \.window),
        ])
}

extension UIWindow {
    static let windowTable = PropertyTable(
        of: UIWindow.self, after: UIView.propertyTable,
        [
            .row("rootViewController", \.rootViewController),
            .row("windowLevel", \.windowLevel),
            .readOnly(nil, \.windowLevel.rawValue, described: .unless(0, "level")),
            .row("title", \.title),
            .row("windowScene", \.windowScene),
            .readOnly("keyWindow", \.isKeyWindow, described: .flag("key")),
        ])
}

extension UIStackView {
    static let stackTable = PropertyTable(
        of: UIStackView.self, after: UIView.propertyTable,
        [
            .row("baselineRelativeArrangement", \.isBaselineRelativeArrangement, nib: .same),
            .row(
                "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement,
                nib: .form { nib, _ in
                    // Xcode has no attribute for it: margins in the file are used.
                    ["layoutMargins", "directionalLayoutMargins"]
                        .contains { nib.coder(key: $0) != nil } ? true : nil
                }),
            .row(
                "axis", \.axis, nib: .words(["vertical": .vertical, "horizontal": .horizontal]),
                described: .flag(.vertical, "vertical")),
            .row(
                "distribution", \.distribution,
                nib: .words([
                    "fill": .fill, "fillEqually": .fillEqually,
                    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                    "equalCentering": .equalCentering,
                ]), described: .unless(.fill)),
            .row(
                "alignment", \.alignment,
                nib: .words([
                    "fill": .fill, "leading": .leading, "top": .top, "center": .center,
                    "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
                    "lastBaseline": .lastBaseline,
                ]), described: .unless(.fill)),
            .row("spacing", \.spacing, nib: .same, described: .unless(0)),
        ])
}

extension UIViewController {
    static let controllerTable = PropertyTable(
        of: UIViewController.self, after: UIResponder.responderTable,
        [
            .row("title", \.title, nib: .same, observed: .value),
            .row("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, nib: .same),
            .row("definesPresentationContext", \.definesPresentationContext, nib: .same),
            .row("edgesForExtendedLayout", \.edgesForExtendedLayout, nib: .same),
            .row(
                "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, nib: .same),
            .row(
                "preferredContentSize", \.preferredContentSize,
                nib: .named("contentSizeForViewInPopover")),
            .row("modalInPresentation", \.isModalInPresentation, nib: .same),
            .row(
                "modalPresentationStyle", \.modalPresentationStyle,
                nib: .words([
                    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen,
                    "pageSheet": .pageSheet, "formSheet": .formSheet,
                    "currentContext": .currentContext, "custom": .custom,
                    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
                    "popover": .popover,
                ])),
            .row(
                "modalTransitionStyle", \.modalTransitionStyle,
                nib: .words([
                    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
                    "crossDissolve": .crossDissolve,
                ])),
            .row("restorationIdentifier", \.restorationIdentifier, nib: .same),
            .row("view", \.view),
            .row("editing", \.isEditing),
            .row("tabBarItem", \.tabBarItem),
            .row("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
            .row("additionalSafeAreaInsets", \.additionalSafeAreaInsets),
            .row(
                "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins,
                nib: .same),
            .row(
                "providesPresentationContextTransitionStyle",
                \.providesPresentationContextTransitionStyle, nib: .same),
            .row(
                "modalPresentationCapturesStatusBarAppearance",
                \.modalPresentationCapturesStatusBarAppearance, nib: .same),
            .row("transitioningDelegate", \.transitioningDelegate),
            .row("preferredTransition", \.preferredTransition),
            .row("restorationClass", \.restorationClass),
            .readOnly("traitOverrides", \.traitOverrides),
            .readOnly("childViewControllers", \.children),
            .readOnly("children", \.children),
            .readOnly("parentViewController", \.parent),
            .readOnly("presentedViewController", \.presentedViewController),
            .readOnly("presentingViewController", \.presentingViewController),
        ])
}

extension UIApplication {
    static let applicationTable = PropertyTable(
        of: UIApplication.self, after: UIResponder.responderTable,
        [
            .row("applicationIconBadgeNumber", \.applicationIconBadgeNumber),
            .row("idleTimerDisabled", \.isIdleTimerDisabled),
            .row("networkActivityIndicatorVisible", \.isNetworkActivityIndicatorVisible),
            .row("statusBarHidden", \.isStatusBarHidden),
            .row("statusBarStyle", \.statusBarStyle),
            .readOnly("delegate", \.delegate),
            .row("shortcutItems", \.shortcutItems),
            .readOnly("keyWindow", \.keyWindow),
            .readOnly("windows", \.windows),
            // There is no status bar; code that colours it finds none.
            .computed("statusBar", get: { _ in UIView?.none }),
            .computed("statusBarWindow", get: { _ in UIWindow?.none }),
        ])
}

extension UIBarItem {
    static let barItemTable = PropertyTable(
        of: UIBarItem.self,
        [
            .row("title", \.title, nib: .same, observed: .value),
            .row("image", \.image, nib: .same, observed: .value),
            .row("tag", \.tag, nib: .same),
            .row("enabled", \.isEnabled, nib: .same, observed: .value),
            .row("imageInsets", \.imageInsets),
            .row("landscapeImagePhone", \.landscapeImagePhone),
            .row("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets),
            .row("largeContentSizeImage", \.largeContentSizeImage, nib: .same),
            .row("accessibilityIdentifier", \.accessibilityIdentifier),
            .row("accessibilityLabel", \.accessibilityLabel),
            .row("accessibilityHint", \.accessibilityHint),
            .readOnly("view", \.shownView),
        ])
}

extension UINavigationItem {
    /// The properties that can be observed. The table in UIKitNavigation adds the others.
    package static let contentTable = PropertyTable(
        of: UINavigationItem.self,
        [
            .row("title", \.title, nib: .same, observed: .value),
            .row("prompt", \.prompt, nib: .same, observed: .value),
        ])
}

extension UITabBarItem {
    static let tabItemTable = PropertyTable(
        of: UITabBarItem.self, after: UIBarItem.propertyTable,
        [
            .row("selectedImage", \.selectedImage, nib: .same),
            .row("badgeValue", \.badgeValue, nib: .same),
            .row("badgeColor", \.badgeColor),
            .row("titlePositionAdjustment", \.titlePositionAdjustment),
        ])
}
