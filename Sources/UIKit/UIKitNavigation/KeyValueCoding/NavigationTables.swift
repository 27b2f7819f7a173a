import Foundation
public import Observing
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

// The properties of bars, items and controllers, each declared once; see ``PropertyTable``.

extension UINavigationBar {
    static let barTable = PropertyTable(
        of: UINavigationBar.self, after: UIView.propertyTable,
        [
            .row(nil, \.older, appearance: .value),
            .row(nil, \.backImages, appearance: .value),
            .row(nil, \.titleShifts, appearance: .value),
            .row("barStyle", \.barStyle, nib: .words(NibWords.barStyles), appearance: .value),
            .row("translucent", \.isTranslucent, nib: .same),
            .row(
                "prefersLargeTitles", \.prefersLargeTitles, nib: .named("largeTitles"),
                appearance: .value),
            .row("barTintColor", \.barTintColor, nib: .same),
            .row(nil, \.ownStandardAppearance, appearance: .value),
            .row(
                "scrollEdgeAppearance", \.scrollEdgeAppearance, nib: .appearance,
                appearance: .value),
            .row("compactAppearance", \.compactAppearance, nib: .appearance, appearance: .value),
            .row(
                "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, nib: .appearance,
                appearance: .value),
            .row(
                "titleTextAttributes", \.titleTextAttributes, nib: .textAttributes,
                appearance: .attributes),
            .row(
                "largeTitleTextAttributes", \.largeTitleTextAttributes, nib: .textAttributes,
                appearance: .attributes),
            .row("items", \.items, nib: .objects()),
            .row("standardAppearance", \.standardAppearance, nib: .appearance),
            .row("shadowImage", \.shadowImage),
            .row("backIndicatorImage", \.backIndicatorImage),
            .row("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage),
            .row("preferredBehavioralStyle", \.preferredBehavioralStyle),
            .row("delegate", \.delegate),
        ])
}

extension NibForm {
    /// The look of a navigation bar.
    fileprivate static var appearance: Self {
        .form { nib, key in
            guard let nib = nib.coder(key: key) else { return nil }
            let look = UINavigationBarAppearance()
            if let color = nib.color("backgroundColor") { look.backgroundColor = color }
            if let image = nib.image("backgroundImage") { look.backgroundImage = image }
            if let color = nib.color("shadowColor") { look.shadowColor = color }
            if let image = nib.image("shadowImage") { look.shadowImage = image }
            let texts = NibForm<[NSAttributedString.Key: Any]?>.textAttributes
            if let title = texts.read(nib, "titleTextAttributes") {
                look.titleTextAttributes = title ?? [:]
            }
            if let title = texts.read(nib, "largeTitleTextAttributes") {
                look.largeTitleTextAttributes = title ?? [:]
            }
            return look as? Value
        }
    }
}

extension NibForm where Value == [NSAttributedString.Key: Any]? {
    /// The font and the colour of a text.
    fileprivate static var textAttributes: Self {
        .form { nib, key in
            guard let nib = nib.coder(key: key) else { return nil }
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = nib.font("fontDescription")
            attributes[.foregroundColor] = nib.color("textColor")
            return attributes
        }
    }
}

extension UITabBar {
    static let barTable = PropertyTable(
        of: UITabBar.self, after: UIView.propertyTable,
        [
            .row(nil, \.older, appearance: .value),
            .row("barStyle", \.barStyle, nib: .words(NibWords.barStyles), appearance: .value),
            .row("translucent", \.isTranslucent, nib: .same),
            .row("barTintColor", \.barTintColor, nib: .same),
            .row(nil, \.tintColor, nib: .named("selectedImageTintColor")),
            .row(nil, \.ownStandardAppearance, appearance: .value),
            .row("scrollEdgeAppearance", \.scrollEdgeAppearance, appearance: .value),
            .row(
                "unselectedItemTintColor", \.unselectedItemTintColor, nib: .same,
                appearance: .value),
            .row("selectionIndicatorImage", \.selectionIndicatorImage, appearance: .value),
            .row("itemPositioning", \.itemPositioning, appearance: .value),
            .row("itemWidth", \.itemWidth, appearance: .value),
            .row("itemSpacing", \.itemSpacing, appearance: .value),
            .row("items", \.items, nib: .objects()),
            .row("standardAppearance", \.standardAppearance),
            .row("backgroundImage", \.backgroundImage),
            .row("shadowImage", \.shadowImage),
            .row("selectedItem", \.selectedItem),
            .row("delegate", \.delegate),
        ])
}

extension UIAlertController {
    static let alertTable = PropertyTable(
        of: UIAlertController.self, after: UIViewController.propertyTable,
        [
            .row("attributedMessage", \.attributedMessage),
            .row("attributedTitle", \.attributedTitle),
            .row("contentViewController", \.contentViewController),
            .row("message", \.message),
            .row("preferredAction", \.preferredAction),
            .readOnly("actions", \.actions),
            .readOnly("preferredStyle", \.preferredStyle),
            .readOnly("textFields", \.textFields),
        ])
}

extension UINavigationController {
    static let navigationTable = PropertyTable(
        of: UINavigationController.self, after: UIViewController.propertyTable,
        [
            .row("delegate", \.delegate),
            .row("navigationBarHidden", \.isNavigationBarHidden),
            .row("viewControllers", \.viewControllers),
            .computed(
                "navigationBar", get: { $0.navigationBar }, set: { $0.replaceBar($1) }),
            .row("toolbarHidden", \.isToolbarHidden),
            .row("hidesBarsOnSwipe", \.hidesBarsOnSwipe, nib: .same),
            .row("hidesBarsOnTap", \.hidesBarsOnTap, nib: .same),
            .row("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, nib: .same),
            .row("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, nib: .same),
            .readOnly("interactivePopGestureRecognizer", \.interactivePopGestureRecognizer),
            .readOnly("toolbar", \.toolbar),
            .readOnly("topViewController", \.topViewController),
            .readOnly("visibleViewController", \.visibleViewController),
        ])
}

extension UITabBarController {
    static let tabTable = PropertyTable(
        of: UITabBarController.self, after: UIViewController.propertyTable,
        [
            .row("delegate", \.delegate),
            .row("selectedIndex", \.selectedIndex, observed: .value),
            .row("selectedViewController", \.selectedViewController, observed: .value),
            .row("viewControllers", \.viewControllers),
            .row("customizableViewControllers", \.customizableViewControllers),
            .row("tabBarHidden", \.isTabBarHidden),
            .row("mode", \.mode),
            .row("selectedTab", \.selectedTab),
            .row("tabs", \.tabs),
            .computed("tabBar", get: { $0.tabBar }, set: { $0.replaceBar($1) }),
            .readOnly("moreNavigationController", \.moreNavigationController),
        ])
}

extension UIAlertAction: @preconcurrency KeyValueCoding {
    /// `title`, `enabled`, and the looks that apps set: `titleTextColor`, `image`,
    /// `imageTintColor`, `titleTextAlignment` and `checked`.
    public func codedKey(named name: String) -> CodedKey? {
        Self.actionTable.codedKey(named: name)
    }

    private static let actionTable = PropertyTable(
        of: UIAlertAction.self,
        [
            .row("checked", \.look.isChecked),
            .row("enabled", \.isEnabled),
            .row("image", \.look.image),
            .row("imageTintColor", \.look.imageTintColor),
            .row("titleTextAlignment", \.look.titleAlignment),
            .row("titleTextColor", \.look.titleColor),
            .readOnly("style", \.style),
            .readOnly("title", \.title),
        ])
}

extension UINavigationItem: @preconcurrency KeyValueCoding {
    public func codedKey(named name: String) -> CodedKey? {
        Self.itemTable.codedKey(named: name)
    }

    static let itemTable = PropertyTable(
        of: UINavigationItem.self, after: UINavigationItem.contentTable,
        [
            .row("additionalOverflowItems", \.additionalOverflowItems),
            .row("backAction", \.backAction),
            .row("backButtonDisplayMode", \.backButtonDisplayMode),
            .row("backButtonTitle", \.backButtonTitle, nib: .same),
            .row("centerItemGroups", \.centerItemGroups),
            .row("leadingItemGroups", \.leadingItemGroups),
            .row("trailingItemGroups", \.trailingItemGroups),
            .row("pinnedTrailingGroup", \.pinnedTrailingGroup),
            .row("customizationIdentifier", \.customizationIdentifier),
            .row("documentProperties", \.documentProperties),
            .row("renameDelegate", \.renameDelegate),
            .row("titleMenuProvider", \.titleMenuProvider),
            .row("searchController", \.searchController),
            .row("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, nib: .same),
            .row("preferredSearchBarPlacement", \.preferredSearchBarPlacement),
            .row("leftBarButtonItems", \.leftBarButtonItems),
            .row("rightBarButtonItems", \.rightBarButtonItems),
            .row("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, nib: .same),
            .row("standardAppearance", \.standardAppearance),
            .row("scrollEdgeAppearance", \.scrollEdgeAppearance),
            .row("compactAppearance", \.compactAppearance),
            .row("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance),
            .row("style", \.style),
            .row("titleView", \.titleView, nib: .object),
            .row(
                "largeTitleDisplayMode", \.largeTitleDisplayMode,
                nib: .words(["automatic": .automatic, "always": .always, "never": .never])),
            .row("backBarButtonItem", \.backBarButtonItem),
            .row("hidesBackButton", \.hidesBackButton),
            .row("leftBarButtonItem", \.leftBarButtonItem),
            .row("rightBarButtonItem", \.rightBarButtonItem),
        ])
}

@_spi(UIKitInternals) extension UIViewController: MoreProperties {
    public static var moreProperties: PropertyRows {
        PropertyRows(
            of: UIViewController.self,
            [
                .row(
                    "automaticallyAdjustsScrollViewInsets",
                    \.automaticallyAdjustsScrollViewInsets, nib: .same),
                .row("contentUnavailableConfiguration", \.contentUnavailableConfiguration),
                .row("toolbarItems", \.toolbarItems),
                .readOnly("navigationItem", \.navigationItem),
            ])
    }
}

@_spi(UIKitInternals) extension UITabBarItem: MoreProperties {
    public static var moreProperties: PropertyRows {
        PropertyRows(
            of: UITabBarItem.self,
            [
                .row("standardAppearance", \.standardAppearance),
                .row("scrollEdgeAppearance", \.scrollEdgeAppearance),
            ])
    }
}
