import CoreGraphics
public import Foundation
public import UIKitCore

/// The object that adjusts layout and is notified of it.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Called after text was invalidated.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called with the glyphs of a run before it is laid out. To give them other properties, call
    /// `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)` and return their number.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - glyphs: The glyphs: the UTF-16 units of the characters, as one stands for each.
    ///   - props: The properties of the glyphs.
    ///   - charIndexes: The characters of the glyphs.
    ///   - aFont: The font of the glyphs.
    ///   - glyphRange: The range of the glyphs.
    /// - Returns: The number of glyphs; 0, the default, to leave them as they are.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<UInt16>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
        forGlyphRange glyphRange: NSRange
    ) -> Int

    /// Returns the treatment of a control character; the proposed one by default. Of the actions,
    /// `zeroAdvancement` hides the character.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// Called after all text of a container was laid out on request.
    ///
    /// - Parameters:
    ///   - layoutManager: The layout manager.
    ///   - textContainer: The container; `nil` if text is left that no container has room for.
    ///   - layoutFinishedFlag: `true` if the whole text is laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)

    /// Returns the space below the lines of a paragraph, in points. By default that of its style.
    ///
    /// It is requested once for each paragraph, with the paragraph's first glyph.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space above a paragraph, in points. By default that of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space below a paragraph, in points. By default that of its style.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}
