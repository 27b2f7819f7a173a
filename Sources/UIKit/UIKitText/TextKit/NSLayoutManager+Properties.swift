import CoreGraphics
import Foundation
import UIKitCore

extension NSLayoutManager {
    /// What is special about a glyph.
    public nonisolated struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The glyph is not shown and takes no room.
        public static let null = GlyphProperty(rawValue: 1 << 0)

        /// The glyph is treated as the delegate's answer about control characters says.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)

        /// The glyph is a space, which may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)

        /// The glyph combines with the one before it.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The treatment of a control character.
    public nonisolated struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It is not shown and takes no room.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)

        /// It takes room, as a space.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)

        /// It moves to the next tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)

        /// It begins a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)

        /// It begins a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)

        /// It begins a container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    /// Returns the properties of a glyph: those of its character, or of the delegate.
    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let storage, isValidGlyphIndex(glyphIndex) else { return [] }
        let index = fragment(at: glyphIndex)
        let start = start(of: index)
        let range = NSRange(location: start, length: fragments[index].length)
        return properties(of: storage.attributedSubstring(from: range), at: start)[
            glyphIndex - start]
    }

    /// Returns `true` if a glyph is not shown.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        guard isValidGlyphIndex(glyphIndex) else { return false }
        let index = fragment(at: glyphIndex)
        let local = glyphIndex - start(of: index)
        return laidOut(index).maskedOffsets.map { !masksCharacters && !$0.contains(local) } ?? false
    }

    // MARK: Generating

    /// Returns the properties of the glyphs of a text that begins at a location.
    final func properties(of text: NSAttributedString, at location: Int) -> [GlyphProperty] {
        let units = Array(text.string.utf16)
        var properties = units.map(Self.standardProperty)
        guard let delegate else { return properties }
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: whole) { value, range, _ in
            let font = value as? UIFont ?? defaultFont
            generating = (NSRange(location: location + range.location, length: range.length), [])
            let glyphs = Array(units[range.location..<range.location + range.length])
            let given = Array(properties[range.location..<range.location + range.length])
            let indexes = Array(location + range.location..<location + range.upperBound)
            let count = delegate.layoutManager(
                self, shouldGenerateGlyphs: glyphs, properties: given, characterIndexes: indexes,
                font: font, forGlyphRange: generating?.range ?? range)
            if count > 0, let stored = generating?.properties, stored.count == range.length {
                properties.replaceSubrange(range.location..<range.upperBound, with: stored)
            }
            generating = nil
        }
        return properties
    }

    /// Returns the offsets of the characters that are shown, and the end; `nil` if all are.
    final func shownOffsets(of text: NSAttributedString, at location: Int) -> [Int]? {
        guard delegate != nil, text.length > 0 else { return nil }
        let string = text.string as NSString
        let properties = properties(of: text, at: location)
        let offsets = properties.indices.filter { index in
            // The end of a paragraph is where its fragment ends.
            if Self.endsParagraph(string.character(at: index)) { return true }
            if properties[index].contains(.null) { return false }
            guard properties[index].contains(.controlCharacter) else { return true }
            return delegate?.layoutManager(
                self, shouldUse: Self.standardAction(string.character(at: index)),
                forControlCharacterAt: location + index
            ).contains(.zeroAdvancement) != true
        }
        return offsets.count == properties.count ? nil : offsets + [properties.count]
    }

    private nonisolated static func endsParagraph(_ unit: UInt16) -> Bool {
        [0x0A, 0x0D, 0x85, 0x2029].contains(unit)
    }

    private nonisolated static func standardProperty(_ unit: UInt16) -> GlyphProperty {
        switch unit {
        case 0x20, 0xA0: .elastic
        case 0..<0x20, 0x7F, 0x2028, 0x2029, 0x85: .controlCharacter
        default: []
        }
    }

    private nonisolated static func standardAction(_ unit: UInt16) -> ControlCharacterAction {
        switch unit {
        case 0x09: .horizontalTab
        case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
        case 0x0B, 0x2028: .lineBreak
        case 0x0C: .containerBreak
        case 0..<0x20, 0x7F: .zeroAdvancement
        default: .whitespace
        }
    }
}
