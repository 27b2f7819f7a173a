import CGTK
import CGTKShim
import Platform

/// The desktop's clipboard.
final class GTKClipboard: Clipboard {
    private(set) var changeCount = 0
    private let clipboard: OpaquePointer

    init(_ clipboard: OpaquePointer) {
        self.clipboard = clipboard
        // The clipboard lives as long as the process, as its host does.
        ts_watch_clipboard(
            clipboard,
            { context in
                guard let context else { return }
                let clipboard = Unmanaged<GTKClipboard>.fromOpaque(context).takeUnretainedValue()
                MainActor.assumeIsolated { clipboard.changeCount += 1 }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        let request = Unmanaged.passRetained(ReadRequest(completion)).toOpaque()
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, context in
                guard let source, let result, let context else { return }
                let request = Unmanaged<ReadRequest>.fromOpaque(context).takeRetainedValue()
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                let string = text.map { String(cString: $0) }
                g_free(text)
                MainActor.assumeIsolated { request.completion(string) }
            }, request)
    }

    func writeText(_ text: String) { gdk_clipboard_set_text(clipboard, text) }
}

/// The completion handler of a pending read.
private final class ReadRequest {
    let completion: @MainActor (String?) -> Void

    init(_ completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }
}
