import CoreGraphics
public import Foundation
import TextLayout

// Measuring and drawing of strings, in points with y growing downward. Drawing uses the current
// context.

nonisolated extension NSAttributedString {
    /// Returns the size of the text, broken only at its line feeds. Not rounded.
    public func size() -> CGSize {
        TextContent(self).size
    }

    /// Draws the text with the top-left corner of its first line at `point`.
    public func draw(at point: CGPoint) {
        TextContent(self).draw(at: point)
    }

    /// Draws the text in `rect`, wrapped to the width, without lines that exceed the height.
    public func draw(in rect: CGRect) {
        TextContent(self).draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        TextContent(self).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle around the text when drawn in a rectangle of `size` at the origin. Not
    /// rounded.
    ///
    /// A side of 0 or less is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        TextContent(self).bounds(in: size, options: options, context: context)
    }
}

nonisolated extension StringProtocol {
    /// Returns the size of the text, broken only at its line feeds. Not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextContent(String(self), attrs).size
    }

    /// Draws the text with the top-left corner of its first line at `point`.
    public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        TextContent(String(self), attrs).draw(at: point)
    }

    /// Draws the text in `rect`, wrapped to the width, without lines that exceed the height.
    public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        TextContent(String(self), attrs).draw(
            with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextContent(String(self), attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle around the text when drawn in a rectangle of `size` at the origin. Not
    /// rounded.
    ///
    /// A side of 0 or less is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        TextContent(String(self), attributes).bounds(in: size, options: options, context: context)
    }
}

nonisolated extension NSString {
    /// Returns the size of the text, broken only at its line feeds. Not rounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    /// Draws the text with the top-left corner of its first line at `point`.
    public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in `rect`, wrapped to the width, without lines that exceed the height.
    public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        (self as String).draw(
            with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the rectangle around the text when drawn in a rectangle of `size` at the origin. Not
    /// rounded.
    ///
    /// A side of 0 or less is unlimited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}
