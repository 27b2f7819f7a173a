import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A class as the porting tool leaves it, with its table of outlets and actions.
private final class Card: UIView {
    weak var label: UILabel!
    var buttons: [UIButton] = []
    var radius: CGFloat = 0
    weak var width: NSLayoutConstraint!
    var taps = 0
    var isAwake = false

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func tap(_ sender: Any) { taps += 1 }
    override func awakeFromNib() { isAwake = label != nil }

    override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("label") { (card: Card, label: UILabel) in card.label = label }
            .outlet("buttons") { (card: Card, buttons: [UIButton]) in card.buttons = buttons }
            .outlet("radius") { (card: Card, radius: CGFloat) in card.radius = radius }
            .outlet("width") { (card: Card, width: NSLayoutConstraint) in card.width = width }
            .action("tap:", Selector(Card.tap(_:), name: "tap(_:)"))
    }
}

@Suite("Nib files")
struct NibTests {
    static func nib(_ objects: String) -> UINib {
        UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>\(objects)</objects></document>
                """.utf8), bundle: nil)
    }

    private static let card = """
        <view id="v" backgroundHint="x">
            <rect key="frame" x="1" y="2" width="200" height="100"/>
            <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1"/>
            <subviews>
                <label id="l" text="Hello" textAlignment="center" numberOfLines="0"
                    translatesAutoresizingMaskIntoConstraints="NO">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                    <color key="textColor" systemColor="systemRedColor"/>
                </label>
                <button id="b" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
                    <state key="normal" title="Go"/>
                    <connections>
                        <action selector="tap:" destination="o" eventType="touchUpInside" id="c1"/>
                    </connections>
                </button>
                <switch id="s" on="YES"/>
            </subviews>
            <constraints>
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"
                    constant="8" id="k1"/>
                <constraint firstItem="l" firstAttribute="centerX" secondItem="v"
                    secondAttribute="centerX" id="k2"/>
                <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="l"
                    secondAttribute="trailing" constant="4" priority="750" id="k3"/>
            </constraints>
        </view>
        """

    @Test("Nib: views have their class, attributes, subviews and constraints")
    func views() throws {
        let objects = Self.nib(Self.card).instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 200, height: 100))
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.subviews.count == 3)
        let label = try #require(view.subviews[0] as? UILabel)
        #expect(label.text == "Hello")
        #expect(label.textAlignment == .center)
        #expect(label.numberOfLines == 0)
        #expect(label.textColor == .systemRed)
        #expect(label.font == .boldSystemFont(ofSize: 20))
        #expect((view.subviews[1] as? UIButton)?.title(for: .normal) == "Go")
        #expect((view.subviews[2] as? UISwitch)?.isOn == true)
        view.layoutIfNeeded()
        #expect(label.frame.minY == 8)
        #expect(abs(label.frame.midX - 100) <= 0.5)
    }

    @Test("Nib: a view without constraints in the file keeps its frame")
    func fixedFrames() throws {
        let objects = Self.nib(
            """
            <view id="v">
                <rect key="frame" x="0" y="0" width="200" height="100"/>
                <subviews>
                    <view id="f" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
                        <rect key="frame" x="10" y="20" width="30" height="40"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"
                            flexibleMaxY="YES"/>
                    </view>
                </subviews>
            </view>
            """
        ).instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        view.frame.size = CGSize(width: 300, height: 300)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.subviews[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Nib: outlets, collections, runtime attributes and actions of the owner are connected")
    func connections() throws {
        let card = Card()
        let nib = Self.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="o">
                <connections>
                    <outlet property="label" destination="l" id="x1"/>
                    <outlet property="width" destination="k1" id="x2"/>
                    <outletCollection property="buttons" destination="b" id="x3"/>
                </connections>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="radius">
                        <real key="value" value="7.5"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                        <integer key="value" value="3"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </placeholder>
            """ + Self.card)
        let view = try #require(nib.instantiate(withOwner: card).first as? UIView)
        #expect(card.label.text == "Hello")
        #expect(card.width.constant == 8)
        #expect(card.buttons.count == 1)
        #expect(card.radius == 7.5)
        #expect(card.layer.cornerRadius == 3)
        #expect(card.isAwake)
        (view.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(card.taps == 1)
    }

