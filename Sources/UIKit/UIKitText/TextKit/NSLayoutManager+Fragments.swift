import CoreGraphics
import Foundation
import FoundationGaps
import TextLayout
import UIKitCore

// The table of fragments: their lengths are always exact, their heights are estimates until they
// are laid out. Positions before a fragment are summed up on demand.
extension NSLayoutManager {
    /// The number of fragments that keep their layout.
    private static let maximumLayouts = 250

    // MARK: Changes

    /// Lays out everything again.
    func rebuild() {
        let old = 0..<fragments.count
        fragments = estimated(ParagraphScanner.fragments(of: storage?.string ?? "", isEnd: true))
        starts = [0]
        tops = [0]
        recent = []
        placedCount = 0
        totalHeight = fragments.reduce(0) { $0 + $1.height }
        layoutDidChange?(old, fragments.count)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    package func containerDidChange() {
        let old = 0..<fragments.count
        fragments = estimated(fragments)
        tops = [0]
        recent = []
        placedCount = 0
        totalHeight = fragments.reduce(0) { $0 + $1.height }
        layoutDidChange?(old, fragments.count)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Splits the text around an edited range again.
    ///
    /// - Parameters:
    ///   - range: The range in the new text.
    ///   - delta: The change of the length.
    func replaceFragments(edited range: NSRange, delta: Int) {
        guard let storage, !fragments.isEmpty else { return rebuild() }
        let oldEnd = range.upperBound - delta
        var first = fragment(at: range.location)
        // The end of the fragment before may depend on what follows: CR and LF, or a cut.
        if first > 0, start(of: first) == range.location { first -= 1 }
        while first > 0, fragments[first - 1].terminator == 0 { first -= 1 }
        var last = fragment(at: oldEnd)
        while last < fragments.count - 1, fragments[last].terminator == 0 { last += 1 }
        let from = start(of: first)
        let to = start(of: last) + fragments[last].length + delta
        let isEnd = to == storage.length
        let new = estimated(
            ParagraphScanner.fragments(of: storage.text(in: from..<to), isEnd: isEnd))
        let old = first..<(isEnd ? fragments.count : last + 1)
        let oldCount = fragments.count
        for fragment in fragments[old] { totalHeight -= fragment.height }
        for fragment in new { totalHeight += fragment.height }
        fragments.replaceSubrange(old, with: new)
        forgetPositions(after: first)
        recent = recent.compactMap {
            $0 < old.lowerBound ? $0 : $0 < old.upperBound ? nil : $0 + new.count - old.count
        }
        if isFlowing {
            displaceFragments(after: first)
            layoutDidChange?(first..<oldCount, fragments.count - first)
        } else {
            layoutDidChange?(old, new.count)
        }
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Discards the layouts from a fragment on, because their places have changed.
    private func displaceFragments(after first: Int) {
        placedCount = min(placedCount, first)
        recent.removeAll { $0 >= first }
        for index in first..<fragments.count {
            fragments[index].laidOut = nil
            fragments[index].isMeasured = false
        }
    }

    private func forgetPositions(after index: Int) {
        if starts.count > index + 1 { starts.removeSubrange((index + 1)...) }
        if tops.count > index + 1 { tops.removeSubrange((index + 1)...) }
    }

    /// Returns fragments of the same characters that are not laid out, with estimated heights.
    private func estimated(_ fragments: [LayoutFragment]) -> [LayoutFragment] {
        // Read once: a long text has 100,000 fragments.
        let width = container?.lineWidth ?? .infinity
        let lineHeight = defaultFont.lineHeight
        let unitWidth = meanWidth * defaultFont.pointSize
        return fragments.map { old in
            var lines: CGFloat = 1
            if width.isFinite {
                let length = CGFloat(old.length - old.terminator)
                lines = max(1, (length * unitWidth / width).rounded(.up))
            }
            var new = LayoutFragment(length: old.length, terminator: old.terminator)
            new.height = lines * lineHeight
            return new
        }
    }

    // MARK: Positions

    /// The start of a fragment, in UTF-16 units.
    func start(of index: Int) -> Int {
        while starts.count <= index {
            starts.append(starts[starts.count - 1] + fragments[starts.count - 1].length)
        }
        return starts[index]
    }

    /// The top of a fragment, in points.
    func top(of index: Int) -> CGFloat {
        while tops.count <= index {
            tops.append(tops[tops.count - 1] + fragments[tops.count - 1].height)
        }
        return tops[index]
    }

    /// Returns the fragment that contains the character at `location`; the last one at the end.
    func fragment(at location: Int) -> Int {
        while starts[starts.count - 1] <= location, starts.count <= fragments.count - 1 {
            _ = start(of: starts.count)
        }
        return max(0, starts.prefix(fragments.count).partitioningIndex { $0 > location } - 1)
    }

    /// Returns the fragment at a height; the first or last one outside of the text.
    func fragment(atY y: CGFloat) -> Int {
        while tops[tops.count - 1] <= y, tops.count <= fragments.count - 1 {
            _ = top(of: tops.count)
        }
        return max(0, tops.prefix(fragments.count).partitioningIndex { $0 > y } - 1)
    }

    /// The range of a fragment without its line feed.
    func contentRange(of index: Int) -> Range<Int> {
        let start = start(of: index)
        return start..<(start + fragments[index].length - fragments[index].terminator)
    }

    // MARK: Layout

    /// Returns the layout of a fragment, which becomes exact.
    @discardableResult
    func laidOut(_ index: Int) -> LaidOutText {
        if let present = fragments[index].laidOut { return present }
        if isFlowing {
            // The place of a fragment depends on all before it.
            while placedCount < index {
                placedCount += 1
                laidOut(placedCount - 1)
            }
            placedCount = max(placedCount, index + 1)
        }
        let range = contentRange(of: index)
        let new = makeLayout(of: NSRange(range), fragment: index)
        fragments[index].laidOut = new
        fragments[index].isMeasured = true
        let height = height(of: new, at: index)
        if height != fragments[index].height {
            totalHeight += height - fragments[index].height
            fragments[index].height = height
            if tops.count > index + 1 { tops.removeSubrange((index + 1)...) }
        }
        learnWidth(from: new, length: range.count)
        recent.append(index)
        if recent.count > Self.maximumLayouts {
            let dropped = recent.prefix(Self.maximumLayouts / 2)
            for old in dropped where old != index { fragments[old].laidOut = nil }
            recent.removeFirst(dropped.count)
        }
        return new
    }

    private func height(of text: LaidOutText, at index: Int) -> CGFloat {
        text.frame.size.height + spaceAfter(index) + spaceBefore(index)
    }

    /// The space above the first line of a fragment.
    func spaceBefore(_ index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        let start = start(of: index)
        return delegate?.layoutManager(
            self, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: .zero)
            ?? paragraphStyle(at: start).paragraphSpacingBefore
    }

    /// The space below the last line of a fragment.
    private func spaceAfter(_ index: Int) -> CGFloat {
        let start = start(of: index)
        let style = adjustedStyle(at: start)
        guard fragments[index].terminator > 0 else {
            return index < fragments.count - 1 ? style.lineSpacing : 0
        }
        let spacing =
            delegate?.layoutManager(
                self, paragraphSpacingAfterGlyphAt: start, withProposedLineFragmentRect: .zero)
            ?? style.paragraphSpacing
        return style.lineSpacing + spacing
    }

    /// The style of a paragraph with the delegate's line spacing.
    private func adjustedStyle(at location: Int) -> NSParagraphStyle {
        let style = paragraphStyle(at: location)
        guard let delegate else { return style }
        let spacing = delegate.layoutManager(
            self, lineSpacingAfterGlyphAt: location, withProposedLineFragmentRect: .zero)
        guard spacing != style.lineSpacing,
            let copy = style.mutableCopy() as? NSMutableParagraphStyle
        else { return style }
        copy.lineSpacing = spacing
        return copy
    }

    private func learnWidth(from text: LaidOutText, length: Int) {
        guard length > 20 else { return }
        let width = text.frame.lines.reduce(0) { $0 + $1.rect.width }
        let mean = width / CGFloat(length) / defaultFont.pointSize
        meanWidth = meanWidth * 0.9 + mean * 0.1
    }

    func paragraphStyle(at location: Int) -> NSParagraphStyle {
        guard let storage, location < storage.length else { return defaultStyle }
        return storage.attribute(.paragraphStyle, at: location, effectiveRange: nil)
            as? NSParagraphStyle ?? defaultStyle
    }

    private func makeLayout(of range: NSRange, fragment index: Int) -> LaidOutText {
        guard let traits else { return makeLayoutInCurrentTraits(of: range, fragment: index) }
        return traits.performAsCurrent { makeLayoutInCurrentTraits(of: range, fragment: index) }
    }

    private func makeLayoutInCurrentTraits(
        of range: NSRange, fragment index: Int
    ) -> LaidOutText {
        let source = storage?.attributedSubstring(from: range) ?? NSAttributedString(string: "")
        var masked: [Int]?
        var shown = source
        if masksCharacters {
            let offsets = TextBreaks(source.string).characters
            masked = offsets
            shown = NSAttributedString(string: String(repeating: "•", count: offsets.count - 1))
        } else if let offsets = shownOffsets(of: source, at: range.location) {
            masked = offsets
            shown = source.keeping(offsets)
        }
        let style = adjustedStyle(at: range.location)
        var content: TextContent
        if range.length == 0 {
            let next = range.location == storage?.length ?? 0 ? typingFont : nil
            let font =
                next ?? storage?.attributeForEmptyLine(.font, at: range.location) as? UIFont
            content = TextContent(
                "", font: font ?? defaultFont, color: defaultColor, paragraphStyle: style)
        } else {
            content = TextContent(
                shown, font: defaultFont, color: defaultColor, paragraphStyle: style)
        }
        if delegate != nil { content.paragraph = TextParagraph(style) }
        if index > 0, fragments[index - 1].terminator == 0 {
            // A part of a very long paragraph is not a first line.
            content.paragraph = content.paragraph.continued
        }
        if content.paragraph.baseDirection == .natural, range.length == 0, let isMirrored {
            content.paragraph.baseDirection = isMirrored ? .rightToLeft : .leftToRight
        }
        let links = masked == nil ? detectedLinks(in: source) : []
        if !masksCharacters { styleLinks(in: shown, detected: links, of: &content) }
        underlineMarkedText(in: range, of: &content, masked: masked)
        var size = CGSize(width: container?.lineWidth ?? .infinity, height: .infinity)
        if let container, container.maximumNumberOfLines > 0 {
            content.paragraph.maximumLines = container.maximumNumberOfLines
        }
        if let mode = container?.lineBreakMode, mode != .byWordWrapping {
            content.paragraph.lineBreakMode = TextLineBreakMode(mode)
        }
        if !size.width.isFinite { size.width = .infinity }
        content.paragraph.usesFontLeading = usesFontLeading
        content = content.withAttachmentBoxes(lineWidth: size.width, container: container)
        let frame = TextFrame(
            content.text, paragraph: content.paragraph, fitting: size,
            in: region(forFragment: index))
        return LaidOutText(content: content, frame: frame, maskedOffsets: masked, links: links)
    }

    /// `true` if the interface is written from right to left; `nil` if unknown.
    private var isMirrored: Bool? {
        traits.map { $0.layoutDirection == .rightToLeft }
    }

    /// Returns the addresses in a fragment that are not links already.
    private func detectedLinks(in source: NSAttributedString) -> [(range: NSRange, url: URL)] {
        guard let dataDetector, source.length > 0 else { return [] }
        let whole = NSRange(location: 0, length: source.length)
        return dataDetector.matches(in: source.string, range: whole).compactMap { match in
            guard let url = match.detectedLink,
                source.attribute(.link, at: match.range.location, effectiveRange: nil) == nil
            else { return nil }
            return (match.range, url)
        }
    }

    private func styleLinks(
        in source: NSAttributedString, detected: [(range: NSRange, url: URL)],
        of content: inout TextContent
    ) {
        guard let linkColor, source.length > 0 else { return }
        let color = linkColor.cgColor
        for link in detected {
            var attributes = content.text.attributes(at: link.range.location)
            attributes.foregroundColor = color
            content.text.setAttributes(
                attributes, in: link.range.location..<link.range.upperBound)
        }
        let whole = NSRange(location: 0, length: source.length)
        source.enumerateAttribute(.link, in: whole) { value, range, _ in
            guard value != nil else { return }
            var attributes = content.text.attributes(at: range.location)
            attributes.foregroundColor = color
            if source.attribute(.underlineStyle, at: range.location, effectiveRange: nil) == nil {
                attributes.underline = .none
            }
            content.text.setAttributes(attributes, in: range.location..<range.upperBound)
        }
    }

    private func underlineMarkedText(
        in range: NSRange, of content: inout TextContent, masked: [Int]?
    ) {
        guard masked == nil, let markedRange,
            let part = Range(markedRange)?.clamped(to: range.location..<range.upperBound),
            !part.isEmpty
        else { return }
        var location = part.lowerBound
        while location < part.upperBound {
            var attributes = content.text.attributes(at: location - range.location)
            attributes.underline = .single
            if let color = markedStyle?[.foregroundColor] as? UIColor {
                attributes.foregroundColor = color.cgColor
            }
            if let color = markedStyle?[.backgroundColor] as? UIColor {
                attributes.backgroundColor = color.cgColor
            }
            content.text.setAttributes(
                attributes, in: location - range.location..<location - range.location + 1)
            location += 1
        }
    }
}

extension NSAttributedString {
    /// Returns the text of the UTF-16 units at some offsets, of which the last is the end.
    fileprivate func keeping(_ offsets: [Int]) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        let kept = Set(offsets)
        for index in (0..<length).reversed() where !kept.contains(index) {
            result.deleteCharacters(in: NSRange(location: index, length: 1))
        }
        return result
    }

    /// Returns the attribute that a line without characters has: that of the line feed before or
    /// after.
    fileprivate func attributeForEmptyLine(_ key: NSAttributedString.Key, at location: Int) -> Any?
    {
        guard length > 0 else { return nil }
        return attribute(key, at: min(location, length - 1), effectiveRange: nil)
    }
}

extension TextParagraph {
    /// The style of lines that continue a paragraph.
    fileprivate var continued: TextParagraph {
        var style = TextParagraph(
            alignment: alignment, lineBreakMode: lineBreakMode, maximumLines: maximumLines,
            lineSpacing: lineSpacing, minimumLineHeight: minimumLineHeight,
            maximumLineHeight: maximumLineHeight, lineHeightMultiple: lineHeightMultiple,
            baseDirection: baseDirection,
            indents: TextIndents(
                firstHead: indents.head, head: indents.head, tail: indents.tail),
            tabStops: tabStops, tabInterval: tabInterval, hyphenationFactor: hyphenationFactor)
        style.avoidsLoneWords = avoidsLoneWords
        style.keepsHangulWords = keepsHangulWords
        return style
    }
}
