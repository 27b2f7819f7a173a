/// The names of Swift 3 and 4 that Apple's frameworks replaced in Swift 4 and 4.2, where source
/// that is compiled in Swift 5 mode gets an error with the new name.
enum OldNames {
    /// A function that became a member of its first argument, or an initialiser.
    enum Call {
        /// `f(a, b)` is `(a).name(label b)`. The label is empty where there is no second argument.
        case method(String, label: String = "")
        /// `f(a, b)` is `name(label a, label b)`.
        case function(String, labels: [String])
    }

    /// Types and constants, which are replaced wherever they are named.
    static let names: [String: String] = {
        var names = constants
        for (owner, kinds) in nestedTypes {
            for kind in kinds { names[owner + kind] = "\(owner).\(kind)" }
        }
        for (old, type, prefix) in families {
            for name in old.split(separator: " ") {
                let value = name.dropFirst(prefix.count)
                names[String(name)] = "\(type).\(lowercasedFirstWord(value))"
            }
        }
        for name in notifications {
            let (owner, rest) = split(name)
            names[name] = "\(owner).\(lowercasedFirstWord(rest))Notification"
        }
        for name in userInfoKeys {
            names[name] = "UIResponder.\(lowercasedFirstWord(name.dropFirst(2)))"
        }
        return names
    }()

    /// `true` for an old name that is replaced: a type or constant, or the member after the point.
    static func replaces(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return names[name] != nil || names[last] != nil || members[last] != nil
            || calls[last] != nil || notification(last) != nil
    }

    /// Names of notifications, which stand after a point as in `.UIKeyboardWillShow`.
    static func notification(_ name: String) -> String? {
        notifications.contains(name) ? names[name] : nil
    }

    /// Types that moved into the one whose name they began with, by that type.
    private static let nestedTypes: [String: [String]] = [
        "UIActivityIndicatorView": ["Style"],
        "UIAlertAction": ["Style"], "UIAlertController": ["Style"],
        "UIApplication": ["State", "LaunchOptionsKey", "OpenURLOptionsKey"],
        "UIBarButtonItem": ["Style"],
        "UIBlurEffect": ["Style"],
        "UICollectionView": ["ScrollDirection", "ScrollPosition"],
        "UICollisionBehavior": ["Mode"], "UIPushBehavior": ["Mode"],
        "UIControl": ["State"],
        "UIDatePicker": ["Mode"],
        "UIDevice": ["BatteryState"],
        "UIFont": ["TextStyle", "Weight"],
        "UIFontDescriptor": ["SymbolicTraits", "AttributeName", "FeatureKey", "TraitKey"],
        "UIGestureRecognizer": ["State"],
        "UIImage": ["Orientation", "RenderingMode", "ResizingMode"],
        "UIImagePickerController": [
            "SourceType", "QualityType", "CameraCaptureMode", "CameraDevice", "CameraFlashMode",
        ],
        "UINavigationController": ["Operation"],
        "UIPageViewController": [
            "NavigationDirection", "NavigationOrientation", "SpineLocation", "TransitionStyle",
        ],
        "UIPress": ["Phase", "PressType"],
        "UIProgressView": ["Style"],
        "UIScreen": ["OverscanCompensation"],
        "UIScrollView": ["IndicatorStyle", "KeyboardDismissMode", "DecelerationRate"],
        "UISearchBar": ["Icon", "Style"],
        "UISegmentedControl": ["Segment", "Style"],
        "UISplitViewController": ["DisplayMode"],
        "UIStackView": ["Alignment", "Distribution"],
        "UISwipeGestureRecognizer": ["Direction"],
        "UITabBar": ["ItemPositioning"],
        "UITableView": ["RowAnimation", "ScrollPosition", "Style"],
        "UITableViewCell": [
            "AccessoryType", "EditingStyle", "SelectionStyle", "SeparatorStyle", "StateMask",
        ],
        "UITableViewRowAction": ["Style"],
        "UITouch": ["Phase", "TouchType"],
        "UIView": [
            "AnimationCurve", "AnimationOptions", "AnimationTransition", "ContentMode",
            "KeyframeAnimationOptions", "SystemAnimation", "TintAdjustmentMode",
        ],
        "UIWebView": ["NavigationType"],
        "UIWindow": ["Level"],
    ]

