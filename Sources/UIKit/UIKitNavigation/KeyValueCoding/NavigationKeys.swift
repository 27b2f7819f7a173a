public import Observing
import UIKitControls
public import UIKitCore

extension UIAlertController {
    static let alertKeys: [String: CodedKey] = [
        "actions": CodedKey { (object: UIAlertController) in object.actions },
        "attributedMessage": CodedKey(\UIAlertController.attributedMessage),
        "attributedTitle": CodedKey(\UIAlertController.attributedTitle),
        "contentViewController": CodedKey(\UIAlertController.contentViewController),
        "message": CodedKey(\UIAlertController.message),
        "preferredAction": CodedKey(\UIAlertController.preferredAction),
        "preferredStyle": CodedKey { (object: UIAlertController) in object.preferredStyle },
        "textFields": CodedKey { (object: UIAlertController) in object.textFields },
    ]
}

extension UINavigationController {
    static let navigationKeys: [String: CodedKey] = [
        "delegate": CodedKey(\UINavigationController.delegate),
        "interactivePopGestureRecognizer": CodedKey { (object: UINavigationController) in
            object.interactivePopGestureRecognizer
        },
        "navigationBar": CodedKey(
            get: { (object: UINavigationController) in object.navigationBar },
            set: { $0.replaceBar($1) }),
        "navigationBarHidden": CodedKey(\UINavigationController.isNavigationBarHidden),
        "toolbar": CodedKey { (object: UINavigationController) in object.toolbar },
        "topViewController": CodedKey { (object: UINavigationController) in object.topViewController
        },
        "viewControllers": CodedKey(\UINavigationController.viewControllers),
        "visibleViewController": CodedKey { (object: UINavigationController) in
            object.visibleViewController
        },
    ]
}

extension UITabBarController {
    static let tabKeys: [String: CodedKey] = [
        "delegate": CodedKey(\UITabBarController.delegate),
        "moreNavigationController": CodedKey { (object: UITabBarController) in
            object.moreNavigationController
        },
        "selectedIndex": CodedKey(\UITabBarController.selectedIndex),
        "selectedViewController": CodedKey(\UITabBarController.selectedViewController),
        "tabBar": CodedKey(
            get: { (object: UITabBarController) in object.tabBar }, set: { $0.replaceBar($1) }),
        "viewControllers": CodedKey(\UITabBarController.viewControllers),
    ]
}

extension UIAlertAction: @preconcurrency KeyValueCoding {
    /// `title`, `enabled`, and the looks that apps set: `titleTextColor`, `image`,
    /// `imageTintColor`, `titleTextAlignment` and `checked`.
    public func codedKey(named name: String) -> CodedKey? { Self.actionKeys[name] }

    private static let actionKeys: [String: CodedKey] = [
        "checked": CodedKey(\UIAlertAction.look.isChecked),
        "enabled": CodedKey(\UIAlertAction.isEnabled),
        "image": CodedKey(\UIAlertAction.look.image),
        "imageTintColor": CodedKey(\UIAlertAction.look.imageTintColor),
        "style": CodedKey(\UIAlertAction.style),
        "title": CodedKey(\UIAlertAction.title),
        "titleTextAlignment": CodedKey(\UIAlertAction.look.titleAlignment),
        "titleTextColor": CodedKey(\UIAlertAction.look.titleColor),
    ]
}

extension UINavigationItem: @preconcurrency KeyValueCoding {
    public func codedKey(named name: String) -> CodedKey? { Self.itemKeys[name] }

    private static let itemKeys: [String: CodedKey] = [
        "backBarButtonItem": CodedKey(\UINavigationItem.backBarButtonItem),
        "hidesBackButton": CodedKey(\UINavigationItem.hidesBackButton),
        "largeTitleDisplayMode": CodedKey(\UINavigationItem.largeTitleDisplayMode),
        "leftBarButtonItem": CodedKey(\UINavigationItem.leftBarButtonItem),
        "prompt": CodedKey(\UINavigationItem.prompt),
        "rightBarButtonItem": CodedKey(\UINavigationItem.rightBarButtonItem),
        "title": CodedKey(\UINavigationItem.title),
        "titleView": CodedKey(\UINavigationItem.titleView),
    ]
}
