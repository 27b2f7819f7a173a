import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("What nib files state", .serialized)
struct NibReadingTests {
    /// The reports while the objects of a file are made, without file and line.
    private func reports(_ objects: String) -> [String] {
        let (write, known) = (NibBuilder.write, NibReadings.reported)
        defer { (NibBuilder.write, NibReadings.reported) = (write, known) }
        NibReadings.reported = []
        var lines: [String] = []
        NibBuilder.write = { lines.append($0) }
        _ = NibTests.nib(objects).instantiate(withOwner: nil)
        return lines.map { line in line.split(separator: ": ").last.map(String.init) ?? line }
    }

    private func only<View>(_ objects: String, as type: View.Type = View.self) throws -> View {
        try #require(NibTests.nib(objects).instantiate(withOwner: nil).first as? View)
    }

    @Test("Unread words: attributes, keys and parts that are not read are reported once by name")
    func unread() {
        let label = """
            <label text="Hi" glow="YES" opaque="NO" userLabel="Greeting" id="ID">
                <rect key="frame" x="0" y="0" width="10" height="10"/>
                <color key="rainbowColor" white="1" alpha="1"/>
                <nil key="highlightedColor"/>
                <sparkles/>
            </label>
            """
        #expect(
            reports(
                label.replacing("ID", with: "a") + label.replacing("ID", with: "b")) == [
                    "“label.glow” is not read.", "“label.rainbowColor” is not read.",
                    "“label.sparkles” is not read.",
                ])
    }

    @Test("Unread words: elements inside are looked at too, and what is known is not reported")
    func known() {
        let segments = """
            <segmentedControl selectedSegmentIndex="0" id="s">
                <segments><segment title="One" wobble="2"/></segments></segmentedControl>
            """
        #expect(reports(segments) == ["“segment.wobble” is not read."])
        #expect(
            reports(
                """
                <view contentMode="scaleToFill" fixedFrame="YES" misplaced="YES" id="v">
                <rect key="frame" x="0" y="0" width="10" height="10"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                <point key="canvasLocation" x="1" y="2"/>
                <variation key="default"><mask key="subviews"/></variation>
                </view>
                """) == [])
    }

    @Test("Texts: attributed ones have the attributes of their fragments, encoded ones are decoded")
    func texts() throws {
        let label: UILabel = try only(
            """
            <label id="l"><attributedString key="attributedText">
              <fragment content="Red "><attributes>
                <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
                <font key="NSFont" size="20" name="HelveticaNeue-Bold"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/>
              </attributes></fragment>
              <fragment><string key="content">plain</string><attributes>
                <font key="NSFont" metaFont="system" size="11"/>
                <integer key="NSUnderline" value="1"/></attributes></fragment>
            </attributedString></label>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "Red plain")
        let start = text.attributes(at: 0, effectiveRange: nil)
        #expect(start[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((start[.font] as? UIFont)?.pointSize == 20)
        let style = start[.paragraphStyle] as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.lineSpacing == 4)
        let end = text.attributes(at: 5, effectiveRange: nil)
        #expect((end[.font] as? UIFont)?.pointSize == 11)
        #expect(end[.underlineStyle] as? Int == 1)

        let encoded: UILabel = try only(
            "<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\nYeKAqGI\n</string></label>")
        #expect(encoded.text == "a\u{2028}b")
    }

    @Test("Buttons: configurations with layout and symbols, shadows and titles of states")
    func buttons() throws {
        let button: UIButton = try only(
            """
            <button id="b"><buttonConfiguration key="configuration" style="filled" title="Go"
                cornerStyle="capsule" buttonSize="large" imagePlacement="trailing" imagePadding="8"
                titleAlignment="center" showsActivityIndicator="YES">
              <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
              <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
            </buttonConfiguration></button>
            """)
        let look = try #require(button.configuration)
        #expect(look.cornerStyle == .capsule && look.buttonSize == .large)
        #expect(look.imagePlacement == .trailing && look.imagePadding == 8)
        #expect(look.titleAlignment == .center && look.showsActivityIndicator)
        #expect(
            look.contentInsets
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(look.preferredSymbolConfigurationForImage != nil)

        let older: UIButton = try only(
            """
            <button id="b"><state key="normal" title="x">
              <color key="titleShadowColor" white="0" alpha="1"/>
              <attributedString key="attributedTitle"><fragment content="Bold"/></attributedString>
            </state></button>
            """)
        #expect(older.titleShadowColor(for: .normal) == UIColor(white: 0, alpha: 1))
        #expect(older.attributedTitle(for: .normal)?.string == "Bold")
    }

    @Test("Bars: the looks of a navigation bar")
    func bars() throws {
        let bar: UINavigationBar = try only(
            """
            <navigationBar id="n"><navigationBarAppearance key="standardAppearance">
              <color key="backgroundColor" red="0" green="1" blue="0" alpha="1"/>
              <textAttributes key="titleTextAttributes">
                <color key="textColor" white="1" alpha="1"/></textAttributes>
            </navigationBarAppearance></navigationBar>
            """)
        #expect(
            bar.standardAppearance.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let color = bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor
        #expect(color == UIColor(white: 1, alpha: 1))
    }

    @Test("Tables: the views above and below the rows")
    func tables() throws {
        let table: UITableView = try only(
            """
            <tableView style="plain" id="t">
              <rect key="frame" x="0" y="0" width="320" height="400"/>
              <view key="tableHeaderView" id="h">
                <rect key="frame" x="0" y="0" width="320" height="60"/></view>
              <label key="tableFooterView" text="End" id="f">
                <rect key="frame" x="0" y="60" width="320" height="40"/></label>
            </tableView>
            """)
        #expect(table.tableHeaderView?.frame.height == 60)
        #expect((table.tableFooterView as? UILabel)?.text == "End")
    }

    @Test("Accessibility: label, hint, identifier, and whether a view is an element")
    func accessibility() throws {
        let view: UIView = try only(
            """
            <view id="v"><accessibility key="accessibilityConfiguration" hint="h" identifier="i"
              label="l"><bool key="isElement" value="YES"/></accessibility></view>
            """)
        #expect(view.isAccessibilityElement && view.accessibilityIdentifier == "i")
        #expect(view.accessibilityLabel == "l" && view.accessibilityHint == "h")
    }

    @Test("Runtime attributes: shadows of layers, and localised texts")
    func runtime() throws {
        let label: UILabel = try only(
            """
            <label id="l"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">
                <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
                <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="localizedString" keyPath="text" value="Hi"/>
            </userDefinedRuntimeAttributes></label>
            """)
        #expect(label.layer.shadowOpacity == 0.5)
        #expect(label.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(label.text == "Hi")
    }

    @Test(
        "Tables: heights of headers and footers, but for those that Xcode gives to grouped tables")
    func sections() throws {
        func table(_ style: String, _ height: String) throws -> UITableView {
            try only(
                """
                <tableView style="\(style)" sectionHeaderHeight="\(height)"
                  sectionFooterHeight="\(height)" id="t">
                  <rect key="frame" x="0" y="0" width="320" height="400"/></tableView>
                """)
        }
        let plain = try table("plain", "44")
        #expect(plain.sectionHeaderHeight == 44 && plain.sectionFooterHeight == 44)
        for (style, height) in [("grouped", "18"), ("insetGrouped", "10"), ("plain", "-1")] {
            let automatic = try table(style, height)
            #expect(automatic.sectionHeaderHeight == UITableView.automaticDimension)
            #expect(automatic.sectionFooterHeight == UITableView.automaticDimension)
        }
        #expect(try table("grouped", "60").sectionHeaderHeight == 60)
    }

    @Test("Scroll views: the insets of the content and of the indicators")
    func insets() throws {
        let page: UIScrollView = try only(
            """
            <scrollView id="s"><inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3"
              maxY="4"/><edgeInsets key="contentInset" top="5" left="6" bottom="7" right="8"/>
            </scrollView>
            """)
        let insets = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        #expect(page.verticalScrollIndicatorInsets == insets)
        #expect(page.horizontalScrollIndicatorInsets == insets)
        #expect(page.contentInset == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    }

    @Test("Buttons: a title that wraps has as many lines as it needs")
    func wrapping() throws {
        let button: UIButton = try only(
            """
            <button buttonType="system" lineBreakMode="wordWrap" id="b">
              <rect key="frame" x="0" y="0" width="80" height="120"/>
              <state key="normal" title="Several words that wrap"/></button>
            """)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        #expect(title.lineBreakMode == .byWordWrapping && title.numberOfLines == 0)
        #expect(title.frame.height > 40 && title.frame.width <= 80)
        #expect(abs(title.frame.midY - 60) <= 0.5)

        let cut: UIButton = try only(
            """
            <button lineBreakMode="headTruncation" id="b">
              <rect key="frame" x="0" y="0" width="80" height="120"/>
              <state key="normal" title="Several words that are cut"/></button>
            """)
        cut.layoutIfNeeded()
        #expect(cut.titleLabel?.lineBreakMode == .byTruncatingHead)
        #expect(try #require(cut.titleLabel).frame.height < 30)
    }

    @Test("Split views: the background of the first column")
    func splitBackground() throws {
        let split: UISplitViewController = try only(
            "<splitViewController primaryBackgroundStyle=\"sidebar\" id=\"s\"/>")
        #expect(split.primaryBackgroundStyle == .sidebar)
        #expect(reports("<splitViewController primaryBackgroundStyle=\"none\" id=\"s\"/>") == [])
    }
}
