import CoreGraphics
public import Foundation
import TextLayout
public import UIKitCore

// Several containers: text that does not fit into one continues in the next.
extension NSLayoutManager {
    /// `true` if the places of lines depend on the lines above them.
    final var isFlowing: Bool {
        textContainers.count > 1
            || container.map { !$0.isSimpleRectangularTextContainer } ?? false
    }

    /// Returns the places for the lines of a fragment; `nil` if they fill the container's width.
    final func region(forFragment index: Int) -> TextFlow? {
        guard isFlowing else { return nil }
        return TextFlow(
            textContainers, from: top(of: index) + spaceBefore(index),
            characterIndex: start(of: index))
    }

    /// Returns the top of a container in the stack of all.
    final func top(of container: NSTextContainer) -> CGFloat {
        var top: CGFloat = 0
        for other in textContainers {
            if other === container { return top }
            top += other.lineHeight
        }
        return 0
    }

    /// Returns the container at a height in the stack of all; `nil` below the last one.
    final func container(atY y: CGFloat) -> NSTextContainer? {
        var end: CGFloat = 0
        return textContainers.first {
            end += $0.lineHeight
            return y < end - 0.01
        }
    }

    /// The heights of a container in the stack of all.
    final func extent(of container: NSTextContainer) -> ClosedRange<CGFloat> {
        let top = top(of: container)
        return top...top + container.lineHeight
    }

    /// Inserts a container; text flows from each to the next.
    public func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.owner = self
        containerDidChange()
    }

    /// Lays out the text of a container again.
    public func textContainerChangedGeometry(_ container: NSTextContainer) {
        containerDidChange()
    }

    /// Returns the container of a glyph; `nil` if there is no room for it.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Set to all glyphs in the container.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard !fragments.isEmpty else { return nil }
        let container = container(atY: line(at: glyphIndex).rect.midY)
        if let container, let effectiveGlyphRange {
            effectiveGlyphRange.pointee = glyphRange(for: container)
        }
        return container
    }

    /// Returns the line of a glyph, in the stack of all containers.
    final func line(at glyphIndex: Int) -> (range: Range<Int>, rect: CGRect, baseline: CGFloat) {
        let index = fragment(at: glyphIndex)
        let text = laidOut(index)
        let start = start(of: index)
        let number = text.frame.lineNumber(of: text.shown(glyphIndex - start))
        let line = text.frame.lines[number]
        let range = text.range(ofLine: number)
        let origin = origin(of: index)
        return (
            start + range.lowerBound..<start + range.upperBound,
            line.rect.offsetBy(dx: origin.x, dy: origin.y), line.baseline + origin.y
        )
    }

    /// Returns the glyphs whose lines are in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        guard isFlowing, !fragments.isEmpty else {
            return NSRange(location: 0, length: numberOfGlyphs)
        }
        let extent = extent(of: container)
        ensureLayout(for: container)
        var found: Range<Int>?
        for index in fragments.indices {
            let text = laidOut(index)
            let (origin, start) = (origin(of: index), start(of: index))
            if origin.y > extent.upperBound { break }
            for (number, line) in text.frame.lines.enumerated() {
                let y = line.rect.midY + origin.y
                guard y >= extent.lowerBound, y < extent.upperBound else { continue }
                let range = text.range(ofLine: number)
                let isLast = number == text.frame.lines.count - 1
                let end =
                    start + range.upperBound + (isLast ? fragments[index].terminator : 0)
                found = (found?.lowerBound ?? start + range.lowerBound)..<end
            }
        }
        return found.map { NSRange($0) } ?? NSRange(location: 0, length: 0)
    }

    /// Returns the first character that no container has room for; the length of the text if there
    /// is none.
    public func firstUnlaidCharacterIndex() -> Int {
        textContainers.map { glyphRange(for: $0).upperBound }.max() ?? 0
    }

    /// The rectangle of the line without characters after a final line feed; zero without one.
    public var extraLineFragmentRect: CGRect {
        guard let index = fragments.indices.last, fragments[index].length == 0,
            let container
        else { return .zero }
        let line = line(at: start(of: index)).rect
        return CGRect(x: 0, y: line.minY, width: container.size.width, height: line.height)
    }

    /// The used part of ``extraLineFragmentRect``.
    public var extraLineFragmentUsedRect: CGRect {
        var rect = extraLineFragmentRect
        rect.size.width = min(rect.width, 2 * (container?.lineFragmentPadding ?? 0))
        return rect
    }

    /// The container of ``extraLineFragmentRect``.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect == .zero ? nil : container
    }
}
