import Foundation
import Testing
import UIKit

@testable @_spi(UIKitInternals) import UIKitCore

@Suite("Properties by name")
@MainActor
struct PropertyNameTests {
    /// A property that is set and read by its name.
    nonisolated struct Sample: CustomTestStringConvertible, @unchecked Sendable {
        let make: @MainActor () -> any KeyValueCoding
        let key: String
        let value: AnyHashable

        init(
            _ make: @escaping @MainActor () -> any KeyValueCoding, _ key: String,
            _ value: AnyHashable
        ) {
            (self.make, self.key, self.value) = (make, key, value)
        }

        var testDescription: String { key }
    }

    nonisolated static let samples: [Sample] = [
        Sample({ UIView() }, "clearsContextBeforeDrawing", false),
        Sample({ UIView() }, "preservesSuperviewLayoutMargins", true),
        Sample({ UIView() }, "contentScaleFactor", 3.0 as CGFloat),
        Sample({ UIView() }, "largeContentTitle", "Large"),
        Sample({ UIStackView() }, "layoutMarginsRelativeArrangement", true),
        Sample({ UIWindow() }, "title", "Board"),
        Sample({ UIViewController() }, "editing", true),
        Sample({ UIViewController() }, "automaticallyAdjustsScrollViewInsets", false),
        Sample(
            { UIViewController() }, "overrideUserInterfaceStyle", UIUserInterfaceStyle.dark.rawValue
        ),
        Sample({ UITabBarItem() }, "badgeColor", UIColor.red),
        Sample({ UIBarButtonItem() }, "hidden", true),
        Sample({ UIBarButtonItem() }, "possibleTitles", ["Edit", "Done"] as Set),
        Sample({ UITapGestureRecognizer() }, "name", "tap"),
        Sample({ UIControl() }, "showsMenuAsPrimaryAction", true),
        Sample({ UIButton() }, "role", UIButton.Role.destructive.rawValue),
        Sample({ UISwitch() }, "title", "Wi-Fi"),
        Sample({ UIStepper() }, "continuous", false),
        Sample({ UILabel() }, "preferredMaxLayoutWidth", 120.0 as CGFloat),
        Sample({ UILabel() }, "adjustsFontForContentSizeCategory", true),
        Sample({ UIImageView() }, "animationDuration", 2.0),
        Sample({ UIScrollView() }, "directionalLockEnabled", true),
        Sample({ UIScrollView() }, "scrollsToTop", false),
        Sample({ UITextField() }, "keyboardAppearance", UIKeyboardAppearance.dark.rawValue),
        Sample({ UITextField() }, "clearsOnInsertion", true),
        Sample({ UITextView() }, "allowsEditingTextAttributes", true),
        Sample({ UITextView() }, "selectedRange", NSRange(location: 0, length: 0)),
        Sample({ UISearchBar() }, "searchResultsButtonSelected", true),
        Sample({ UITableView() }, "sectionIndexColor", UIColor.red),
        Sample({ UITableView() }, "estimatedSectionHeaderHeight", 30.0 as CGFloat),
        Sample({ UITableViewCell() }, "indentationLevel", 2),
        Sample({ UITableViewCell() }, "showsReorderControl", true),
        Sample(
            { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            "allowsMultipleSelection", true),
        Sample({ UINavigationController() }, "hidesBarsOnSwipe", true),
        Sample({ UINavigationItem() }, "backButtonTitle", "Back"),
        Sample({ UINavigationItem() }, "hidesSearchBarWhenScrolling", false),
        Sample({ UITabBarController() }, "tabBarHidden", true),
    ]

    @Test("Properties: a name sets and returns a property of its class", arguments: samples)
    func keys(_ sample: Sample) {
        let object = sample.make()
        #expect(object.codedKey(named: sample.key) != nil)
        object.setValue(sample.value.base, forKey: sample.key)
        #expect(object.value(forKey: sample.key) as? AnyHashable == sample.value)
    }

    /// A property that changes, and the name by which it is observed.
    nonisolated struct Change: CustomTestStringConvertible, @unchecked Sendable {
        let make: @MainActor () -> any KeyValueObservable & KeyValueCoding
        let key: String
        let value: AnyHashable

        init(
            _ make: @escaping @MainActor () -> any KeyValueObservable & KeyValueCoding,
            _ key: String,
            _ value: AnyHashable
        ) {
            (self.make, self.key, self.value) = (make, key, value)
        }

        var testDescription: String { key }
    }

    nonisolated static let changes: [Change] = [
        Change({ UIView() }, "frame", CGRect(x: 1, y: 2, width: 3, height: 4)),
        Change({ UIView() }, "backgroundColor", UIColor.red),
        Change({ UILabel() }, "text", "Total"),
        Change({ UITextField() }, "text", "Total"),
        Change({ UITextView() }, "text", "Total"),
        Change({ UISwitch() }, "on", true),
        Change({ UISlider() }, "value", 0.5 as Float),
        Change({ UIStepper() }, "value", 2.0),
        Change({ UIProgressView() }, "progress", 0.5 as Float),
        Change({ UIControl() }, "enabled", false),
        Change({ UIControl() }, "selected", true),
        Change({ UIControl() }, "highlighted", true),
        Change({ UIDatePicker() }, "date", Date(timeIntervalSinceReferenceDate: 86_400)),
        Change({ UIViewController() }, "title", "Board"),
        Change(
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), UIViewController()]
                return tabs
            }, "selectedIndex", 1),
        Change({ UIScrollView() }, "contentOffset", CGPoint(x: 0, y: 5)),
        Change({ UIScrollView() }, "contentSize", CGSize(width: 5, height: 5)),
    ]

    @Test("Observing: a property that changes notifies its observer once", arguments: changes)
    func observing(_ change: Change) throws {
        let object = change.make()
        try #require(object.observableKey(named: change.key) != nil)
        let watcher = Watcher()
        let old = object.value(forKey: change.key)
        object.addObserver(watcher, forKeyPath: change.key, options: [.old, .new], context: nil)
        object.setValue(change.value.base, forKey: change.key)
        #expect(watcher.changes.count == 1)
        let first = try #require(watcher.changes.first)
        #expect(first[.newKey] as? AnyHashable == change.value)
        #expect(first[.oldKey] as? AnyHashable == old as? AnyHashable ?? NSNull() as AnyHashable)
    }

    /// Keeps what it is notified of.
    private final class Watcher: KeyValueObserver {
        var changes: [[NSKeyValueChangeKey: Any]] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            changes.append(change ?? [:])
        }
    }

    @Test("Nib files: attributes of properties that have rows are read")
    func nibAttributes() throws {
        let nib = UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document><objects>
                    <button showsTouchWhenHighlighted="YES" contentVerticalAlignment="bottom" \
                id="b"><inset key="contentEdgeInsets" minX="8" minY="1" maxX="8" maxY="2"/></button>
                    <scrollView directionalLockEnabled="YES" indicatorStyle="white" \
                keyboardDismissMode="onDrag" maximumZoomScale="3" id="s"/>
                    <stackView layoutMarginsRelativeArrangement="YES" id="v">
                        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" \
                bottom="3" trailing="4"/></stackView>
                    <slider continuous="NO" id="l"/>
                </objects></document>
                """.utf8), bundle: nil)
        let objects = nib.instantiate(withOwner: nil)
        let button = try #require(objects.compactMap { $0 as? UIButton }.first)
        #expect(button.showsTouchWhenHighlighted && button.contentVerticalAlignment == .bottom)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 8))
        let scrollView = try #require(objects.compactMap { $0 as? UIScrollView }.first)
        #expect(scrollView.isDirectionalLockEnabled && scrollView.indicatorStyle == .white)
        #expect(scrollView.keyboardDismissMode == .onDrag && scrollView.maximumZoomScale == 3)
        let stack = try #require(objects.compactMap { $0 as? UIStackView }.first)
        #expect(stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.directionalLayoutMargins.leading == 2)
        let slider = try #require(objects.compactMap { $0 as? UISlider }.first)
        #expect(!slider.isContinuous)
    }
}
