import Foundation

/// A nib file that was read: its elements by identifier.
nonisolated struct NibDocument: Sendable {
    /// The file's path, for reports.
    let path: String

    /// The file's name without extension, which is that of its table of texts.
    let name: String

    /// The module of classes without one of their own.
    let defaultModule: String?

    /// The element whose objects are made: `document`, a scene, a view or a cell.
    let root: NibElement

    private let elements: [String: NibElement]

    /// The colours and images that the file names, by name.
    let resources: [String: NibElement]

    /// Reads a file.
    init(_ file: URL, defaultModule: String?) throws {
        try self.init(Data(contentsOf: file), path: file.path, defaultModule: defaultModule)
    }

    /// Reads the contents of a file.
    init(_ data: Data, path: String, defaultModule: String?) throws {
        root = try NibParser.read(data, path: path)
        self.path = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.defaultModule = defaultModule
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
        defaultModule = document.defaultModule
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
        "UIKitCore", "UIKitControls", "UIKitScrolling", "UIKitText", "UIKitLists",
        "UIKitNavigation",
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
        "textView": "UIKitText.UITextView", "tableView": "UIKitLists.UITableView",
        "tableViewCell": "UIKitLists.UITableViewCell",
        "collectionViewCell": "UIKitLists.UICollectionViewCell",
        "containerView": "UIKitCore.UIView",
        "viewController": "UIKitCore.UIViewController",
        "tableViewController": "UIKitLists.UITableViewController",
        "navigationController": "UIKitNavigation.UINavigationController",
        "tabBarController": "UIKitNavigation.UITabBarController",
        "barButtonItem": "UIKitControls.UIBarButtonItem",
        "customObject": "UIKitCore.UIResponder",
    ]

    /// The class of an element; `nil` for elements that are not read.
    static func type(ofElement name: String) -> AnyClass? {
        names[name].flatMap { NSClassFromString($0) }
    }
}
