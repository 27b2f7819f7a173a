import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Elements of storyboards")
struct StoryboardElementTests {
    private static let owner = "customClass=\"NibOwner\" customModule=\"UIKitCoreTests\""

    private static let photos = NibElementTests.collection.replacingOccurrences(
        of: "destination=\"o\"", with: "destination=\"source\"")

    private static let main = """
        <scene sceneID="s0"><objects>
          <navigationController id="nav" toolbarHidden="NO">
            <navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
            <toolbar key="toolbar" id="tb">
              <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></toolbar>
            <connections>
              <segue destination="photos" kind="relationship" relationship="rootViewController"
                id="r"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <collectionViewController clearsSelectionOnViewWillAppear="NO" id="photos">
            \(photos)
            <toolbarItems>
              <barButtonItem title="Sort" id="i1"><connections>
                <segue destination="away" kind="show" identifier="sort" id="sg"/></connections>
              </barButtonItem>
              <barButtonItem systemItem="trash" id="i2"/>
            </toolbarItems>
            <rectEdge key="edgesForExtendedLayout" top="YES"/>
            <connections><segue destination="away" kind="show" identifier="other" id="sg2"/>
            </connections>
          </collectionViewController>
          <customObject customClass="NibSource" customModule="UIKitCoreTests" id="source"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="page" id="away"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <tableViewController storyboardIdentifier="list" id="list">
            <tableView key="view" style="plain" id="tv"/>
            <refreshControl key="refreshControl" id="rc"/>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController storyboardIdentifier="touched" \(owner) id="touched">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
              <connections>
                <outletCollection property="gestureRecognizers" destination="tap" appends="YES"
                  id="oc"/></connections></view>
            <connections><segue destination="away" kind="show" identifier="more" id="sg3"/>
            </connections>
          </viewController>
          <tapGestureRecognizer id="tap"><connections>
            <action selector="recognize:" destination="touched" id="ac"/>
            <segue destination="away" kind="presentation" identifier="tapped" id="sg4"/>
          </connections></tapGestureRecognizer>
        </objects></scene>
        <scene sceneID="s5"><objects>
          <tabBarController storyboardIdentifier="tabs" id="tabs">
            <tabBar key="tabBar" id="bar2">
              <color key="barTintColor" red="0" green="0" blue="1" alpha="1"/></tabBar>
            <connections>
              <segue destination="first" kind="relationship" relationship="viewControllers" id="t1"/>
            </connections>
          </tabBarController>
        </objects></scene>
        <scene sceneID="s6"><objects><viewController id="first">
          <tabBarItem key="tabBarItem" systemItem="favorites" id="ti"/></viewController>
        </objects></scene>
        <scene sceneID="s7"><objects>
          <pageViewController storyboardIdentifier="pages" transitionStyle="scroll"
            navigationOrientation="vertical" pageSpacing="12" id="pages"/>
        </objects></scene>
        <scene sceneID="s8"><objects>
          <navigationController storyboardIdentifier="ring" id="ring"><connections>
            <segue destination="ringAway" kind="relationship" relationship="rootViewController"
              id="r8"/></connections></navigationController>
          <viewControllerPlaceholder storyboardName="Other" id="ringAway"/>
        </objects></scene>
        <scene sceneID="s9"><objects>
          <hostingController storyboardIdentifier="hosting" id="hosting"/></objects></scene>
        """

    private static let other = """
        <scene sceneID="o1"><objects><viewController title="Other" storyboardIdentifier="page"
          id="page"/></objects></scene>
        <scene sceneID="o2"><objects>
          <navigationController id="back"><connections>
            <segue destination="backAway" kind="relationship" relationship="rootViewController"
              id="r9"/></connections></navigationController>
          <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="ring"
            id="backAway"/>
        </objects></scene>
        """

