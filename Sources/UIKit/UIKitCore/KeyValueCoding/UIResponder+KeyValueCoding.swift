import Foundation
public import Observing
public import QuartzCore

extension UIResponder: @preconcurrency KeyValueCoding {}

extension UIResponder {
    /// Returns a property of this module's classes, or one that can be observed.
    final func commonKey(named name: String) -> CodedKey? {
        let own =
            switch self {
            case is UIWindow: UIWindow.windowKeys[name] ?? UIView.viewKeys[name]
            case is UIView: UIView.viewKeys[name]
            case is UIViewController: UIViewController.controllerKeys[name]
            case is UIApplication: UIApplication.applicationKeys[name]
            default: CodedKey?.none
            }
        return own ?? (self as? any KeyValueObservable)?.observableKey(named: name)?.coded
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

extension UIView {
    static let viewKeys: [String: CodedKey] = [
        "accessibilityIdentifier": CodedKey(\UIView.accessibilityIdentifier),
        "accessibilityLabel": CodedKey(\UIView.accessibilityLabel),
        "accessibilityHint": CodedKey(\UIView.accessibilityHint),
        "accessibilityValue": CodedKey(\UIView.accessibilityValue),
        "alpha": CodedKey(\UIView.alpha),
        "autoresizesSubviews": CodedKey(\UIView.autoresizesSubviews),
        "autoresizingMask": CodedKey(\UIView.autoresizingMask),
        "backgroundColor": CodedKey(\UIView.backgroundColor),
        "bounds": CodedKey(\UIView.bounds),
        "center": CodedKey(\UIView.center),
        "clipsToBounds": CodedKey(\UIView.clipsToBounds),
        "constraints": CodedKey { (view: UIView) in view.constraints },
        "contentMode": CodedKey(\UIView.contentMode),
        "exclusiveTouch": CodedKey(\UIView.isExclusiveTouch),
        "frame": CodedKey(\UIView.frame),
        "gestureRecognizers": CodedKey(\UIView.gestureRecognizers),
        "hidden": CodedKey(\UIView.isHidden),
        "layer": CodedKey { (view: UIView) in view.layer },
        "layoutMargins": CodedKey(\UIView.layoutMargins),
        "multipleTouchEnabled": CodedKey(\UIView.isMultipleTouchEnabled),
        "opaque": CodedKey(\UIView.isOpaque),
        "overrideUserInterfaceStyle": CodedKey(\UIView.overrideUserInterfaceStyle),
        "restorationIdentifier": CodedKey(\UIView.restorationIdentifier),
        "semanticContentAttribute": CodedKey(\UIView.semanticContentAttribute),
        "subviews": CodedKey { (view: UIView) in view.subviews },
        "superview": CodedKey { (view: UIView) in view.superview },
        "tag": CodedKey(\UIView.tag),
        "tintColor": CodedKey(\UIView.tintColor),
        "transform": CodedKey(\UIView.transform),
        "translatesAutoresizingMaskIntoConstraints":
            CodedKey(\UIView.translatesAutoresizingMaskIntoConstraints),
        "userInteractionEnabled": CodedKey(\UIView.isUserInteractionEnabled),
        "window": CodedKey { (view: UIView) in view.window },
    ]
}

extension UIWindow {
    static let windowKeys: [String: CodedKey] = [
        "rootViewController": CodedKey(\UIWindow.rootViewController),
        "windowLevel": CodedKey(\UIWindow.windowLevel),
    ]
}

extension UIViewController {
    static let controllerKeys: [String: CodedKey] = [
        "childViewControllers": CodedKey { (controller: UIViewController) in controller.children },
        "children": CodedKey { (controller: UIViewController) in controller.children },
        "modalInPresentation": CodedKey(\UIViewController.isModalInPresentation),
        "modalPresentationStyle": CodedKey(\UIViewController.modalPresentationStyle),
        "modalTransitionStyle": CodedKey(\UIViewController.modalTransitionStyle),
        "parentViewController": CodedKey { (controller: UIViewController) in controller.parent },
        "preferredContentSize": CodedKey(\UIViewController.preferredContentSize),
        "presentedViewController":
            CodedKey { (controller: UIViewController) in controller.presentedViewController },
        "presentingViewController":
            CodedKey { (controller: UIViewController) in controller.presentingViewController },
        "restorationIdentifier": CodedKey(\UIViewController.restorationIdentifier),
        "title": CodedKey(\UIViewController.title),
        "view": CodedKey(\UIViewController.view),
    ]
}

extension UIApplication {
    static let applicationKeys: [String: CodedKey] = [
        "delegate": CodedKey { (application: UIApplication) in application.delegate },
        "keyWindow": CodedKey { (application: UIApplication) in application.keyWindow },
        // There is no status bar; code that colours it finds none.
        "statusBar": CodedKey { (_: UIApplication) in UIView?.none },
        "statusBarWindow": CodedKey { (_: UIApplication) in UIWindow?.none },
        "windows": CodedKey { (application: UIApplication) in application.windows },
    ]
}

extension CALayer: KeyValueCoding {
    /// No property: layers read and set theirs by their own methods.
    public func codedKey(named name: String) -> CodedKey? { nil }
}

extension NSValue: BoxedValue {
    package var boxedValue: Any { unboxed }
}
