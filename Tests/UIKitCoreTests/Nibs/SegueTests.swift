import Foundation
import Testing
import UIKit
import UIKitTesting

final class SeguePage: UIViewController {
    var prepared: [UIStoryboardSegue] = []
    var returned: [UIStoryboardSegue] = []

    override class var nibConnections: NibConnections {
        super.nibConnections
            .action("back:", Selector(SeguePage.back(_:), name: "back(_:)"))
    }

    func back(_ segue: UIStoryboardSegue) { returned.append(segue) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue) }
}

final class SegueTable: UITableViewController {
    var prepared: [(segue: UIStoryboardSegue, sender: Any?)] = []
    var returned = 0

    override class var nibConnections: NibConnections {
        super.nibConnections
            .action("backToTable:", Selector(SegueTable.back(_:), name: "back(_:)"))
    }

    func back(_ segue: UIStoryboardSegue) { returned += 1 }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append((segue, sender))
    }
}

@Suite("Segues of storyboards")
struct SegueTests {
    private static let custom = "customModule=\"UIKitCoreTests\" customClass="

    /// A table with static rows in a navigation controller, whose first row shows a page; the page
    /// embeds another one, presents a third, and leads back.
    private static let scenes = """
        <scene sceneID="s0"><objects>
          <navigationController id="nav"><connections>
            <segue destination="table" kind="relationship" relationship="rootViewController" id="r"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <tableViewController id="table" \(custom)"SegueTable">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t">
              <sections><tableViewSection headerTitle="Charts" footerTitle="End" id="sec"><cells>
                <tableViewCell textLabel="l1" style="IBUITableViewCellStyleDefault" id="c1">
                  <tableViewCellContentView key="contentView" id="cc1"><subviews>
                    <label id="l1" text="First"/>
                  </subviews></tableViewCellContentView>
                  <connections><segue destination="page" kind="show" identifier="open" id="sg1"/>
                  </connections>
                </tableViewCell>
                <tableViewCell rowHeight="80" id="c2">
                  <tableViewCellContentView key="contentView" id="cc2"/>
                </tableViewCell>
              </cells></tableViewSection></sections>
            </tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="page" \(custom)"SeguePage">
            <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
            <view key="view" id="pv"><subviews>
              <view id="below" translatesAutoresizingMaskIntoConstraints="NO"/>
              <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/>
                <connections><segue destination="inner" kind="embed" identifier="inner" id="sg2"/>
                </connections></containerView>
            </subviews><constraints>
              <constraint firstItem="below" firstAttribute="top" secondItem="top"
                secondAttribute="bottom" constant="20" id="k"/>
            </constraints></view>
            <connections>
              <segue destination="modal" kind="presentation" identifier="modal" id="sg3"/>
              <segue destination="e" kind="unwind" unwindAction="backToTable:" identifier="toTable"
                id="sg4"/>
              <segue destination="e" kind="unwind" unwindAction="nobody:" identifier="toNobody"
                id="sg6"/>
            </connections>
          </viewController>
          <exit id="e" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s3"><objects><viewController id="inner"/></objects></scene>
        <scene sceneID="s5"><objects>
          <viewController id="ring" storyboardIdentifier="ring"><view key="view" id="rv"><subviews>
            <containerView id="rb"><connections>
              <segue destination="ring2" kind="embed" id="sg7"/></connections></containerView>
          </subviews></view></viewController>
        </objects></scene>
        <scene sceneID="s6"><objects>
          <viewController id="ring2"><view key="view" id="rv2"><subviews>
            <containerView id="rb2"><connections>
              <segue destination="ring" kind="embed" id="sg8"/></connections></containerView>
          </subviews></view></viewController>
        </objects></scene>
        <scene sceneID="s7"><objects>
          <navigationController id="own" storyboardIdentifier="own"><connections>
            <segue destination="own" kind="relationship" relationship="rootViewController" id="r2"/>
          </connections></navigationController>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="modal"><connections>
            <segue destination="e2" kind="unwind" unwindAction="back:" identifier="toPage" id="sg5"/>
          </connections></viewController>
          <exit id="e2" sceneMemberID="exit"/>
        </objects></scene>
        """

    private let navigation: UINavigationController
    private let app: HeadlessApp

    private var table: SegueTable? { navigation.viewControllers[0] as? SegueTable }
    private var page: SeguePage? { navigation.topViewController as? SeguePage }

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("segues-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(type)" version="3.0" initialViewController="nav"><scenes>
            \(Self.scenes)
            </scenes></document>
            """
        try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: UIStoryboard(name: "Main", bundle: bundle)
                .instantiateInitialViewController() ?? UIViewController())
        let window = app.application.windows.first
        navigation = try #require(window?.rootViewController as? UINavigationController)
        app.advance(by: 0.1)
    }

    @Test("Storyboard: a static table has the rows, titles and heights of the file")
    func staticTable() throws {
        let view = try #require(table?.tableView)
        #expect(view.numberOfRows(inSection: 0) == 2)
        let cell = view.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.textLabel?.text == "First")
        #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(view.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
        #expect(view.dataSource?.tableView(view, titleForHeaderInSection: 0) == "Charts")
        #expect(view.dataSource?.tableView(view, titleForFooterInSection: 0) == "End")
    }

    @Test("Storyboard: a cell's segue is performed when its row is tapped, and embeds controllers")
    func cellAndEmbed() throws {
        let view = try #require(table?.tableView)
        let cell = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)))
        app.finger.tap(at: cell.convert(CGPoint(x: 20, y: 20), to: nil))
        app.settle()
        let prepared = try #require(table?.prepared.first)
        #expect(prepared.segue.identifier == "open")
        #expect(prepared.sender as? UITableViewCell === cell)
        let page = try #require(page)
        #expect(page.view.subviews.first?.frame.minY == page.view.safeAreaInsets.top + 20)
        #expect(page.view.safeAreaInsets.top > 0)
        #expect(page.prepared.map(\.identifier) == ["inner"])
        #expect(page.children.count == 1)
        #expect(page.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("Storyboard: scenes that contain each other, or themselves, are made once")
    func rings() throws {
        let storyboard = try #require(table?.storyboard)
        let ring = storyboard.instantiateViewController(withIdentifier: "ring")
        ring.loadViewIfNeeded()
        let inner = try #require(ring.children.first)
        #expect(inner.viewIfLoaded?.superview != nil)
        #expect(inner.children.isEmpty)
        let own = storyboard.instantiateViewController(withIdentifier: "own")
        #expect((own as? UINavigationController)?.viewControllers.isEmpty == true)
    }

    @Test("Storyboard: unwind segues pop and dismiss, after the destination's action")
    func unwind() throws {
        table?.performSegue(withIdentifier: "open", sender: nil)
        app.settle()
        let page = try #require(page)
        page.performSegue(withIdentifier: "modal", sender: nil)
        app.settle()
        let modal = try #require(page.presentedViewController ?? navigation.presentedViewController)
        modal.performSegue(withIdentifier: "toPage", sender: nil)
        app.settle()
        #expect(page.returned.map(\.identifier) == ["toPage"])
        #expect(navigation.presentedViewController == nil)
        page.performSegue(withIdentifier: "toNobody", sender: nil)
        #expect(navigation.viewControllers.count == 2)
        page.performSegue(withIdentifier: "toTable", sender: nil)
        app.settle()
        #expect(table?.returned == 1)
        #expect(navigation.viewControllers.count == 1)
    }
}
