import CGTK
import CGTKShim
import Platform

extension GTKWindow {
    func beginDrag(
        _ drag: OutgoingDrag, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Bool {
        guard canUseGTK, pointers.isPressed(PointerTracker.mouse) else { return false }
        let contents = ts_contents_new()
        for content in drag.contents {
            ts_contents_add(contents, content.type, content.bytes, content.bytes.count)
        }
        var icon = TSDragIcon(
            width: drag.pictureSize.width, height: drag.pictureSize.height, x: drag.grip.x,
            y: drag.grip.y)
        let context = Unmanaged.passRetained(DragAnswer(host: host, completion)).toOpaque()
        let picture = drag.picture ?? []
        let hasBegun = ts_window_begin_drag(
            handle, contents, picture, picture.count, &icon,
            { context, isDropped in
                guard let context else { return }
                let answer = Unmanaged<DragAnswer>.fromOpaque(context).takeRetainedValue()
                MainActor.assumeIsolated {
                    answer.host.perform { answer.completion(isDropped != 0) }
                }
            }, context)
        guard hasBegun != 0 else {
            Unmanaged<DragAnswer>.fromOpaque(context).release()
            return false
        }
        // The desktop gets the pointer's events until the drop.
        cancelPointers()
        return true
    }
}

/// The completion handler of a drag.
private final class DragAnswer: Sendable {
    let host: GTKHost
    let completion: @MainActor (Bool) -> Void

    init(host: GTKHost, _ completion: @escaping @MainActor (Bool) -> Void) {
        self.host = host
        self.completion = completion
    }
}
