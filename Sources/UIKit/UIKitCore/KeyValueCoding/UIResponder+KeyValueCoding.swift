import Foundation
public import Observing
public import QuartzCore

extension UIResponder: @preconcurrency KeyValueCoding {}

extension UIResponder {
    /// Returns a property of the class's table, or one that can be observed.
    final func commonKey(named name: String) -> CodedKey? {
        type(of: self).propertyTable.codedKey(named: name)
            ?? (self as? any KeyValueObservable)?.observableKey(named: name)?.coded
    }

    /// Sets a property, or an outlet or attribute of a nib file.
    final func setCommonValue(_ value: Any?, forKey key: String) {
        if let value, codedKey(named: key) == nil,
            type(of: self).nibConnections.set(key, of: self, to: value)
        {
            return
        }
        setCodedValue(value, forKey: key)
    }
}

extension ObservableKey {
    /// Returns a key of a table, which only the main actor asks for.
    nonisolated static func onMainActor(
        _ make: @MainActor () -> ObservableKey?
    ) -> ObservableKey? {
        nonisolated(unsafe) var key: ObservableKey?
        MainActor.assumeIsolated { key = make() }
        return key
    }
}

extension UIView {
    static let viewTable = PropertyTable(
        of: UIView.self,
        [
            .row("frame", \.frame, nib: .same, observed: .value),
            .row("bounds", \.bounds, observed: .value),
            .row("center", \.center, observed: .value),
            .row("transform", \.transform),
            .row("hidden", \.isHidden, nib: .same, observed: .value, described: .flag()),
            .row("alpha", \.alpha, nib: .same, observed: .value, described: .unless(1)),
            .row("opaque", \.isOpaque, nib: .same),
            .row(
                "backgroundColor", \.backgroundColor, nib: .same, appearance: .value,
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
            .row("exclusiveTouch", \.isExclusiveTouch),
            .row("contentMode", \.contentMode, nib: .words(nibContentModes)),
            .row("autoresizesSubviews", \.autoresizesSubviews),
            .row("autoresizingMask", \.autoresizingMask, nib: .form { decodedMask($0, $1) }),
            .row(
                "translatesAutoresizingMaskIntoConstraints",
                \.translatesAutoresizingMaskIntoConstraints,
                nib: .form { decodedTranslation($0, $1) }),
            .row("layoutMargins", \.layoutMargins, nib: .same),
            .row(
                "directionalLayoutMargins", \.directionalLayoutMargins,
                nib: .form { $0.directionalInsets($1) }),
            .row(
                "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, nib: .same),
            .row(
                "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, nib: .same),
            .row("semanticContentAttribute", \.semanticContentAttribute),
            .row("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
            .row("gestureRecognizers", \.gestureRecognizers),
            .row("restorationIdentifier", \.restorationIdentifier),
            .row("accessibilityIdentifier", \.accessibilityIdentifier),
            .row(
                "accessibilityLabel", \.accessibilityLabel,
                nib: .named("label").inside("accessibilityConfiguration")),
            .row("accessibilityHint", \.accessibilityHint),
            .row("accessibilityValue", \.accessibilityValue),
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
            .readOnly("keyWindow", \.isKeyWindow, described: .flag("key")),
        ])
}

extension UIStackView {
    static let stackTable = PropertyTable(
        of: UIStackView.self, after: UIView.propertyTable,
        [
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
            .row(
                "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement,
                nib: .form { nib, _ in
                    // Xcode has no attribute for it: margins in the file are used.
                    ["layoutMargins", "directionalLayoutMargins"]
                        .contains { nib.coder(key: $0) != nil } ? true : nil
                }),
        ])
}

extension UIViewController {
    static let controllerTable = PropertyTable(
        of: UIViewController.self,
        [
            .row("title", \.title, nib: .same),
            .row("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, nib: .same),
            .row("definesPresentationContext", \.definesPresentationContext, nib: .same),
            .row("edgesForExtendedLayout", \.edgesForExtendedLayout, nib: .same),
            .row(
                "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, nib: .same),
            .row(
                "preferredContentSize", \.preferredContentSize,
                nib: .named("contentSizeForViewInPopover")),
            .row("modalInPresentation", \.isModalInPresentation),
            .row("modalPresentationStyle", \.modalPresentationStyle),
            .row("modalTransitionStyle", \.modalTransitionStyle),
            .row("restorationIdentifier", \.restorationIdentifier),
            .row("view", \.view),
            .readOnly("childViewControllers", \.children),
            .readOnly("children", \.children),
            .readOnly("parentViewController", \.parent),
            .readOnly("presentedViewController", \.presentedViewController),
            .readOnly("presentingViewController", \.presentingViewController),
        ])
}

extension UIApplication {
    static let applicationTable = PropertyTable(
        of: UIApplication.self,
        [
            .readOnly("delegate", \.delegate),
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
            .row("title", \.title, nib: .same),
            .row("image", \.image, nib: .same),
            .row("tag", \.tag, nib: .same),
            .row("enabled", \.isEnabled, nib: .same),
            .row("imageInsets", \.imageInsets),
            .row("landscapeImagePhone", \.landscapeImagePhone),
            .readOnly("view", \.shownView),
        ])
}

extension UITabBarItem {
    static let tabItemTable = PropertyTable(
        of: UITabBarItem.self, after: UIBarItem.propertyTable,
        [
            .row("selectedImage", \.selectedImage, nib: .same),
            .row("badgeValue", \.badgeValue, nib: .same),
        ])
}

extension CALayer: KeyValueCoding {
    /// No property: layers read and set theirs by their own methods.
    public func codedKey(named name: String) -> CodedKey? { nil }
}

extension NSValue: BoxedValue {
    package var boxedValue: Any { unboxed }
}
