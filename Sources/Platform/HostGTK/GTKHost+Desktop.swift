import CGTK
import CGTKShim
public import CoreGraphics

// Services of the desktop. In a sandbox GIO reaches them through the portals.
extension GTKHost {
    /// Three quarters of the screen, at most 1280 by 860 points.
    public var usualWindowSize: CGSize? {
        let screen = screen.size
        return CGSize(
            width: min(screen.width * 0.75, 1280).rounded(),
            height: min(screen.height * 0.75, 860).rounded())
    }

    public var reducesMotion: Bool { ts_animations_are_enabled() == 0 }

    public var textScale: Double { ts_text_scale() }

    public func open(_ address: String, _ completion: @escaping @MainActor (Bool) -> Void) {
        let context = Unmanaged.passRetained(OpenRequest(completion)).toOpaque()
        g_app_info_launch_default_for_uri_async(
            address, nil, nil,
            { _, result, context in
                let isOpened = g_app_info_launch_default_for_uri_finish(result, nil) != 0
                guard let context else { return }
                let request = Unmanaged<OpenRequest>.fromOpaque(context).takeRetainedValue()
                // GIO calls back on the main thread.
                MainActor.assumeIsolated { request.completion(isOpened) }
            }, context)
    }

    public func canOpen(scheme: String) -> Bool {
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }

    /// Saves a picture in the folder that the desktop names for pictures, such as `~/Pictures`, or
    /// in the home folder if it names none.
    public func savePicture(_ png: [UInt8]) throws {
        guard
            let folder = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES) ?? g_get_home_dir()
        else { return }
        try PictureFolder(path: String(cString: folder)).add(png)
    }
}

/// A request to open an address, which GIO retains until it is answered.
private final class OpenRequest: Sendable {
    let completion: @MainActor (Bool) -> Void

    init(_ completion: @escaping @MainActor (Bool) -> Void) { self.completion = completion }
}
