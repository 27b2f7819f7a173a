import Foundation
import Testing
import UIKit
import UIKitTesting

final class StoryboardPage: UIViewController {
    weak var label: UILabel?
    var segues: [String?] = []
    var passed = ""

    override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("label") { (page: StoryboardPage, label: UILabel) in page.label = label }
            .action("tap:", Selector(StoryboardPage.tap(_:), name: "tap(_:)"))
    }

    func tap(_ sender: Any) { label?.text = "Tapped" }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segues.append(segue.identifier)
        (segue.destination as? StoryboardPage)?.passed = "here"
    }
}

final class StoryboardItem: UIBarButtonItem {}

@Suite("Storyboards")
struct StoryboardTests {
    /// A bundle with a storyboard of a navigation controller and two pages.
    private static func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("storyboard-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let custom = "customClass=\"StoryboardPage\" customModule=\"UIKitCoreTests\""
        try Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="nav">
              <scenes>
                <scene sceneID="s0"><objects>
                  <navigationController id="nav">
                    <connections>
                      <segue destination="a" kind="relationship" relationship="rootViewController"
                        id="r"/>
                    </connections>
                  </navigationController>
                </objects></scene>
                <scene sceneID="s1"><objects>
                  <viewController id="a" title="First" \(custom)>
                    <view key="view" id="v">
                      <rect key="frame" x="0" y="0" width="393" height="852"/>
                      <subviews>
                        <label id="l" text="Hello" translatesAutoresizingMaskIntoConstraints="NO"/>
                        <button id="b" translatesAutoresizingMaskIntoConstraints="NO">
                          <connections>
                            <action selector="tap:" destination="a" eventType="touchUpInside"
                              id="c"/>
                          </connections>
                        </button>
                      </subviews>
                      <viewLayoutGuide key="safeArea" id="g"/>
                      <constraints>
                        <constraint firstItem="l" firstAttribute="centerX" secondItem="g"
                          secondAttribute="centerX" id="k1"/>
                        <constraint firstItem="l" firstAttribute="centerY" secondItem="g"
                          secondAttribute="centerY" id="k2"/>
                      </constraints>
                    </view>
                    <navigationItem key="navigationItem" title="Books" id="n"
                      largeTitleDisplayMode="never">
                      <leftBarButtonItems>
                        <barButtonItem title="Sort" style="done" tag="3" id="i1"
                          customClass="StoryboardItem" customModule="UIKitCoreTests"/>
                        <barButtonItem systemItem="add" id="i2"/>
                      </leftBarButtonItems>
                      <label key="titleView" text="Shelf" id="tv"/>
                      <barButtonItem key="rightBarButtonItem" title="More" id="i">
                        <connections>
                          <action selector="tap:" destination="a" id="c2"/>
                        </connections>
                      </barButtonItem>
                    </navigationItem>
                    <connections>
                      <outlet property="label" destination="l" id="o"/>
                      <segue destination="d" kind="show" identifier="detail" id="sg"/>
                    </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
                </objects></scene>
                <scene sceneID="s2"><objects>
                  <viewController id="d" storyboardIdentifier="detail" \(custom)/>
                </objects></scene>
              </scenes>
            </document>
            """.utf8
        ).write(to: folder.appendingPathComponent("Main.storyboard"))
        return try #require(Bundle(path: folder.path))
    }

    @Test("Storyboard: the initial scene has its controllers, titles, items, outlets and actions")
    func initial() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: try Self.bundle())
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        let page = try #require(navigation.topViewController as? StoryboardPage)
        #expect(page.title == "First")
        #expect(page.navigationItem.title == "Books")
        #expect(page.storyboard === storyboard)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.advance(by: 0.1)
        let label = try #require(page.label)
        #expect(label.text == "Hello")
        #expect(abs(label.center.x - page.view.bounds.midX) <= 0.5)
        (page.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(label.text == "Tapped")
        let item = try #require(page.navigationItem.rightBarButtonItem)
        #expect(item.target === page)
    }

    @Test("Storyboard: bar items on both sides, of an app's class, and a title's view")
    func items() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: try Self.bundle())
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        let item = try #require(navigation.topViewController?.navigationItem)
        let left = try #require(item.leftBarButtonItems)
        #expect(left.map(\.title) == ["Sort", UIBarButtonItem(systemItem: .add).title])
        #expect(left[0] is StoryboardItem && left[0].style == .done && left[0].tag == 3)
        #expect(item.rightBarButtonItems?.map(\.title) == ["More"])
        #expect((item.titleView as? UILabel)?.text == "Shelf")
        #expect(item.largeTitleDisplayMode == .never)
    }

    @Test("Storyboard: a segue by name is prepared and performed")
    func segue() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: try Self.bundle())
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        let page = try #require(navigation.topViewController as? StoryboardPage)
        page.performSegue(withIdentifier: "detail", sender: nil)
        #expect(page.segues == ["detail"])
        #expect(navigation.viewControllers.count == 2)
        #expect((navigation.topViewController as? StoryboardPage)?.passed == "here")
    }

    @Test("Storyboard: a closure makes the controller, or leaves it to init(coder:)")
    func creator() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: try Self.bundle())
        let page: StoryboardPage = storyboard.instantiateViewController(identifier: "detail") {
            coder in
            let page = StoryboardPage(coder: coder)
            page?.passed = "made"
            return page
        }
        #expect(page.passed == "made")
        let plain: StoryboardPage = storyboard.instantiateViewController(
            identifier: "detail", creator: { _ in nil })
        #expect(plain.passed == "")
        page.loadViewIfNeeded()
        #expect(page.isViewLoaded && page.view.backgroundColor == plain.view.backgroundColor)
    }

    @Test("Storyboard: a scene's controller is released with its last reference")
    func release() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: try Self.bundle())
        weak var page: UIViewController?
        do {
            let controller = storyboard.instantiateInitialViewController()
            page = (controller as? UINavigationController)?.topViewController
            page?.loadViewIfNeeded()
        }
        #expect(page == nil)
    }
}
