import CGTK
import CGTKShim
import Platform

/// The desktop's clipboard, or its primary selection.
final class GTKClipboard: Clipboard {
    private(set) var changeCount = 0
    private let clipboard: OpaquePointer

    /// Set by the host that owns the clipboard.
    weak var host: GTKHost?

    /// The content that this program wrote last.
    private var own: [ClipboardContent] = []

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

    var types: [String] {
        if isOwn { return own.map(\.type) }
        var count = 0
        guard
            let names = gdk_content_formats_get_mime_types(
                gdk_clipboard_get_formats(clipboard), &count)
        else { return [] }
        return (0..<count).compactMap { names[$0].map { String(cString: $0) } }
    }

    private var isOwn: Bool { gdk_clipboard_is_local(clipboard) != 0 }

    // MARK: Reading

    func read(_ type: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
        guard !isOwn else { return completion(contents(ofType: type)) }
        let request = Unmanaged.passRetained(ReadRequest(completion)).toOpaque()
        ts_read_clipboard(
            clipboard, type, Self.maximumSize,
            { context, bytes, count in
                guard let context else { return }
                let request = Unmanaged<ReadRequest>.fromOpaque(context).takeRetainedValue()
                let contents = bytes.map {
                    Array(
                        UnsafeBufferPointer(
                            start: $0.assumingMemoryBound(to: UInt8.self), count: count))
                }
                MainActor.assumeIsolated { request.completion(contents) }
            }, request)
    }

    /// The time in seconds that a program has to deliver its contents.
    private static let patience = 1.0

    func contents(ofType type: String) -> [UInt8]? {
        guard !isOwn else { return own.first { $0.type == type }?.bytes }
        var contents: [UInt8]?
        var isDone = false
        read(type) {
            contents = $0
            isDone = true
        }
        if !isDone { host?.wait(atMost: Self.patience) { isDone } }
        return contents
    }

    // MARK: Writing

    func write(_ contents: [ClipboardContent]) {
        own = contents
        let provider = ts_contents_new()
        for content in contents {
            ts_contents_add(provider, content.type, content.bytes, content.bytes.count)
        }
        ts_contents_write(provider, clipboard)
    }
}

/// The completion handler of a pending read.
private final class ReadRequest {
    let completion: @MainActor ([UInt8]?) -> Void

    init(_ completion: @escaping @MainActor ([UInt8]?) -> Void) { self.completion = completion }
}
