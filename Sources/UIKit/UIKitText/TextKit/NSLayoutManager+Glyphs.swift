import CoreGraphics
public import Foundation
import TextLayout
public import UIKitCore

// Glyphs, which correspond to the UTF-16 units of the text.
extension NSLayoutManager {
    /// `true` if the text has a glyph with this number.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        glyphIndex >= 0 && glyphIndex < numberOfGlyphs
    }

    /// Returns the used rectangle of a glyph's line. The same as
    /// ``lineFragmentUsedRect(forGlyphAt:effectiveRange:)``: only the requested text is laid out.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Returns the container of a glyph. The same as ``textContainer(forGlyphAt:effectiveRange:)``:
    /// only the requested text is laid out.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

    /// Returns the glyphs of a truncated line, an ellipsis in place of some; a range at
    /// `NSNotFound` for a line that is not truncated.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard !fragments.isEmpty else { return NSRange(location: NSNotFound, length: 0) }
        let index = fragment(at: glyphIndex)
        let text = laidOut(index)
        let start = start(of: index)
        let number = text.frame.lineNumber(of: text.shown(glyphIndex - start))
        guard text.frame.lines[number].isTruncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let range = text.range(ofLine: number)
        return NSRange(location: start + range.lowerBound, length: range.count)
    }

    /// Returns the size of the attachment at a glyph; (-1, -1) if there is none.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        let none = CGSize(width: -1, height: -1)
        guard isValidGlyphIndex(glyphIndex) else { return none }
        let index = fragment(at: glyphIndex)
        let local = glyphIndex - start(of: index)
        return laidOut(index).frame.boxes().first { $0.index == local }?.rect.size ?? none
    }

    /// Moves the layout manager to another text.
    public func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        newTextStorage.addLayoutManager(self)
    }
}

extension NSTextContainer {
    /// Moves the container to another layout manager, which takes its place in the text.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
    }
}
