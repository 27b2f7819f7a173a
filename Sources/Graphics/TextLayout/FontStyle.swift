import CPango

/// The weight and slant of a font file.
struct FontStyle {
    /// From 100 to 900.
    let weight: Int
    let isItalic: Bool

    init(of face: FontFace) {
        weight = min(max(Int(face.style(HB_STYLE_TAG_WEIGHT)), 100), 900)
        isItalic = face.style(HB_STYLE_TAG_ITALIC) > 0 || face.italicAngle != 0
    }
}
