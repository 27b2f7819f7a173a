import CPango
import CoreGraphics

/// A list of Pango text attributes. Must be created and used inside ``TextLock``.
final class PangoAttributeList {
    /// The end of every text.
    static let end = Int(UInt32.max)

    let pointer: OpaquePointer = pango_attr_list_new()

    deinit { pango_attr_list_unref(pointer) }

    /// Adds the attributes of the bytes from `start` to `end`. Ranges are added in order.
    ///
    /// Colours and lines are not included; the drawing code applies them.
    func add(_ attributes: TextAttributes, base: TextAttributes, from start: Int, to end: Int) {
        let description = FontLibrary.shared.description(
            of: attributes.font, language: attributes.language)
        withExtendedLifetime(description) {
            insert(pango_attr_font_desc_new(description.pointer), from: start, to: end)
        }
        // UIKit breaks a long word without a hyphen.
        insert(pango_attr_insert_hyphens_new(0), from: start, to: end)
        var features = attributes.font.hasMonospacedDigits ? ["tnum=1"] : []
        features += attributes.font.extras?.features ?? []
        if attributes.effects?.usesLigatures == false { features += ["liga=0", "clig=0"] }
        if !features.isEmpty {
            insert(
                pango_attr_font_features_new(features.joined(separator: ", ")), from: start,
                to: end)
        }
        if attributes.baselineOffset != 0 {
            insert(pango_attr_rise_new(pangoUnits(attributes.baselineOffset)), from: start, to: end)
        }
        if let language = attributes.language {
            insert(
                pango_attr_language_new(pango_language_from_string(language)), from: start, to: end)
        }
        if let box = attributes.box {
            var rectangle = PangoRectangle(
                x: pangoUnits(box.minX), y: -pangoUnits(box.maxY), width: pangoUnits(box.width),
                height: pangoUnits(box.height))
            insert(pango_attr_shape_new(&rectangle, &rectangle), from: start, to: end)
        }
        if attributes.foregroundColor != base.foregroundColor || attributes.shadow != base.shadow
            || attributes.effects != base.effects
        {
            // The drawing code uses the exact values; this attribute only keeps the characters in a
            // run of their own.
            insert(pango_attr_foreground_new(0, 0, 0), from: start, to: end)
        }
    }

    /// Adds the space after the characters of a text with attributes, from its byte `start` to
    /// `end`, which may lie beyond the text.
    func addSpacing(
        _ attributes: TextAttributes, to text: [UInt8], from start: Int, to end: Int
    ) {
        let tracking = attributes.box == nil ? attributes.font.tracking : 0
        let last = min(end, text.count)
        guard tracking != 0, start < last else {
            return addSpacing(attributes.kern, from: start, to: end)
        }
        let characters = TrackedCharacters(text[start..<last])
        characters.forEachRange { range, isTracked in
            addSpacing(
                attributes.kern + (isTracked ? tracking : 0), from: range.lowerBound,
                to: range.upperBound == last ? end : range.upperBound)
        }
    }

    private func addSpacing(_ spacing: CGFloat, from start: Int, to end: Int) {
        guard spacing != 0 else { return }
        insert(pango_attr_letter_spacing_new(pangoUnits(spacing)), from: start, to: end)
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: start)
        attribute.pointee.end_index = UInt32(clamping: end)
        pango_attr_list_insert(pointer, attribute)
    }
}
