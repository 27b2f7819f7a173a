import Foundation
import Testing
import UIKit

@testable import Observing
@testable @_spi(UIKitInternals) import UIKitCore
@testable @_spi(UIKitInternals) import UIKitLists
@testable @_spi(UIKitInternals) import UIKitNavigation

@Suite("Rows of properties")
@MainActor
struct PropertyRowTests {
    /// A class with a table, and an object of it.
    nonisolated struct Owner: CustomTestStringConvertible, @unchecked Sendable {
        let name: String
        let table: @MainActor () -> PropertyTable
        let make: @MainActor () -> AnyObject

        init(_ make: @escaping @MainActor () -> UIResponder, _ name: String) {
            self.name = name
            self.make = make
            table = { type(of: make()).propertyTable }
        }

        init(
            _ name: String, _ table: @escaping @MainActor () -> PropertyTable,
            _ make: @escaping @MainActor () -> AnyObject
        ) {
            (self.name, self.table, self.make) = (name, table, make)
        }

        var testDescription: String { name }
    }

    nonisolated static let owners: [Owner] = [
        Owner({ UIView() }, "view"), Owner({ UIWindow() }, "window"),
        Owner({ UIStackView() }, "stack view"), Owner({ UIControl() }, "control"),
        Owner({ UIButton() }, "button"), Owner({ UISwitch() }, "switch"),
        Owner({ UISlider() }, "slider"), Owner({ UIStepper() }, "stepper"),
        Owner({ UISegmentedControl() }, "segmented control"),
        Owner({ UIPageControl() }, "page control"), Owner({ UILabel() }, "label"),
        Owner({ UIImageView() }, "image view"), Owner({ UIProgressView() }, "progress view"),
        Owner({ UIActivityIndicatorView() }, "activity indicator"),
        Owner({ UIToolbar() }, "toolbar"), Owner({ UIScrollView() }, "scroll view"),
        Owner({ UIDatePicker() }, "date picker"), Owner({ UITextField() }, "text field"),
        Owner({ UITextView() }, "text view"), Owner({ UISearchBar() }, "search bar"),
        Owner({ UITableView() }, "table"), Owner({ UITableViewCell() }, "table cell"),
        Owner(
            {
                UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }, "collection view"),
        Owner({ UINavigationBar() }, "navigation bar"), Owner({ UITabBar() }, "tab bar"),
        Owner({ UIViewController() }, "view controller"),
        Owner({ UINavigationController() }, "navigation controller"),
        Owner({ UITabBarController() }, "tab bar controller"),
        Owner({ UIAlertController(title: nil, message: nil, preferredStyle: .alert) }, "alert"),
        Owner("bar item", { UIBarButtonItem.propertyTable }, { UIBarButtonItem() }),
        Owner("tab item", { UITabBarItem.propertyTable }, { UITabBarItem() }),
        Owner("navigation item", { UINavigationItem.itemTable }, { UINavigationItem() }),
        Owner(
            "flow layout", { UICollectionViewFlowLayout.flowTable },
            {
                UICollectionViewFlowLayout()
            }),
        Owner("tap", { UITapGestureRecognizer.propertyTable }, { UITapGestureRecognizer() }),
        Owner(
            "press", { UILongPressGestureRecognizer.propertyTable },
            {
                UILongPressGestureRecognizer()
            }),
        Owner("pan", { UIPanGestureRecognizer.propertyTable }, { UIPanGestureRecognizer() }),
        Owner("swipe", { UISwipeGestureRecognizer.propertyTable }, { UISwipeGestureRecognizer() }),
    ]

    /// Names whose setters accept only some values, or depend on other objects.
    private static let dependent: Set<String> = [
        "frame", "bounds", "center", "zoomScale", "currentPage", "selectedSegmentIndex",
        "selectedIndex", "selectedScopeButtonIndex", "countDownDuration", "minuteInterval", "state",
        "enabled", "contentOffset", "date", "progressViewStyle",
    ]

    @Test("Rows: a property takes its own value and another one, by name", arguments: owners)
    func roundTrip(_ owner: Owner) throws {
        let rows = owner.table().rows.filter { $0.name != nil && $0.coded.set != nil }
        #expect(!rows.isEmpty)
        for row in rows {
            let (object, name) = (owner.make(), row.name ?? "")
            let set = try #require(row.coded.set)
            // A search bar without scopes has none to select.
            if name == "selectedScopeButtonIndex" { continue }
            #expect(set(object, row.coded.get(object)), "\(name) refuses its own value.")
            guard let path = row.path, !Self.dependent.contains(name),
                let sample = Self.sample(row.coded.type, unlike: row.coded.get(object))
            else { continue }
            #expect(set(object, sample.base), "\(name) refuses \(sample).")
            #expect(row.coded.get(object) as? AnyHashable == sample, "\(name) by name")
            let value = Self.read(path, of: object).flatMap { CodedValue.object(for: $0) }
            #expect(value as? AnyHashable == sample, "\(name) by key path")
        }
    }

    private static func read<Root: AnyObject>(_ path: AnyKeyPath, of object: Root) -> Any? {
        func value(_ object: some Any) -> Any? { object[keyPath: path] }
        return value(object)
    }

    /// A value of a property's type that is not `old`.
    private static func sample(_ type: Any.Type, unlike old: Any?) -> AnyHashable? {
        switch type {
        case is Bool.Type: !(old as? Bool ?? false)
        case is String?.Type, is String.Type: "Sample"
        case is UIColor?.Type, is UIColor.Type: UIColor.purple
        case is CGSize.Type: CGSize(width: 21, height: 34)
        case is UIEdgeInsets.Type: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        case is CGAffineTransform.Type: CGAffineTransform(scaleX: 2, y: 2)
        case is [UIViewController]?.Type: [UIViewController()]
        default: nil
        }
    }

    @Test("Rows: every settable property of a class has one")
    func nothingIsMissing() throws {
        // Scripts/structure finds them in the sources; these are some of each module.
        let keys: [(PropertyTable, String)] = [
            (UIView.propertyTable, "hoverStyle"), (UIView.propertyTable, "accessibilityTraits"),
            (UIViewController.propertyTable, "toolbarItems"),
            (UITabBarItem.propertyTable, "standardAppearance"),
            (UIApplication.propertyTable, "usesSoftwareKeyboard"),
        ]
        for (table, key) in keys { #expect(table.codedKey(named: key) != nil, "\(key)") }
        #expect(UITabBarItem.propertyTable.codedKey(named: "hoverStyle") == nil)
    }
}