    @Test("Nib: a table's cells come from a nib, also of a class of the app's")
    func cells() throws {
        let nib = Self.nib(
            """
            <tableViewCell id="c" reuseIdentifier="book" accessoryType="checkmark"
                customClass="NibBookCell" customModule="UIKitCoreTests">
                <tableViewCellContentView key="contentView" id="cc">
                    <subviews><label id="l" text="Title"/></subviews>
                </tableViewCellContentView>
                <connections><outlet property="title" destination="l" id="x"/></connections>
            </tableViewCell>
            """)
        let table = UITableView()
        table.register(nib, forCellReuseIdentifier: "book")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "book") as? NibBookCell)
        #expect(cell.reuseIdentifier == "book")
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.title?.text == "Title")
        #expect(cell.title?.superview === cell.contentView)
    }

    @Test("Nib: an empty text is not a key of a table of texts")
    func emptyText() throws {
        let label = try #require(
            Self.nib("<label id=\"l\" text=\"\"/>").instantiate(withOwner: nil).first as? UILabel)
        #expect((label.text ?? "") == "")
    }

    @Test("Nib: texts come from the strings of the language, by the names that Xcode gives them")
    func localisation() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("nib-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let strings = folder.appendingPathComponent("zh-Hans.lproj")
        let base = folder.appendingPathComponent("Base.lproj")
        for place in [strings, base] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        let text = """
            <document><objects><stackView id="v"><subviews>
                <label text="Title" id="l"/>
                <button id="b"><state key="normal" title="Go"/>
                    <state key="selected" title="Stop"/></button>
                <segmentedControl id="s"><segments><segment title="All"/><segment title="Mine"/>
                    </segments></segmentedControl>
                <textField placeholder="Name" id="f"/>
            </subviews></stackView></objects></document>
            """
        try Data(text.utf8).write(to: base.appendingPathComponent("Card.xib"))
        let table = """
            "l.text" = "标题"; "b.normalTitle" = "开始"; "s.segmentTitles[1]" = "我的";
            "f.placeholder" = "姓名";
            """
        try Data(table.utf8).write(to: strings.appendingPathComponent("Card.strings"))
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), language: .simplifiedChinese,
            rootViewController: UIViewController())
        defer { withExtendedLifetime(app) {} }
        let bundle = try #require(Bundle(path: folder.path))
        let made = bundle.loadNibNamed("Card", owner: nil)
        let views = try #require((made?.first as? UIStackView)?.arrangedSubviews)
        #expect((views[0] as? UILabel)?.text == "标题")
        let button = try #require(views[1] as? UIButton)
        #expect(button.title(for: .normal) == "开始" && button.title(for: .selected) == "Stop")
        let segments = try #require(views[2] as? UISegmentedControl)
        #expect(segments.titleForSegment(at: 0) == "All")
        #expect(segments.titleForSegment(at: 1) == "我的")
        #expect((views[3] as? UITextField)?.placeholder == "姓名")
    }

    private nonisolated static let laughs = """
        <!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d SYSTEM "/etc/passwd">]>
        <a>&c;&d;</a>
        """

    @Test(
        "Nib: hostile or broken XML is refused with its line",
        arguments: [
            (Data(laughs.utf8), "line 1: nib files declare no document type"),
            (laughs.data(using: .utf16)!, "line 1: nib files are encoded in UTF-8"),
            (Data("<a>&undeclared;</a>".utf8), "line 1: the XML is damaged or not complete"),
            (Data(String(repeating: "<a>\n", count: 300).utf8), "line 257: elements are nested"),
            (
                Data("<a>\(String(repeating: "<b/>\n", count: 500))</a>".utf8),
                "line 400: there are too many elements"
            ),
            (
                Data("<document>\n<objects>\n</document>".utf8),
                "line 3: the XML is damaged or not complete"
            ),
        ])
    func hostile(xml: Data, reason: String) throws {
        let error = #expect(throws: NibFileError.self) {
            try NibElement.readNib(xml, path: "a.xib", mostElements: 400)
        }
        let text = "\(try #require(error))"
        #expect(text.hasPrefix("“a.xib”, \(reason)"), "\(text)")
    }

    @Test("Nib: a file of more than 64 megabytes is refused without reading it")
    func huge() throws {
        let error = #expect(throws: NibFileError.self) {
            try NibElement.readNib(Data(count: 64 << 20 + 1), path: "a.xib")
        }
        #expect(error?.description == "“a.xib”, line 1: the file is larger than 64 megabytes.")
    }
}

final class NibBookCell: UITableViewCell {
    weak var title: UILabel?

    override class var nibConnections: NibConnections {
        super.nibConnections.outlet("title") { (cell: NibBookCell, label: UILabel) in
            cell.title = label
        }
    }
}
