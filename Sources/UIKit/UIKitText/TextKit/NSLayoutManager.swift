import CoreGraphics
public import Foundation
import FoundationGaps
import TextLayout
public import UIKitCore

/// Lays out a text storage in a text container, and answers where its characters are.
///
/// Glyphs correspond to the UTF-16 units of the text one by one. Only the paragraphs that are
/// asked for are laid out; the height of others is an estimate. Text that does not fit into one
/// container continues in the next.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text.
    open var textStorage: NSTextStorage? { storage }

    /// The text, which retains its layout managers.
    final private(set) weak var storage: NSTextStorage?

    /// The containers in the order in which text fills them.
    open var textContainers: [NSTextContainer] { containers }

    final var containers: [NSTextContainer] = []

    /// The object that is notified of layout.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    /// The fragments of the whole text.
    final var fragments: [LayoutFragment] = []

    /// The start of each fragment: valid for as many fragments as are counted, and one more.
    final var starts: [Int] = [0]

    /// The top of each fragment: valid for as many fragments as are counted, and one more.
    final var tops: [CGFloat] = [0]

    /// The number of fragments at the start whose places are exact, where text flows.
    final var placedCount = 0

    /// The sum of all heights.
    final var totalHeight: CGFloat = 0

    /// The mean width of a UTF-16 unit relative to the font's size, for estimates.
    final var meanWidth: CGFloat = 0.5

    /// The fragments with layouts, those used last at the end.
    final var recent: [Int] = []

    // Text that text views add.

    /// The attributes of text without them.
    final var defaultFont = UIFont.systemFont(ofSize: 12)
    final var defaultColor = UIColor.black
    final var defaultStyle = NSParagraphStyle.default

    /// The font of text that is typed next, which an empty line at the end has already.
    final var typingFont: UIFont?

    /// The traits and the direction in which colours and alignments are resolved.
    final var traits: UITraitCollection?

    /// The marked text, which is underlined.
    final var markedRange: NSRange?

    /// The colours of the marked text.
    final var markedStyle: [NSAttributedString.Key: Any]?

    /// `true` if characters are shown as dots.
    final var masksCharacters = false

    /// Finds addresses of the web in the text, which become links; `nil` finds none.
    final var dataDetector: NSDataDetector?

    /// The colour of links.
    final var linkColor: UIColor?

    /// Called after a change that needs a new layout: the range of the fragments before and after.
    final var layoutDidChange: ((_ old: Range<Int>, _ newCount: Int) -> Void)?

    /// `true` (the default) if lines are higher by the leading of their fonts.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { containerDidChange() } }
    }

    /// `true` if parts of the text may be laid out before what precedes them, which is always
    /// possible here: the value is kept, and changes nothing.
    open var allowsNonContiguousLayout = true

    public override init() { super.init() }

    /// Creates a layout manager without containers, as `init()` does, whatever the coder holds.
    public required init?(coder: NSCoder) { super.init() }

    nonisolated deinit {}

    // MARK: Containers

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).owner = nil
        containerDidChange()
    }

    final var container: NSTextContainer? { textContainers.first }

    // MARK: Changes

    final func adopt(_ storage: NSTextStorage?) {
        self.storage = storage
        rebuild()
    }

    /// Called by the text storage after a change.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {
        replaceFragments(edited: newCharRange, delta: delta)
    }

    /// Lays out a range again when it is needed next.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) {
        replaceFragments(edited: charRange, delta: 0)
        actualCharacterRange?.pointee = charRange
    }

    /// Draws a range again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        replaceFragments(edited: charRange, delta: 0)
    }

    // MARK: Glyphs

    /// The glyphs that the delegate is asked about, and the properties that it gave them.
    final var generating: (range: NSRange, properties: [GlyphProperty])?

    /// Stores the properties of glyphs. The delegate calls it within `shouldGenerateGlyphs`, with
    /// the range that it was asked about.
    ///
    /// - Parameters:
    ///   - glyphs: As many glyphs as characters; they are those of the font whatever their numbers.
    ///   - props: The properties of the glyphs.
    ///   - charIndexes: The characters of the glyphs, which are one each.
    ///   - aFont: The font of the glyphs.
    ///   - glyphRange: The range.
    open func setGlyphs(
        _ glyphs: UnsafePointer<UInt16>, properties props: UnsafePointer<GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
        forGlyphRange glyphRange: NSRange
    ) {
        guard let asked = generating?.range else { return }
        requires(
            glyphRange == asked,
            """
            Glyphs were set for \(glyphRange), but the delegate was asked about \(asked). Set the \
            glyphs of that range, one for each character.
            """)
        generating?.properties = Array(UnsafeBufferPointer(start: props, count: asked.length))
    }

    /// The number of glyphs: the length of the text.
    open var numberOfGlyphs: Int { storage?.length ?? 0 }

    /// Returns the glyph of a character: the same number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph: the same number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyphs of characters: the same range.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs: the same range.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?)
        -> NSRange
    {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    // MARK: Drawing

    /// Draws the colours behind a range of glyphs with their container's origin at a point, in the
    /// current context. Text views call it for subclasses.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard type(of: self) != NSLayoutManager.self else {
            draw(glyphsToShow, at: origin, parts: .backgrounds)
            return
        }
        fillBackgrounds(of: glyphsToShow, at: origin)
    }

    /// Fills the rectangles behind characters that have a background colour, in the current
    /// context. Called for subclasses, which may fill other shapes.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
        forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for index in 0..<rectCount { context.fill(rectArray[index]) }
        context.restoreGState()
    }

    /// Draws the lines of a range of glyphs, without the colours behind them, with their
    /// container's origin at a point, in the current context. Text views call it for subclasses.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, parts: .characters)
    }

    /// Draws the fragments that contain glyphs, within their container.
    private final func draw(_ glyphs: NSRange, at origin: CGPoint, parts: TextDrawingParts) {
        guard let context = UIGraphicsGetCurrentContext(), !fragments.isEmpty else { return }
        let container = textContainer(forGlyphAt: glyphs.location, effectiveRange: nil)
        let extent = container.map { self.extent(of: $0) } ?? 0...CGFloat.infinity
        context.saveGState()
        if textContainers.count > 1, extent.upperBound.isFinite {
            let clip = context.boundingBoxOfClipPath
            context.clip(
                to: CGRect(
                    x: clip.minX, y: origin.y, width: clip.width,
                    height: extent.upperBound - extent.lowerBound))
        }
        let last = max(glyphs.upperBound - 1, glyphs.location)
        for index in fragment(at: glyphs.location)...fragment(at: last) {
            let text = laidOut(index)
            let place = self.origin(of: index)
            text.content.draw(
                text.frame, in: context,
                at: CGPoint(
                    x: origin.x + place.x, y: origin.y + place.y - extent.lowerBound),
                parts: parts, container: container)
        }
        context.restoreGState()
    }
}
