import CPango
package import CoreGraphics
package import Foundation

/// The glyphs of a font file, read by HarfBuzz.
///
/// Proof of `@unchecked Sendable`: HarfBuzz's faces and fonts do not change after `init`, and
/// reading them is safe on several threads.
package final class FontFace: GlyphSource, @unchecked Sendable {
    private let face: OpaquePointer

    /// The face at the size of ``unitsPerEm``.
    private let font: OpaquePointer

    /// The bytes of a file that is not installed.
    package let data: Data?

    /// The change of the outlines where the family lacks a slant or width.
    private let shape: CGAffineTransform

    /// Reads a font file; `nil` if it has no glyphs.
    package init?(data: Data) {
        let blob = data.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
                HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0), let font = hb_font_create(face) else {
            return nil
        }
        self.face = face
        self.font = font
        self.data = data
        shape = .identity
        guard hb_face_get_glyph_count(face) > 0 else { return nil }
        hb_font_make_immutable(font)
    }

    /// Reads the file of an installed font. Must be called inside ``TextLock``.
    init?(_ loaded: UnsafeMutablePointer<PangoFont>) {
        guard let scaled = pango_font_get_hb_font(loaded), let shared = hb_font_get_face(scaled),
            let font = hb_font_create(shared), let face = hb_face_reference(shared)
        else { return nil }
        var count: UInt32 = 0
        if let axes = hb_font_get_var_coords_normalized(scaled, &count), count > 0 {
            hb_font_set_var_coords_normalized(font, axes, count)
        }
        hb_font_make_immutable(font)
        self.face = face
        self.font = font
        data = nil
        shape = Self.shape(of: loaded)
    }

    /// Returns the matrix by which fontconfig slants or widens a font with outlines.
    private static func shape(of font: UnsafeMutablePointer<PangoFont>) -> CGAffineTransform {
        var matrix: UnsafeMutablePointer<FcMatrix>?
        var isOutline: FcBool = 1
        guard
            let pattern = pango_fc_font_get_pattern(
                UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)),
            FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix,
            FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline) != FcResultMatch || isOutline != 0
        else { return .identity }
        let m = matrix.pointee
        return CGAffineTransform(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: 0, ty: 0)
    }

    deinit {
        hb_font_destroy(font)
        hb_face_destroy(face)
    }

    // MARK: Names

    package var postScriptName: String? { name(6) }

    package var fullName: String? { name(4) }

    /// The name of the family, with all its weights and widths where the file has one.
    package var familyName: String? { name(16) ?? name(1) }

    /// Returns the English text of an entry of the table of names.
    private func name(_ number: UInt32) -> String? {
        let english = hb_language_from_string("en", -1)
        var length: UInt32 = 0
        length = hb_ot_name_get_utf8(face, number, english, &length, nil)
        guard length > 0 else { return nil }
        var size = length + 1
        var text = [CChar](repeating: 0, count: Int(size))
        hb_ot_name_get_utf8(face, number, english, &size, &text)
        return String(
            decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    package func glyph(named name: String) -> CGGlyph? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_glyph_from_name(font, name, Int32(name.utf8.count), &glyph) != 0 else {
            return nil
        }
        return CGGlyph(exactly: glyph)
    }

    package func name(of glyph: CGGlyph) -> String? {
        var text = [CChar](repeating: 0, count: 256)
        guard Int(glyph) < glyphCount,
            hb_font_get_glyph_name(font, hb_codepoint_t(glyph), &text, UInt32(text.count)) != 0
        else { return nil }
        return String(
            decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // MARK: Measures

    package var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

    package var unitsPerEm: Int { Int(max(hb_face_get_upem(face), 1)) }

    package var italicAngle: CGFloat {
        CGFloat(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE))
    }

    /// Returns a value of the font's style.
    func style(_ tag: hb_style_tag_t) -> Float { hb_style_get_value(font, tag) }

    package func metric(_ height: FontHeight) -> Int32 {
        let tag: hb_ot_metrics_tag_t =
            switch height {
            case .ascent: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER
            case .descent: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER
            case .leading: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP
            case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
            case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
            }
        var position: hb_position_t = 0
        guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return 0 }
        return height == .descent ? -abs(position) : position
    }

    /// Returns the glyph of a character by itself; `nil` if the font lacks it.
    package func glyph(for scalar: Unicode.Scalar) -> CGGlyph? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return nil }
        return CGGlyph(exactly: glyph)
    }

    package func advance(of glyph: CGGlyph) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(font, hb_codepoint_t(glyph))) * shape.a
    }

    package func verticalAdvance(of glyph: CGGlyph) -> CGFloat {
        abs(CGFloat(hb_font_get_glyph_v_advance(font, hb_codepoint_t(glyph)))) * shape.d
    }

    package func bounds(of glyph: CGGlyph) -> CGRect {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, hb_codepoint_t(glyph), &extents) != 0 else {
            return .zero
        }
        let rect = CGRect(
            x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing + extents.height),
            width: CGFloat(extents.width), height: CGFloat(-extents.height))
        return shape.isIdentity ? rect : rect.applying(shape)
    }

    package func table(_ tag: UInt32) -> Data? {
        let blob = hb_face_reference_table(face, tag)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }

    // MARK: Outlines

    /// The outline of a glyph in the font's units, y pointing up; empty for a space and for the
    /// pictures of colour fonts.
    package func path(of glyph: CGGlyph) -> CGPath {
        let path = CGMutablePath()
        hb_font_get_glyph_shape(
            font, hb_codepoint_t(glyph), Self.pen, Unmanaged.passUnretained(path).toOpaque())
        guard !shape.isIdentity else { return path }
        var shape = shape
        return path.copy(using: &shape) ?? path
    }

    /// The functions that append outlines to a `CGMutablePath`.
    ///
    /// `nonisolated(unsafe)`: they do not change after they were made.
    nonisolated(unsafe) private static let pen: OpaquePointer? = {
        let pen = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            pen,
            { _, data, _, x, y, _ in
                outline(data)?.move(to: CGPoint(x: CGFloat(x), y: CGFloat(y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            pen,
            { _, data, _, x, y, _ in
                outline(data)?.addLine(to: CGPoint(x: CGFloat(x), y: CGFloat(y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            pen,
            { _, data, _, controlX, controlY, x, y, _ in
                outline(data)?.addQuadCurve(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)),
                    control: CGPoint(x: CGFloat(controlX), y: CGFloat(controlY)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            pen,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                outline(data)?.addCurve(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)),
                    control1: CGPoint(x: CGFloat(x1), y: CGFloat(y1)),
                    control2: CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            pen,
            { _, data, _, _ in
                outline(data)?.closeSubpath()
            }, nil, nil)
        hb_draw_funcs_make_immutable(pen)
        return pen
    }()
}

/// Returns the path that HarfBuzz passes on to the functions of ``FontFace/path(of:)``, which keeps
/// it while they are called.
private func outline(_ data: UnsafeMutableRawPointer?) -> CGMutablePath? {
    data.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
}
