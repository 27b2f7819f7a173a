import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// A view that loads, in its initialiser, the file that it stands in.
private let endless = """
    <view customClass="NibEndlessView" customModule="UIKitCoreTests" id="v"><subviews>
        <label text="Inner" id="l"/>
    </subviews></view>
    """

final class NibEndlessView: UIView {
    static var count = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.count += 1
        let made = NibTests.nib(endless).instantiate(withOwner: self)
        if let inner = made.first as? UIView { addSubview(inner) }
    }
}

private let twice = """
    <view id="v"><subviews>
        <view customClass="NibWakingView" customModule="UIKitCoreTests" id="a"/>
        <view customClass="NibWakingView" customModule="UIKitCoreTests" id="b"/>
    </subviews></view>
    """

/// A view that loads the file in which it stands twice when it awakes.
final class NibWakingView: UIView {
    static var count = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.count += 1
        _ = NibTests.nib(twice).instantiate(withOwner: nil)
    }
}

private let card = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="o"/>
    <view id="v"><subviews><label text="Card" id="l"/></subviews></view>
    """

/// A view whose content is a file of which it is the owner.
final class NibCardView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        let made = NibTests.nib(card).instantiate(withOwner: self)
        if let content = made.first as? UIView { addSubview(content) }
    }
}

@Suite("Nib files that load themselves")
struct NibRecursionTests {
    @Test("Nib: a view that loads its own file gets a plain view, with one report")
    func endlessView() throws {
        var made: [Any] = []
        let lines = NibBuilder.reports { made = NibTests.nib(endless).instantiate(withOwner: nil) }
        #expect(made.first is NibEndlessView)
        #expect(NibEndlessView.count == 4)
        #expect(lines.count == 1, "\(lines)")
        let line = try #require(lines.first)
        #expect(line.hasPrefix("nib:3: NibEndlessView loads the nib file that it is a part of"))
        #expect(line.contains("make NibEndlessView the class of the File's Owner, not of the view"))
    }

    @Test("Nib: two views that load their file when they awake do not multiply")
    func wakingViews() {
        let lines = NibBuilder.reports { _ = NibTests.nib(twice).instantiate(withOwner: nil) }
        #expect(Set(lines).count == 2 && lines.count <= 4, "\(lines)")
        #expect(NibWakingView.count < 100)
    }

    @Test("Nib: a view may load another file, also in several places of one file")
    func owner() throws {
        let cards = (1...6).map {
            "<view customClass=\"NibCardView\" customModule=\"UIKitCoreTests\" id=\"c\($0)\"/>"
        }
        var made: [Any] = []
        let lines = NibBuilder.reports {
            made = NibTests.nib(cards.joined(separator: "\n")).instantiate(withOwner: nil)
        }
        #expect(lines == [])
        let texts = made.compactMap { ($0 as? NibCardView)?.subviews.first?.subviews.first }
            .compactMap { ($0 as? UILabel)?.text }
        #expect(texts == Array(repeating: "Card", count: 6))
    }
}