    private let storyboard: UIStoryboard

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("elements-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, initial, scenes) in [
            ("Main", "nav", Self.main), ("Other", "back", Self.other),
        ] {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document version="3.0" initialViewController="\(initial)"><scenes>
                \(scenes)
                </scenes></document>
                """
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
        }
        storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
    }

    private func controller<Controller>(
        _ identifier: String, as type: Controller.Type = Controller.self
    ) throws -> Controller {
        try #require(
            storyboard.instantiateViewController(withIdentifier: identifier) as? Controller)
    }

    private func show(_ controller: UIViewController) -> HeadlessApp {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: controller)
        app.advance(by: 0.1)
        return app
    }

    @Test("Storyboard: a collection view controller has its list, layout, source and toolbar")
    func collection() throws {
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(!navigation.isToolbarHidden)
        #expect(navigation.toolbar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let photos = try #require(navigation.topViewController as? UICollectionViewController)
        let app = show(navigation)
        #expect(!photos.clearsSelectionOnViewWillAppear)
        #expect(photos.edgesForExtendedLayout == .top)
        let list = try #require(photos.collectionView)
        #expect(list.superview === photos.view)
        #expect(list.dataSource is NibSource)
        #expect(list.delegate === photos)
        #expect(list.visibleCells.count == 3)
        #expect(photos.collectionViewLayout === list.collectionViewLayout)
        #expect(navigation.toolbar.items?.first?.title == "Sort")
        try app.finger.tap(on: #require(app.find("Sort")))
        app.settle()
        #expect(navigation.topViewController?.title == "Other")
    }

    @Test("Storyboard: a reference leads to the controller of another storyboard")
    func reference() throws {
        let navigation = try #require(
            storyboard.instantiateInitialViewController() as? UINavigationController)
        let app = show(navigation)
        navigation.topViewController?.performSegue(withIdentifier: "other", sender: nil)
        app.settle()
        #expect(navigation.topViewController?.title == "Other")
        #expect(navigation.topViewController?.storyboard !== storyboard)
    }

    @Test("Storyboard: two storyboards that contain each other are made once, with a report")
    func ring() throws {
        var ring: UINavigationController?
        let lines = try NibBuilder.reports { ring = try controller("ring") }
        let inner = try #require(ring?.viewControllers.first as? UINavigationController)
        #expect(inner.viewControllers.isEmpty)
        #expect(lines.count == 1 && lines[0].hasSuffix("contains itself."), "\(lines)")
    }

    @Test("Storyboard: a scene of a kind that does not exist here is an empty page, with a report")
    func absentScene() throws {
        var page: UIViewController?
        let lines = try NibBuilder.reports { page = try controller("hosting") }
        #expect(page?.isViewLoaded == false)
        #expect(lines.count == 1 && lines[0].contains("“hostingController” is not read"))
    }

    @Test("Storyboard: a recogniser of a scene has its action and its segue")
    func recognizer() throws {
        let page: NibOwner = try controller("touched")
        let app = show(page)
        app.finger.tap(at: CGPoint(x: 100, y: 300))
        app.settle()
        #expect(page.recognized.count == 1)
        #expect(page.presentedViewController?.title == "Other")
    }

    @Test("Storyboard: a table's refresh control, a tab bar with the system's items, pages")
    func containers() throws {
        let list: UITableViewController = try controller("list")
        #expect(list.tableView.refreshControl != nil)
        let tabs: UITabBarController = try controller("tabs")
        #expect(tabs.tabBar.barTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(tabs.viewControllers?.first?.tabBarItem.title == "Favorites")
        let pages: UIPageViewController = try controller("pages")
        #expect(pages.transitionStyle == .scroll)
        #expect(pages.navigationOrientation == .vertical)
    }
}

/// A data source at the top of a scene.
final class NibSource: UIResponder, NibPhotoSource {}

/// A source of three cells and a header that a nib file describes.
protocol NibPhotoSource: UICollectionViewDataSource {}

extension NibPhotoSource {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}
