import CPango

/// Pango's description of a font, freed with this object. Must be used inside
/// ``TextLock``.
final class FontDescription {
    let pointer: OpaquePointer = pango_font_description_new()

    deinit { pango_font_description_free(pointer) }
}
