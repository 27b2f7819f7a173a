import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A File's Owner that is not a responder, as the porting tool leaves it.
private final class Owner: NSObject, NibConnectable {
    var label: UILabel?
    var taps = 0

    class var nibConnections: NibConnections {
        NibConnections()
            .outlet("label") { (owner: Owner, label: UILabel) in owner.label = label }
            .action("tap:", Selector(Owner.tap(_:), name: "tap(_:)"))
    }

    func tap(_ sender: Any) { taps += 1 }
}

/// A plain object of a nib file.
final class NibHelper: NSObject {}

private final class Page: UIViewController {
    var space: NSLayoutConstraint?
    var badge: UILabel?

    override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("space") { (page: Page, space: NSLayoutConstraint) in page.space = space }
            .outlet("badge") { (page: Page, badge: UILabel) in page.badge = badge }
    }
}

@Suite("Variations of nib files")
struct NibVariationTests {
    private static let page = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="o">
            <connections>
                <outlet property="space" destination="k2" id="c1"/>
                <outlet property="badge" destination="n" id="c2"/>
                <outlet property="view" destination="v" id="c3"/>
            </connections>
        </placeholder>
        <view id="v">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>
                <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
                    <fontDescription key="fontDescription" type="system" pointSize="12"/>
                    <variation key="heightClass=regular-widthClass=regular">
                        <fontDescription key="fontDescription" type="system" pointSize="30"/>
                    </variation>
                </label>
                <label id="n" text="New"/>
                <view id="w" hidden="YES"><variation key="widthClass=compact" hidden="NO"/></view>
            </subviews>
            <constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"
                    constant="8" id="k1">
                    <variation key="widthClass=compact" constant="20"/>
                </constraint>
                <constraint firstItem="l" firstAttribute="height" constant="587" id="k2"/>
                <constraint firstItem="l" firstAttribute="height" constant="40" id="k3"/>
            </constraints>
            <variation key="default">
                <mask key="constraints"><exclude reference="k2"/></mask>
                <mask key="subviews"><exclude reference="n"/></mask>
            </variation>
            <variation key="heightClass=regular-widthClass=regular">
                <mask key="constraints">
                    <include reference="k2"/><exclude reference="k3"/></mask>
                <mask key="subviews"><include reference="n"/></mask>
            </variation>
        </view>
        """

    @Test("Nib: of a screen's size classes, what they exclude is made and not installed")
    func compact() throws {
        let app = HeadlessApp(
            size: CGSize(width: 390, height: 844), rootViewController: UIViewController())
        let page = Page(nibName: nil, bundle: nil)
        _ = NibTests.nib(Self.page).instantiate(withOwner: page)
        let view = try #require(page.viewIfLoaded)
        let label = try #require(view.subviews.first as? UILabel)
        view.layoutIfNeeded()
        #expect(label.frame.minY == 20 && label.bounds.height == 40)
        #expect(label.font.pointSize == 12)
        #expect(page.space?.isActive == false && page.space?.constant == 587)
        #expect(page.badge?.superview == nil && page.badge?.text == "New")
        #expect(view.subviews.count == 2 && view.subviews.last?.isHidden == false)
        withExtendedLifetime(app) {}
    }

    @Test("Nib: the variation of a large screen is installed there")
    func regular() throws {
        let app = HeadlessApp(
            size: CGSize(width: 1024, height: 768), rootViewController: UIViewController())
        let page = Page(nibName: nil, bundle: nil)
        _ = NibTests.nib(Self.page).instantiate(withOwner: page)
        let view = try #require(page.viewIfLoaded)
        let label = try #require(view.subviews.first as? UILabel)
        view.layoutIfNeeded()
        #expect(label.frame.minY == 8 && label.bounds.height == 587)
        #expect(label.font.pointSize == 30)
        #expect(page.badge?.superview === view)
        withExtendedLifetime(app) {}
    }

    @Test("Nib: margins of stack views")
    func margins() throws {
        let stack = try #require(
            NibTests.nib(
                """
                <stackView id="s">
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
                <stackView id="t" insetsLayoutMarginsFromSafeArea="NO">
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2"
                bottom="3" trailing="4"/></stackView>
                """
            ).instantiate(withOwner: nil) as? [UIStackView])
        #expect(
            stack[0].layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(stack[0].isLayoutMarginsRelativeArrangement)
        #expect(
            stack[1].directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(!stack[1].insetsLayoutMarginsFromSafeArea)
    }

    @Test("Nib: colours of the system by all their names, of a catalogue by their fallback")
    func colors() throws {
        let views = try #require(
            NibTests.nib(
                """
                <view id="a"><color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/>
                </view>
                <view id="b"><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"
                xcode11CocoaTouchSystemColor="systemGreenColor"/></view>
                <view id="c"><color key="backgroundColor" name="Nowhere"/></view>
                <view id="d"><color key="backgroundColor"
                cocoaTouchSystemColor="viewFlipsideBackgroundColor"/></view>
                <view id="e"><color key="backgroundColor" red="0" green="0" blue="1" alpha="1"
                systemColor="colorOfTomorrow"/></view>
                </objects><resources><namedColor name="Nowhere">
                <color red="0" green="1" blue="0" alpha="1"/></namedColor></resources><objects>
                """
            ).instantiate(withOwner: nil) as? [UIView])
        #expect(views[0].backgroundColor == .darkText)
        #expect(views[1].backgroundColor == .systemGreen)
        #expect(views[2].backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(views[3].backgroundColor != nil && views[3].backgroundColor != .black)
        #expect(views[4].backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("Nib: an owner that is a plain object has outlets and actions")
    func plainOwner() throws {
        let owner = Owner()
        let objects = NibTests.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="o">
                <connections><outlet property="label" destination="l" id="c1"/></connections>
            </placeholder>
            <label id="l" text="Hello"/>
            <button id="b"><connections>
                <action selector="tap:" destination="o" eventType="touchUpInside" id="c2"/>
            </connections></button>
            """
        ).instantiate(withOwner: owner)
        #expect(owner.label === objects.first as? UILabel)
        (objects.last as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(owner.taps == 1)
    }

    @Test("Nib: plain objects, and classes whose module is old or missing")
    func modules() throws {
        let objects = NibTests.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="o"/>
            <customObject customClass="NibHelper" customModule="OldName"
                customModuleProvider="target" id="a"/>
            <viewController customClass="NibOwner" customModuleProvider="target" id="b"/>
            <customObject customClass="NSObject" id="c"/>
            """
        ).instantiate(withOwner: NibOwner())
        #expect(objects.count == 3)
        #expect(objects.first is NibHelper)
        #expect(objects.dropFirst().first is NibOwner)
    }

    @Test("Nib: an outlet may have the name of one of UIKit's own properties")
    func ownNames() throws {
        let objects = NibTests.nib(
            """
            <tableViewCell id="c"><connections>
            <outlet property="accessoryView" destination="w" id="c1"/>
            </connections></tableViewCell>
            <view id="w"/>
            """
        ).instantiate(withOwner: nil)
        let cell = try #require(objects.first as? UITableViewCell)
        #expect(cell.accessoryView === objects.last as? UIView)
    }

    @Test("Nib: texts that follow the user's size, indented cells")
    func members() throws {
        let objects = NibTests.nib(
            """
            <label id="l" adjustsFontForContentSizeCategory="YES" enabled="NO" text="A"/>
            <textField id="f" adjustsFontForContentSizeCategory="YES"/>
            <tableViewCell id="c" indentationLevel="2" indentationWidth="12"/>
            """
        ).instantiate(withOwner: nil)
        let label = try #require(objects[0] as? UILabel)
        #expect(label.adjustsFontForContentSizeCategory && !label.isEnabled)
        #expect((objects[1] as? UITextField)?.adjustsFontForContentSizeCategory == true)
        let cell = try #require(objects[2] as? UITableViewCell)
        #expect(cell.indentationLevel == 2 && cell.indentationWidth == 12)
    }

    @Test("Nib: names of modules in those of bundles, also with the separator in them")
    func moduleNames() {
        #expect(Bundle.moduleNames(ofResources: "Apps_Rooms.resources") == ["Rooms"])
        #expect(
            Bundle.moduleNames(ofResources: "my_app_my_app.resources")
                == ["app_my_app", "my_app", "app"])
        #expect(Bundle.moduleNames(ofResources: "debug") == nil)
    }
}
