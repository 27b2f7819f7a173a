import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A controller as the porting tool leaves it, which all objects of a file have as a delegate.
final class NibOwner: UIViewController, NibPhotoSource, UIPickerViewDataSource,
    UIPickerViewDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate, UITabBarDelegate
{
    var recognized: [UIGestureRecognizer] = []
    var recognizer: UITapGestureRecognizer?
    var pressed = 0
    var selectedTab: UITabBarItem?

    override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("recognizer") { (owner: NibOwner, value: UITapGestureRecognizer) in
                owner.recognizer = value
            }
            .action("recognize:", Selector(NibOwner.recognize(_:), name: "recognize(_:)"))
            .action("press:", Selector(NibOwner.press(_:), name: "press(_:)"))
    }

    func recognize(_ sender: UIGestureRecognizer) { recognized.append(sender) }
    func press(_ sender: Any) { pressed += 1 }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selectedTab = item }
}

/// A recogniser of the app's own.
final class NibPinch: UIPinchGestureRecognizer {
    private(set) var isReady = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        isReady = true
    }
}

@Suite("Elements of nib files")
struct NibElementTests {
    private let owner = NibOwner()

    /// Makes the objects of a file whose owner has the identifier `o`.
    private func make(_ objects: String, owned connections: String = "") -> [Any] {
        NibTests.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="o">
                <connections>\(connections)</connections>
            </placeholder>
            \(objects)
            """
        ).instantiate(withOwner: owner)
    }

    private func only<View>(_ objects: String, as type: View.Type = View.self) throws -> View {
        try #require(make(objects).first as? View)
    }

    // MARK: Recognisers

    @Test("Nib: a recogniser joins its view, with its action, delegate and outlet")
    func tap() throws {
        let objects = make(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <connections><outletCollection property="gestureRecognizers" destination="t"
                    appends="YES" id="c1"/></connections></view>
            <tapGestureRecognizer id="t" cancelsTouchesInView="NO" delaysTouchesBegan="YES"
                delaysTouchesEnded="NO">
                <connections>
                    <action selector="recognize:" destination="o" id="c2"/>
                    <outlet property="delegate" destination="o" id="c3"/>
                </connections>
            </tapGestureRecognizer>
            """, owned: "<outlet property=\"recognizer\" destination=\"t\" id=\"c4\"/>")
        let view = try #require(objects.first as? UIView)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(owner.recognizer === tap)
        #expect(tap.delegate === owner)
        #expect(!tap.cancelsTouchesInView && tap.delaysTouchesBegan && !tap.delaysTouchesEnded)
        let app = HeadlessApp(size: CGSize(width: 100, height: 100), rootViewController: owner)
        owner.view.addSubview(view)
        app.finger.tap(at: CGPoint(x: 50, y: 50))
        #expect(owner.recognized.count == 1)
    }

    @Test("Nib: an action of the first responder goes to the first in the chain that has it")
    func firstResponder() throws {
        let button: UIButton = try only(
            """
            <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
            <button id="b"><connections>
                <action selector="press:" destination="f" eventType="touchUpInside" id="c"/>
            </connections></button>
            """)
        owner.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(owner.pressed == 1)
    }

    @Test("Nib: every kind of recogniser has its attributes")
    func recognizers() throws {
        let made = make(
            """
            <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" id="a"/>
            <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" id="b"/>
            <pinchGestureRecognizer enabled="NO" id="c"/>
            <rotationGestureRecognizer id="d"/>
            <swipeGestureRecognizer direction="left" numberOfTouchesRequired="2" id="e"/>
            <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" id="f"/>
            <screenEdgePanGestureRecognizer id="g"><rectEdge key="edges" left="YES" right="YES"/>
            </screenEdgePanGestureRecognizer>
            <pinchGestureRecognizer customClass="NibPinch" customModule="UIKitCoreTests" id="h"/>
            """)
        try #require(made.count == 8)
        let tap = try #require(made[0] as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        let pan = try #require(made[1] as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
        #expect((made[2] as? UIPinchGestureRecognizer)?.isEnabled == false)
        #expect(made[3] is UIRotationGestureRecognizer)
        let swipe = try #require(made[4] as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .left && swipe.numberOfTouchesRequired == 2)
        let press = try #require(made[5] as? UILongPressGestureRecognizer)
        #expect(press.allowableMovement == 20 && press.minimumPressDuration == 1.5)
        #expect((made[6] as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .right])
        #expect((made[7] as? NibPinch)?.isReady == true)
    }

    // MARK: Bars

    @Test("Nib: a navigation bar has its items and their buttons, also views")
    func navigationBar() throws {
        let bar: UINavigationBar = try only(
            """
            <navigationBar barStyle="black" translucent="NO" largeTitles="YES" id="n">
                <rect key="frame" x="0" y="0" width="320" height="44"/>
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
                <textAttributes key="titleTextAttributes">
                    <fontDescription key="fontDescription" type="system" pointSize="19"/>
                    <color key="textColor" red="0" green="1" blue="0" alpha="1"/>
                </textAttributes>
                <items><navigationItem title="Shelf" id="i">
                    <barButtonItem key="leftBarButtonItem" style="plain" id="b">
                        <switch key="customView" on="YES" id="s"/></barButtonItem>
                    <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"><connections>
                        <action selector="press:" destination="o" id="c"/></connections>
                    </barButtonItem>
                </navigationItem></items>
            </navigationBar>
            """)
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
        #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 19))
        #expect(bar.topItem?.title == "Shelf")
        #expect((bar.topItem?.leftBarButtonItem?.customView as? UISwitch)?.isOn == true)
        let add = try #require(bar.topItem?.rightBarButtonItem)
        #expect(add.target === owner)
        #expect(bar.subviews.count > 1, "The bar draws its background and its content.")
    }

    @Test("Nib: a tab bar has its items, also those of the system, and its delegate")
    func tabBar() throws {
        let bar: UITabBar = try only(
            """
            <tabBar id="t"><rect key="frame" x="0" y="0" width="320" height="49"/>
                <items>
                    <tabBarItem title="Books" tag="7" badgeValue="3" id="a"/>
                    <tabBarItem systemItem="search" id="b"/>
                </items>
                <connections><outlet property="delegate" destination="o" id="d"/></connections>
            </tabBar>
            """)
        #expect(bar.items?.map(\.title) == ["Books", "Search"])
        #expect(bar.items?[0].tag == 7 && bar.items?[0].badgeValue == "3")
        #expect(bar.items?[1].image != nil)
        #expect(bar.delegate === owner)
    }

    @Test("Nib: a toolbar has its items with their actions")
    func toolbar() throws {
        let bar: UIToolbar = try only(
            """
            <toolbar id="t"><rect key="frame" x="0" y="0" width="320" height="44"/>
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
                <items>
                    <barButtonItem title="Undo" id="a"><connections>
                        <action selector="press:" destination="o" id="c"/></connections>
                    </barButtonItem>
                    <barButtonItem systemItem="flexibleSpace" id="b"/>
                    <barButtonItem systemItem="trash" id="d"/>
                </items>
            </toolbar>
            """)
        #expect(bar.items?.count == 3)
        #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(bar.items?[0].title == "Undo")
        #expect(bar.items?[0].target === owner)
    }

    @Test("Nib: a search bar has its texts, buttons, scopes and delegate")
    func searchBar() throws {
        let bar: UISearchBar = try only(
            """
            <searchBar text="Emma" placeholder="Title" prompt="Find" searchBarStyle="minimal"
                showsCancelButton="YES" showsBookmarkButton="YES" showsScopeBar="YES" id="s">
                <rect key="frame" x="0" y="0" width="320" height="56"/>
                <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
                <connections><outlet property="delegate" destination="o" id="d"/></connections>
            </searchBar>
            """)
        #expect(bar.text == "Emma" && bar.placeholder == "Title" && bar.prompt == "Find")
        #expect(bar.searchBarStyle == .minimal)
        #expect(bar.showsCancelButton && bar.showsBookmarkButton && bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["All", "Mine"])
        #expect(bar.delegate === owner)
    }

    // MARK: Pickers and effects

    @Test("Nib: a picker view asks its data source and delegate")
    func pickerView() throws {
        let picker: UIPickerView = try only(
            """
            <pickerView id="p"><rect key="frame" x="0" y="0" width="300" height="200"/>
                <connections>
                    <outlet property="dataSource" destination="o" id="a"/>
                    <outlet property="delegate" destination="o" id="b"/>
                </connections></pickerView>
            """)
        #expect(picker.frame.size == CGSize(width: 300, height: 200))
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 4)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test("Nib: a date picker has its mode, style, dates, step and language")
    func datePicker() throws {
        let picker: UIDatePicker = try only(
            """
            <datePicker datePickerMode="date" style="wheels" minuteInterval="5" id="d">
                <rect key="frame" x="0" y="0" width="320" height="216"/>
                <date key="date" timeIntervalSinceReferenceDate="600000000"/>
                <date key="minimumDate" timeIntervalSinceReferenceDate="500000000"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="700000000"/>
                <locale key="locale" localeIdentifier="de"/>
                <timeZone key="timeZone" name="GMT"/>
            </datePicker>
            """)
        #expect(picker.datePickerMode == .date)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.minuteInterval == 5)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 600_000_000))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500_000_000))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 700_000_000))
        #expect(picker.locale?.identifier == "de")
        #expect(picker.timeZone?.secondsFromGMT() == 0)
        #expect(!picker.subviews.isEmpty)
    }

    @Test("Nib: an effect view has its material, and the views in its content view")
    func visualEffectView() throws {
        let view: UIVisualEffectView = try only(
            """
            <visualEffectView id="e"><rect key="frame" x="0" y="0" width="200" height="80"/>
                <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="200" height="80"/>
                    <subviews><label text="Above" id="l"/></subviews>
                </view>
                <blurEffect style="systemThinMaterial"/>
            </visualEffectView>
            """)
        #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterial)
        #expect((view.contentView.subviews.first as? UILabel)?.text == "Above")
        let vibrant: UIVisualEffectView = try only(
            """
            <visualEffectView id="e"><vibrancyEffect style="secondaryLabel">
                <blurEffect style="light"/></vibrancyEffect></visualEffectView>
            """)
        #expect(vibrant.effect is UIVibrancyEffect)
    }

    // MARK: Collections

    /// A collection view with a flow layout, a cell and a header.
    static let collection = """
        <collectionView key="view" dataMode="prototypes" id="v">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5"
                minimumInteritemSpacing="6" scrollDirection="vertical" id="f">
                <size key="itemSize" width="90" height="70"/>
                <size key="headerReferenceSize" width="50" height="40"/>
                <size key="footerReferenceSize" width="0" height="0"/>
                <inset key="sectionInset" minX="8" minY="7" maxX="6" maxY="5"/>
            </collectionViewFlowLayout>
            <cells>
                <collectionViewCell reuseIdentifier="photo" id="cell">
                    <rect key="frame" x="0" y="0" width="90" height="70"/>
                    <view key="contentView" id="cc"><subviews><label text="Photo" id="l"/></subviews>
                    </view>
                </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h">
                <subviews><label text="Section" id="hl"/></subviews>
            </collectionReusableView>
            <connections><outlet property="dataSource" destination="o" id="a"/></connections>
        </collectionView>
        """

    @Test("Nib: a collection view has its layout, and cells and headers from its prototypes")
    func collectionView() throws {
        let list: UICollectionView = try only(Self.collection)
        let layout = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === list)
        #expect(layout.itemSize == CGSize(width: 90, height: 70))
        #expect(layout.minimumLineSpacing == 5 && layout.minimumInteritemSpacing == 6)
        #expect(layout.sectionInset == UIEdgeInsets(top: 7, left: 8, bottom: 5, right: 6))
        list.layoutIfNeeded()
        #expect(list.visibleCells.count == 3)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Photo")
        #expect(cell.frame == CGRect(x: 8, y: 47, width: 90, height: 70))
        let header = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 0))
        #expect((header?.subviews.first as? UILabel)?.text == "Section")
    }

    @Test("Nib: a flow layout may ask cells for their sizes, and have a class of the app's")
    func layouts() throws {
        let automatic: UICollectionViewFlowLayout = try only(
            "<collectionViewFlowLayout automaticEstimatedItemSize=\"YES\" id=\"f\"/>")
        #expect(automatic.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        let custom: NibLayout = try only(
            """
            <collectionViewLayout customClass="NibLayout" customModule="UIKitCoreTests" id="f"/>
            """)
        #expect(custom.spacing == 4)
    }

    // MARK: Controls and texts

    @Test(
        "Nib: a view without attributes is like one that code makes",
        arguments: [
            ("label", UILabel.self), ("button", UIButton.self), ("switch", UISwitch.self),
            ("slider", UISlider.self), ("stepper", UIStepper.self),
            ("segmentedControl", UISegmentedControl.self), ("imageView", UIImageView.self),
            ("progressView", UIProgressView.self), ("pageControl", UIPageControl.self),
            ("activityIndicatorView", UIActivityIndicatorView.self),
            ("textField", UITextField.self), ("textView", UITextView.self),
            ("searchBar", UISearchBar.self), ("pickerView", UIPickerView.self),
            ("datePicker", UIDatePicker.self), ("refreshControl", UIRefreshControl.self),
            ("scrollView", UIScrollView.self), ("tableView", UITableView.self),
            ("toolbar", UIToolbar.self), ("tabBar", UITabBar.self),
            ("navigationBar", UINavigationBar.self), ("stackView", UIStackView.self),
            ("visualEffectView", UIVisualEffectView.self),
        ] as [(String, UIView.Type)])
    func plain(element: String, type: UIView.Type) throws {
        let view: UIView = try only("<\(element) id=\"e\"/>")
        let coded = type.makeOfClass()
        #expect(Swift.type(of: view) == type)
        for one in [view, coded] {
            one.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            one.layoutIfNeeded()
        }
        let differing = zip(Self.lines(of: view), Self.lines(of: coded)).first { $0 != $1 }
        #expect(differing == nil)
        #expect(Self.lines(of: view).count == Self.lines(of: coded).count)
        #expect(view.isOpaque == coded.isOpaque)
        #expect(view.intrinsicContentSize == coded.intrinsicContentSize)
        #expect(view.isAccessibilityElement == coded.isAccessibilityElement)
        #expect(view.accessibilityTraits == coded.accessibilityTraits)
    }

    /// The classes, frames and visibilities of a view's parts.
    private static func lines(of view: UIView) -> [String] {
        ["\(type(of: view)) \(view.frame) \(view.isHidden) \(view.alpha)"]
            + view.subviews.flatMap { lines(of: $0) }
    }

    @Test("Nib: segments, a spinner, a text view and a keyboard are as the file says")
    func values() throws {
        let segments: UISegmentedControl = try only(
            """
            <segmentedControl selectedSegmentIndex="1" id="s"><segments>
                <segment title="List"/><segment title="Map" enabled="NO"/></segments>
            </segmentedControl>
            """)
        #expect(segments.numberOfSegments == 2)
        #expect(segments.titleForSegment(at: 1) == "Map")
        #expect(segments.selectedSegmentIndex == 1)
        #expect(!segments.isEnabledForSegment(at: 1))
        let spinner: UIActivityIndicatorView = try only(
            "<activityIndicatorView style=\"large\" animating=\"YES\" id=\"a\"/>")
        #expect(spinner.style == .large && spinner.isAnimating)
        let text: UITextView = try only(
            """
            <textView editable="NO" textAlignment="center" id="t">
                <string key="text">Two
            lines</string>
                <fontDescription key="fontDescription" type="system" pointSize="20"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
            </textView>
            """)
        #expect(text.text == "Two\nlines" && !text.isEditable && text.textAlignment == .center)
        #expect(text.font == .systemFont(ofSize: 20))
        #expect(text.autocapitalizationType == .words)
        let field: UITextField = try only(
            """
            <textField placeholder="Address" clearButtonMode="whileEditing" id="f">
                <textInputTraits key="textInputTraits" autocorrectionType="no"
                    spellCheckingType="no" keyboardType="emailAddress" returnKeyType="send"
                    enablesReturnKeyAutomatically="YES" secureTextEntry="YES"
                    textContentType="email"/>
            </textField>
            """)
        #expect(field.clearButtonMode == .whileEditing)
        #expect(field.autocorrectionType == .no && field.spellCheckingType == .no)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .send)
        #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
        #expect(field.textContentType == .emailAddress)
    }

    // MARK: What is not read

    @Test(
        "Nib: an element without a class here is named once, with file and line",
        arguments: [
            ("webView", "there is no UIWebView"), ("frobnicator", "is not read"),
        ])
    func absent(element: String, reason: String) throws {
        let lines = NibBuilder.reports {
            let made = make(
                """
                <view id="v"><subviews>
                    <\(element) id="m"/>
                    <label text="There" id="l"/>
                </subviews><constraints>
                    <constraint firstItem="l" firstAttribute="top" secondItem="m"
                        secondAttribute="bottom" id="k"/>
                </constraints>
                <connections><outlet property="map" destination="m" id="c"/></connections></view>
                """)
            #expect((made.first as? UIView)?.subviews.count == 1)
        }
        #expect(lines.count == 1, "\(lines)")
        // Three lines of the file's start, four of the owner, the view's, and this one.
        #expect(lines.first?.hasPrefix("nib:7: “\(element)”") == true, "\(lines)")
        #expect(lines.first?.contains(reason) == true, "\(lines)")
    }

    @Test("Nib: a view of a framework that the app does not import names the framework")
    func unlinked() {
        for (element, framework) in [("mapView", "MapKit"), ("wkWebView", "WebKit")] {
            let reason = NibClasses.reason(toLeaveOut: element)
            #expect(reason.hasSuffix("import \(framework) in the app"), "\(reason)")
        }
    }

    @Test("Nib: unknown words, classes, outlets, actions and attributes are named with the line")
    func unknown() {
        let lines = NibBuilder.reports {
            _ = make(
                """
                <label textAlignment="diagonal" id="l"/>
                <view customClass="Nowhere" customModule="UIKitCoreTests" id="w"/>
                <button id="b"><connections>
                    <action selector="fly:" destination="o" eventType="touchUpInside" id="c1"/>
                    <outlet property="wing" destination="l" id="c2"/>
                    <outlet property="wing" destination="zz" id="c3"/>
                </connections>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean"
                    keyPath="flies" value="YES"/></userDefinedRuntimeAttributes></button>
                """)
        }
        #expect(
            lines.map { String($0.split(separator: ":", maxSplits: 1)[1]) } == [
                "6: “diagonal” of textAlignment is unknown.",
                "7: there is no class “Nowhere” in UIKitCoreTests.",
                "9: there is no action “fly:”.",
                "10: UIButton has no outlet “wing”.",
                "11: there is no object “zz”.",
                "14: UIButton has no attribute “flies”.",
            ])
    }
}

final class NibLayout: UICollectionViewLayout {
    var spacing = 4
}

extension NibBuilder {
    /// Returns the reports that are written while `body` runs.
    static func reports(during body: () throws -> Void) rethrows -> [String] {
        let before = write
        defer { write = before }
        var lines: [String] = []
        write = { lines.append($0) }
        try body()
        return lines
    }
}
