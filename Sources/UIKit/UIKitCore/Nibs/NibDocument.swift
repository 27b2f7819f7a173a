import Foundation

/// A nib file that was read: its elements by identifier.
nonisolated struct NibDocument: Sendable {
    /// The file's path, for reports.
    let path: String

    /// The file's name without extension, which is that of its table of texts.
    let name: String

    /// The element whose objects are made: `document`, a scene, a view or a cell.
    let root: NibElement

    private let elements: [String: NibElement]

    /// The colours and images that the file names, by name.
    let resources: [String: NibElement]

    /// The names of the module whose resources the file is among, whatever bundle found it.
    var moduleNames: [String] {
        path.split(separator: "/").lazy
            .compactMap { Bundle.moduleNames(ofResources: String($0)) }.first ?? []
    }

    /// Reads a file.
    init(_ file: URL, sizes: NibSizeClasses) throws {
        try self.init(Data(contentsOf: file), path: file.path, sizes: sizes)
    }

    /// Reads the contents of a file.
    init(_ data: Data, path: String, sizes: NibSizeClasses) throws {
        root = try NibElement.readNib(data, path: path).varied(for: sizes)
        self.path = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        var elements: [String: NibElement] = [:]
        for element in root.all { if let id = element.id { elements[id] = element } }
        self.elements = elements
        resources = Dictionary(
            root.child("resources")?.children.compactMap { element in
                element["name"].map { ($0, element) }
            } ?? [], uniquingKeysWith: { first, _ in first })
    }

    /// A part of a file: a scene's view, or a prototype.
    init(_ document: NibDocument, root: NibElement) {
        self.root = root
        path = document.path
        name = document.name
        elements = document.elements
        resources = document.resources
    }

    /// The element with an identifier.
    func element(_ id: String) -> NibElement? { elements[id] }
}

/// The classes that elements of nib files stand for.
nonisolated enum NibClasses {
    /// The modules that classes of UIKit may belong to.
    static let modules = [
        "UIKitCore", "UIKitControls", "UIKitScrolling", "UIKitPickers", "UIKitText", "UIKitLists",
        "UIKitNavigation", "UIKitSharing",
    ]

    private static let names: [String: String] = [
        "view": "UIKitCore.UIView", "stackView": "UIKitCore.UIStackView",
        "control": "UIKitControls.UIControl", "label": "UIKitControls.UILabel",
        "button": "UIKitControls.UIButton", "imageView": "UIKitControls.UIImageView",
        "switch": "UIKitControls.UISwitch", "slider": "UIKitControls.UISlider",
        "stepper": "UIKitControls.UIStepper",
        "segmentedControl": "UIKitControls.UISegmentedControl",
        "progressView": "UIKitControls.UIProgressView",
        "pageControl": "UIKitControls.UIPageControl",
        "activityIndicatorView": "UIKitControls.UIActivityIndicatorView",
        "scrollView": "UIKitScrolling.UIScrollView", "textField": "UIKitText.UITextField",
        "textView": "UIKitText.UITextView", "searchBar": "UIKitText.UISearchBar",
        "pickerView": "UIKitPickers.UIPickerView", "datePicker": "UIKitPickers.UIDatePicker",
        "refreshControl": "UIKitScrolling.UIRefreshControl",
        "visualEffectView": "UIKitControls.UIVisualEffectView",
        "tableView": "UIKitLists.UITableView", "tableViewCell": "UIKitLists.UITableViewCell",
        "collectionView": "UIKitLists.UICollectionView",
        "collectionViewCell": "UIKitLists.UICollectionViewCell",
        "collectionReusableView": "UIKitLists.UICollectionReusableView",
        "collectionViewFlowLayout": "UIKitLists.UICollectionViewFlowLayout",
        "collectionViewLayout": "UIKitLists.UICollectionViewLayout",
        "containerView": "UIKitCore.UIView",
        "viewController": "UIKitCore.UIViewController",
        "tableViewController": "UIKitLists.UITableViewController",
        "collectionViewController": "UIKitLists.UICollectionViewController",
        "navigationController": "UIKitNavigation.UINavigationController",
        "tabBarController": "UIKitNavigation.UITabBarController",
        "splitViewController": "UIKitNavigation.UISplitViewController",
        "pageViewController": "UIKitNavigation.UIPageViewController",
        "navigationBar": "UIKitNavigation.UINavigationBar",
        "navigationItem": "UIKitCore.UINavigationItem",
        "tabBar": "UIKitNavigation.UITabBar", "tabBarItem": "UIKitCore.UITabBarItem",
        "toolbar": "UIKitControls.UIToolbar", "barButtonItem": "UIKitControls.UIBarButtonItem",
        "customObject": "UIKitCore.UIResponder",
        "gestureRecognizer": "UIKitCore.UIGestureRecognizer",
        "tapGestureRecognizer": "UIKitCore.UITapGestureRecognizer",
        "panGestureRecognizer": "UIKitCore.UIPanGestureRecognizer",
        "pinchGestureRecognizer": "UIKitCore.UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIKitCore.UIRotationGestureRecognizer",
        "swipeGestureRecognizer": "UIKitCore.UISwipeGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIKitCore.UIScreenEdgePanGestureRecognizer",
        // The name that Xcode writes, and the one that is meant.
        "pongPressGestureRecognizer": "UIKitCore.UILongPressGestureRecognizer",
        "longPressGestureRecognizer": "UIKitCore.UILongPressGestureRecognizer",
        // Of a module that the app imports, or not.
        "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView",
    ]

    /// The classes of elements that Xcode offers and that do not exist here.
    private static let absent = [
        "webView": "UIWebView",
        "sceneKitView": "SCNView", "skView": "SKView", "glkView": "GLKView", "mtkView": "MTKView",
        "arscnView": "ARSCNView", "avPlayerViewController": "AVPlayerViewController",
        "glkViewController": "GLKViewController",
    ]

    /// What to report of an element that is not read.
    static func reason(toLeaveOut name: String) -> String {
        if let type = absent[name] {
            return "“\(name)” is left out, because there is no \(type) on Linux"
        }
        if let type = names[name] {
            return "“\(name)” is left out: import \(type.prefix { $0 != "." }) in the app"
        }
        return "“\(name)” is not read"
    }

    /// The class of an element; `nil` for elements that are not read.
    static func type(ofElement name: String) -> AnyClass? {
        names[name].flatMap { NSClassFromString($0) }
    }
}
