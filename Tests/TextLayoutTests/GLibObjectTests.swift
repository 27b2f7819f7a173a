import CPango
import CoreGraphics
import Testing

@testable import TextLayout

@Suite("References to objects of GLib")
struct GLibObjectTests {
    @Test("GLib object: its reference is given back with the last copy, not before")
    func counting() throws {
        try TextLock.withLock {
            let map = try #require(
                GLibObject(owning: pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)))
            let count = { map.cast(to: GObject.self).pointee.ref_count }
            #expect(count() == 1)
            g_object_ref(map.cast(to: GObject.self))
            var second: GLibObject? = GLibObject(owning: map.pointer)
            let copy = second
            #expect(count() == 2)
            second = nil
            #expect(copy != nil && count() == 2)
            withExtendedLifetime(copy) {}
        }
    }

    @Test("GLib object: lines keep the layout that they are a part of")
    func lines() {
        let line: ShapedLine? = TextLock.withLock {
            TextFrame(
                StyledText("Line", TextAttributes(font: .system(size: 12))), paragraph: .init(),
                fitting: CGSize(width: 100, height: 100)
            ).shapedLines.first
        }
        TextLock.withLock { #expect((line?.width ?? 0) > 0) }
    }

    @Test("GLib object: none is made of a missing one")
    func missing() {
        #expect(GLibObject(owning: nil as UnsafeMutablePointer<PangoFont>?) == nil)
    }
}
