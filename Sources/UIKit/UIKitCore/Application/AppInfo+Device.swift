import CoreGraphics
package import Foundation
import Platform

nonisolated extension AppInfo {
    /// The kinds of device that an app was made for, and the orientations that it has on each.
    struct DeviceSupport: Sendable {
        /// `true` for an app that was made for phones and no other device.
        var isForPhonesOnly: Bool

        /// The orientations on a phone; `nil` where the file names none.
        var onPhones: UIInterfaceOrientationMask?

        /// The orientations on a pad; `nil` where the file names none.
        var onPads: UIInterfaceOrientationMask?

        /// Reads `UIDeviceFamily`, a number or a list of numbers, and
        /// `UISupportedInterfaceOrientations` with its variants for devices.
        init(_ entries: [String: Any]) {
            let families = entries["UIDeviceFamily"]
            let list = families as? [Any] ?? families.map { [$0] } ?? []
            isForPhonesOnly = !list.isEmpty && list.allSatisfy { "\($0)" == "1" }
            let key = "UISupportedInterfaceOrientations"
            func mask(_ device: String) -> UIInterfaceOrientationMask? {
                let names = entries["\(key)~\(device)"] ?? entries[key]
                return (names as? [String]).flatMap(UIInterfaceOrientationMask.init(named:))
            }
            onPhones = mask("iphone")
            onPads = mask("ipad")
        }
    }

    /// Returns the orientations that the file names for a kind of device; `nil` for none.
    func orientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
        idiom == .phone ? device.onPhones : device.onPads
    }

    /// `true` for an app that was made for phones and no other device.
    package var isForPhonesOnly: Bool { device.isForPhonesOnly }

    /// Returns a size in an orientation that the app has: one for landscape alone is wider than
    /// high, one for portrait alone is higher than wide.
    package func oriented(_ size: CGSize) -> CGSize {
        let isPhone = isForPhonesOnly || min(size.width, size.height) < UIScreen.padSide
        guard let mask = orientations(on: isPhone ? .phone : .pad) else { return size }
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        if mask.isDisjoint(with: .landscape) { return CGSize(width: short, height: long) }
        let isUpright = [.portrait, .portraitUpsideDown].contains { mask.contains($0) }
        return isUpright ? size : CGSize(width: long, height: short)
    }

    /// Returns the screen that the app has on a desktop: for an app that was made for phones alone
    /// one of a phone's size, as large as the desktop has room for; otherwise the desktop's.
    func screen(on desktop: ScreenDescription) -> ScreenDescription {
        guard isForPhonesOnly, min(desktop.size.width, desktop.size.height) >= UIScreen.padSide
        else { return desktop }
        let phone = oriented(CGSize(width: 390, height: 844)).fitting(screen: desktop.size)
        return ScreenDescription(
            size: phone, scale: desktop.scale,
            maximumFramesPerSecond: desktop.maximumFramesPerSecond)
    }
}

nonisolated extension UIInterfaceOrientationMask {
    /// The orientations by their names in `Info.plist`; `nil` without a known name.
    fileprivate init?(named names: [String]) {
        let known: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        self.init(names.compactMap { known[$0] })
        if isEmpty { return nil }
    }
}

nonisolated extension CGSize {
    /// The size of a first window that asks for this one, with room around it for the desktop's
    /// bars and the window's title.
    package func fitting(screen: CGSize) -> CGSize {
        CGSize(
            width: min(width, max(screen.width - 48, 320)),
            height: min(height, max(screen.height - 128, 320)))
    }
}
