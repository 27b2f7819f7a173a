import CGTK
import CGTKShim
import Platform

extension GTKWindow {
    func setCursor(_ cursor: Cursor) {
        guard canUseGTK, let window = handle?.pointee.window else { return }
        let widget = UnsafeMutablePointer<GtkWidget>(OpaquePointer(window))
        if case .picture(let picture) = cursor {
            let image = makeCursor(picture)
            gtk_widget_set_cursor(widget, image)
            g_object_unref(UnsafeMutableRawPointer(image))
        } else {
            gtk_widget_set_cursor_from_name(widget, cursor.name)
        }
    }

    private func makeCursor(_ picture: CursorPicture) -> OpaquePointer? {
        let bytes = g_bytes_new(picture.pixels, gsize(picture.pixels.count))
        let texture = gdk_memory_texture_new(
            Int32(picture.width), Int32(picture.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
            gsize(picture.width * 4))
        g_bytes_unref(bytes)
        let cursor = gdk_cursor_new_from_texture(
            texture, Int32(picture.width / 2), Int32(picture.height / 2), nil)
        g_object_unref(UnsafeMutableRawPointer(texture))
        return cursor
    }
}

extension Cursor {
    /// The name in the desktop's theme, which are those of CSS; `nil` for the standard pointer.
    fileprivate var name: String? {
        switch self {
        case .arrow, .picture: nil
        case .hidden: "none"
        case .link: "pointer"
        case .text: "text"
        case .verticalText: "vertical-text"
        }
    }
}
