import Foundation
import Testing
import UIKit

@testable @_spi(UIKitInternals) import UIKitCore

@Suite("Tables of properties")
@MainActor
struct PropertyTableTests {
    private static let responders: [UIResponder.Type] = [
        UIView.self, UIWindow.self, UIStackView.self, UIControl.self, UIButton.self, UISwitch.self,
        UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self, UILabel.self,
        UIImageView.self, UIProgressView.self, UIActivityIndicatorView.self, UIToolbar.self,
        UIScrollView.self, UIDatePicker.self, UITextField.self, UITextView.self, UISearchBar.self,
        UITableView.self, UITableViewCell.self, UICollectionView.self, UINavigationBar.self,
        UITabBar.self, UIViewController.self, UINavigationController.self, UITabBarController.self,
        UIAlertController.self, UIApplication.self,
    ]

    private static let tables: [(name: String, table: PropertyTable)] =
        responders.map { ("\($0)", $0.propertyTable) }
        + [UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self].map {
            ("\($0)", $0.propertyTable)
        }
        + [
            UITapGestureRecognizer.self, UILongPressGestureRecognizer.self,
            UISwipeGestureRecognizer.self, UIPanGestureRecognizer.self,
            UIScreenEdgePanGestureRecognizer.self,
        ].map { (type: UIGestureRecognizer.Type) in ("\(type)", type.propertyTable) }

    @Test("Tables: a name stands in one table of a class and its superclasses")
    func namesAreUnique() {
        for (name, table) in Self.tables {
            // A button item without a view in a bar is its own view. Lists and text views have
            // delegates of their own.
            let replaced: [String] =
                switch name {
                case "UIBarButtonItem": ["view"]
                case "UITableView", "UICollectionView", "UITextView": ["delegate"]
                default: []
                }
            #expect(table.repeatedNames == replaced, "\(name)")
        }
    }

    @Test("Tables: a property is set by its name, in a nib file, by its appearance and described")
    func uses() throws {
        let slider = UISlider()
        slider.setValue(-1, forKey: "minimumValue")
        #expect(slider.minimumValue == -1 && slider.value(forKey: "minimumValue") as? Float == -1)
        #expect(slider.describeTree().contains("slider=0 minimum=-1"))
        #expect(slider.codedKey(named: "alpha") != nil)
        #expect(slider.observableKey(named: "isHidden") != nil)
        #expect(slider.observableKey(named: "minimumValue") == nil)
        let appearance = UISlider.propertyTable.appearanceProperties.map(\.key)
        #expect(appearance.first == \UIView.backgroundColor)
        #expect(appearance.last == \UISlider.thumbTintColor)
    }

    @Test("Tables: attributes of nib files that a file does not state leave properties as they are")
    func missingAttributes() throws {
        let nib = UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document><objects>
                    <textField opaque="NO" placeholder="Name" id="f">
                        <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
                    </textField>
                    <label text="Total" textAlignment="right" id="l"/>
                </objects></document>
                """.utf8), bundle: nil)
        let objects = nib.instantiate(withOwner: nil)
        let field = try #require(objects.compactMap { $0 as? UITextField }.first)
        #expect(field.placeholder == "Name" && field.keyboardType == .emailAddress)
        #expect(field.font == UITextField().font && field.textColor == UITextField().textColor)
        let label = try #require(objects.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Total" && label.textAlignment == .right)
        #expect(label.textColor == UILabel().textColor && label.font == UILabel().font)
    }
}
