import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Layout managers: properties of glyphs")
struct GlyphPropertyTests {
    /// Hides the asterisks of a text.
    private final class Hiding: NSLayoutManagerDelegate {
        var ranges: [NSRange] = []
        var property = NSLayoutManager.GlyphProperty.null
        var action: NSLayoutManager.ControlCharacterAction?

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<UInt16>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
            forGlyphRange glyphRange: NSRange
        ) -> Int {
            ranges.append(glyphRange)
            let text = (layoutManager.textStorage?.string ?? "") as NSString
            var properties = Array(
                UnsafeBufferPointer(start: props, count: glyphRange.length))
            for index in properties.indices where text.character(at: charIndexes[index]) == 0x2A {
                properties[index] = property
            }
            layoutManager.setGlyphs(
                glyphs, properties: properties, characterIndexes: charIndexes, font: aFont,
                forGlyphRange: glyphRange)
            return glyphRange.length
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager,
            shouldUse action: NSLayoutManager.ControlCharacterAction,
            forControlCharacterAt charIndex: Int
        ) -> NSLayoutManager.ControlCharacterAction { self.action ?? action }
    }

    private func layout(
        _ text: String, _ delegate: Hiding?
    ) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let manager = NSLayoutManager()
        manager.delegate = delegate
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 400, height: 400)))
        storage.addLayoutManager(manager)
        return (storage, manager)
    }

    @Test("Null glyphs are not shown and take no room, and places stay those of the text")
    func hidden() {
        let delegate = Hiding()
        let (storage, manager) = layout("a **b** c\nd", delegate)
        let (other, plain) = layout("a b c\nd", nil)
        func width(_ manager: NSLayoutManager, _ end: Int) -> CGFloat {
            manager.boundingRect(
                forGlyphRange: NSRange(location: 0, length: end),
                in: manager.textContainers[0]
            ).width
        }
        #expect(abs(width(manager, 9) - width(plain, 5)) < 0.5)
        #expect(delegate.ranges.first == NSRange(location: 0, length: 9))
        #expect(manager.notShownAttribute(forGlyphAt: 2))
        #expect(!manager.notShownAttribute(forGlyphAt: 4))
        #expect(manager.propertyForGlyph(at: 3) == .null)
        #expect(manager.propertyForGlyph(at: 1) == .elastic)
        var line = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &line)
        #expect(line == NSRange(location: 0, length: 9))
        let place = manager.location(forGlyphAt: 4)
        #expect(abs(place.x - plain.location(forGlyphAt: 2).x) < 0.5)
        withExtendedLifetime((storage, other)) {}
    }

    @Test("Control characters without advancement are hidden too")
    func control() {
        let delegate = Hiding()
        delegate.property = .controlCharacter
        let (storage, manager) = layout("*a*", delegate)
        #expect(!manager.notShownAttribute(forGlyphAt: 0))
        delegate.action = .zeroAdvancement
        manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 3), actualCharacterRange: nil)
        #expect(manager.notShownAttribute(forGlyphAt: 0))
        #expect(!manager.notShownAttribute(forGlyphAt: 1))
        withExtendedLifetime(storage) {}
    }

    @Test("Editing asks for the properties of the changed paragraph again")
    func editing() {
        let delegate = Hiding()
        let (storage, manager) = layout("a\nb", delegate)
        _ = manager.notShownAttribute(forGlyphAt: 0)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "*a")
        #expect(manager.notShownAttribute(forGlyphAt: 0))
    }
}