    /// Types and constants whose new names follow no rule.
    private static let constants: [String: String] = [
        "NSAttributedStringKey": "NSAttributedString.Key",
        "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
        "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
        "NSLayoutRelation": "NSLayoutConstraint.Relation",
        "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
        "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
        "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
        "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
        "UIButtonType": "UIButton.ButtonType",
        "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
        "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
        "UICollectionViewFlowLayoutAutomaticSize": "UICollectionViewFlowLayout.automaticSize",
        "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
        "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
        "UIControlEvents": "UIControl.Event",
        "UIEventSubtype": "UIEvent.EventSubtype",
        "UIEventType": "UIEvent.EventType",
        "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
        "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
        "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
        "UINavigationControllerHideShowBarDuration":
            "UINavigationController.hideShowBarDuration",
        "UISplitViewControllerAutomaticDimension": "UISplitViewController.automaticDimension",
        "UITabBarSystemItem": "UITabBarItem.SystemItem",
        "UITableViewAutomaticDimension": "UITableView.automaticDimension",
        "UITableViewCellStyle": "UITableViewCell.CellStyle",
        "UITableViewIndexSearch": "UITableView.indexSearch",
        "UITextBorderStyle": "UITextField.BorderStyle",
        "UITextFieldViewMode": "UITextField.ViewMode",
        "UIViewAutoresizing": "UIView.AutoresizingMask",
        "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
        "UIWindowLevelAlert": "UIWindow.Level.alert",
        "UIWindowLevelNormal": "UIWindow.Level.normal",
        "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
        "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
        "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    ]

    /// Constants by the type that they became members of, and the part of their names that went.
    private static let families: [(names: String, type: String, prefix: String)] = [
        (
            "UIFontWeightUltraLight UIFontWeightThin UIFontWeightLight UIFontWeightRegular "
                + "UIFontWeightMedium UIFontWeightSemibold UIFontWeightBold UIFontWeightHeavy "
                + "UIFontWeightBlack", "UIFont.Weight", "UIFontWeight"
        ),
        (
            "UILayoutPriorityRequired UILayoutPriorityDefaultHigh UILayoutPriorityDefaultLow "
                + "UILayoutPriorityFittingSizeLevel", "UILayoutPriority", "UILayoutPriority"
        ),
        (
            "UIScrollViewDecelerationRateNormal UIScrollViewDecelerationRateFast",
            "UIScrollView.DecelerationRate", "UIScrollViewDecelerationRate"
        ),
        (
            "UIAccessibilityTraitNone UIAccessibilityTraitButton UIAccessibilityTraitLink "
                + "UIAccessibilityTraitSearchField UIAccessibilityTraitImage "
                + "UIAccessibilityTraitSelected UIAccessibilityTraitPlaysSound "
                + "UIAccessibilityTraitKeyboardKey UIAccessibilityTraitStaticText "
                + "UIAccessibilityTraitSummaryElement UIAccessibilityTraitNotEnabled "
                + "UIAccessibilityTraitUpdatesFrequently "
                + "UIAccessibilityTraitStartsMediaSession UIAccessibilityTraitAdjustable "
                + "UIAccessibilityTraitAllowsDirectInteraction "
                + "UIAccessibilityTraitCausesPageTurn UIAccessibilityTraitHeader",
            "UIAccessibilityTraits", "UIAccessibilityTrait"
        ),
        (
            "UIImagePickerControllerCropRect UIImagePickerControllerEditedImage "
                + "UIImagePickerControllerMediaMetadata UIImagePickerControllerMediaType "
                + "UIImagePickerControllerMediaURL UIImagePickerControllerOriginalImage",
            "UIImagePickerController.InfoKey", "UIImagePickerController"
        ),
        (
            "kCAFillModeForwards kCAFillModeBackwards kCAFillModeBoth kCAFillModeRemoved",
            "CAMediaTimingFillMode", "kCAFillMode"
        ),
        (
            "kCAMediaTimingFunctionLinear kCAMediaTimingFunctionEaseIn "
                + "kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionEaseInEaseOut "
                + "kCAMediaTimingFunctionDefault", "CAMediaTimingFunctionName",
            "kCAMediaTimingFunction"
        ),
        (
            "kCAGravityCenter kCAGravityTop kCAGravityBottom kCAGravityLeft kCAGravityRight "
                + "kCAGravityTopLeft kCAGravityTopRight kCAGravityBottomLeft "
                + "kCAGravityBottomRight kCAGravityResize", "CALayerContentsGravity",
            "kCAGravity"
        ),
        ("kCALineCapButt kCALineCapRound kCALineCapSquare", "CAShapeLayerLineCap", "kCALineCap"),
        (
            "kCALineJoinMiter kCALineJoinRound kCALineJoinBevel", "CAShapeLayerLineJoin",
            "kCALineJoin"
        ),
        ("kCAFillRuleNonZero kCAFillRuleEvenOdd", "CAShapeLayerFillRule", "kCAFillRule"),
        (
            "kCATransitionFade kCATransitionMoveIn kCATransitionPush kCATransitionReveal",
            "CATransitionType", "kCATransition"
        ),
        (
            "kCATransitionFromRight kCATransitionFromLeft kCATransitionFromTop "
                + "kCATransitionFromBottom", "CATransitionSubtype", "kCATransition"
        ),
        (
            "kCAAlignmentNatural kCAAlignmentLeft kCAAlignmentRight kCAAlignmentCenter "
                + "kCAAlignmentJustified", "CATextLayerAlignmentMode", "kCAAlignment"
        ),
        (
            "kCATruncationNone kCATruncationStart kCATruncationEnd kCATruncationMiddle",
            "CATextLayerTruncationMode", "kCATruncation"
        ),
        (
            "kCAGradientLayerAxial kCAGradientLayerRadial", "CAGradientLayerType",
            "kCAGradientLayer"
        ),
        (
            "NSFontAttributeName NSForegroundColorAttributeName NSBackgroundColorAttributeName "
                + "NSParagraphStyleAttributeName NSKernAttributeName NSLigatureAttributeName "
                + "NSStrikethroughStyleAttributeName NSUnderlineStyleAttributeName "
                + "NSStrokeColorAttributeName NSStrokeWidthAttributeName "
                + "NSShadowAttributeName NSAttachmentAttributeName NSLinkAttributeName "
                + "NSBaselineOffsetAttributeName NSUnderlineColorAttributeName "
                + "NSStrikethroughColorAttributeName NSObliquenessAttributeName "
                + "NSExpansionAttributeName NSTextEffectAttributeName",
            "NSAttributedString.Key", "NS"
        ),
    ]

    /// Notifications by their names of Swift 3 and 4.
    private static let notifications: Set<String> = [
        "UIApplicationDidBecomeActive", "UIApplicationDidEnterBackground",
        "UIApplicationDidFinishLaunching", "UIApplicationDidReceiveMemoryWarning",
        "UIApplicationSignificantTimeChange", "UIApplicationUserDidTakeScreenshot",
        "UIApplicationWillEnterForeground", "UIApplicationWillResignActive",
        "UIApplicationWillTerminate", "UIContentSizeCategoryDidChange",
        "UIDeviceBatteryLevelDidChange", "UIDeviceBatteryStateDidChange",
        "UIDeviceOrientationDidChange", "UIKeyboardDidChangeFrame", "UIKeyboardDidHide",
        "UIKeyboardDidShow", "UIKeyboardWillChangeFrame", "UIKeyboardWillHide",
        "UIKeyboardWillShow", "UIMenuControllerDidHideMenu", "UIMenuControllerDidShowMenu",
        "UIMenuControllerWillHideMenu", "UIMenuControllerWillShowMenu", "UIPasteboardChanged",
        "UIScreenBrightnessDidChange", "UIScreenDidConnect", "UIScreenDidDisconnect",
        "UIScreenModeDidChange", "UITextFieldTextDidBeginEditing", "UITextFieldTextDidChange",
        "UITextFieldTextDidEndEditing", "UITextViewTextDidBeginEditing",
        "UITextViewTextDidChange", "UITextViewTextDidEndEditing", "UIWindowDidBecomeHidden",
        "UIWindowDidBecomeKey", "UIWindowDidBecomeVisible", "UIWindowDidResignKey",
    ]

    private static let userInfoKeys = [
        "UIKeyboardAnimationCurveUserInfoKey", "UIKeyboardAnimationDurationUserInfoKey",
        "UIKeyboardFrameBeginUserInfoKey", "UIKeyboardFrameEndUserInfoKey",
        "UIKeyboardIsLocalUserInfoKey",
    ]

    /// Functions that became members or initialisers.
    static let calls: [String: Call] = [
        "UIImagePNGRepresentation": .method("pngData"),
        "UIImageJPEGRepresentation": .method("jpegData", label: "compressionQuality: "),
        "UIEdgeInsetsInsetRect": .method("inset", label: "by: "),
        "UIEdgeInsetsMake": .function(
            "UIEdgeInsets", labels: ["top: ", "left: ", "bottom: ", "right: "]),
        "UIOffsetMake": .function("UIOffset", labels: ["horizontal: ", "vertical: "]),
        "NSStringFromCGPoint": .function("NSCoder.string", labels: ["for: "]),
        "NSStringFromCGRect": .function("NSCoder.string", labels: ["for: "]),
        "NSStringFromCGSize": .function("NSCoder.string", labels: ["for: "]),
        "NSStringFromCGAffineTransform": .function("NSCoder.string", labels: ["for: "]),
        "NSStringFromUIEdgeInsets": .function("NSCoder.string", labels: ["for: "]),
        "CGPointFromString": .function("NSCoder.cgPoint", labels: ["for: "]),
        "CGRectFromString": .function("NSCoder.cgRect", labels: ["for: "]),
        "CGSizeFromString": .function("NSCoder.cgSize", labels: ["for: "]),
        "UIEdgeInsetsFromString": .function("NSCoder.uiEdgeInsets", labels: ["for: "]),
        "UIAccessibilityPostNotification": .function(
            "UIAccessibility.post", labels: ["notification: ", "argument: "]),
    ]

    /// Members that were renamed, in calls and in overrides. The labels of the first argument are
    /// those before and after; `nil` leaves them.
    struct Member {
        var name: String
        var oldLabel: String?
        var newLabel: String?
    }

    static let members: [String: [Member]] = [
        "addChildViewController": [Member(name: "addChild")],
        "removeFromParentViewController": [Member(name: "removeFromParent")],
        "childViewControllers": [Member(name: "children")],
        "childViewControllerForStatusBarStyle": [Member(name: "childForStatusBarStyle")],
        "childViewControllerForStatusBarHidden": [Member(name: "childForStatusBarHidden")],
        "willMove": [
            Member(name: "willMove", oldLabel: "toParentViewController", newLabel: "toParent")
        ],
        "didMove": [
            Member(name: "didMove", oldLabel: "toParentViewController", newLabel: "toParent")
        ],
        "bringSubview": [Member(name: "bringSubviewToFront", oldLabel: "toFront", newLabel: "_")],
        "sendSubview": [Member(name: "sendSubviewToBack", oldLabel: "toBack", newLabel: "_")],
    ]

    // MARK: Names

    /// The type of which a notification is a member, and the rest of its name.
    private static func split(_ name: String) -> (owner: String, rest: Substring) {
        if name.hasPrefix("UIKeyboard") { return ("UIResponder", name.dropFirst(2)) }
        if name == "UIContentSizeCategoryDidChange" {
            return ("UIContentSizeCategory", "DidChange")
        }
        let owners = [
            "UIApplication", "UIDevice", "UIMenuController", "UIPasteboard", "UIScreen",
            "UITextField", "UITextView", "UIWindow",
        ]
        let owner = owners.first(where: name.hasPrefix) ?? "UIApplication"
        return (owner, name.dropFirst(owner.count))
    }

    /// `FooBar` as `fooBar`. Attribute names of strings lose their last words.
    private static func lowercasedFirstWord(_ name: Substring) -> String {
        let short = name.hasSuffix("AttributeName") ? name.dropLast("AttributeName".count) : name
        return short.prefix(1).lowercased() + short.dropFirst()
    }
}
