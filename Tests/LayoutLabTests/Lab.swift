import LayoutLabUI
import Testing
import UIKit
import UIKitTesting

/// A headless Layout Lab.
struct Lab {
    let app: HeadlessApp
    let controller: LabController

    /// Starts the lab.
    ///
    /// - Parameters:
    ///   - page: The page that is open at first, or `nil` for the list.
    ///   - size: The window's size in points.
    init(
        _ page: Page? = nil, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
        appearance: UIUserInterfaceStyle = .light, language: Language = .english,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        app = HeadlessApp(
            size: size, scale: scale, appearance: appearance, language: language,
            delegate: LayoutLabApp(size: size, page: page, direction: direction))
        guard let controller = app.window.rootViewController as? LabController else {
            preconditionFailure("The lab's window has another controller.")
        }
        self.controller = controller
    }

    /// Taps an element and waits until animations have ended.
    func tap(_ name: String) {
        do { try app.finger.tap(on: name) } catch { Issue.record(error) }
        app.settle()
    }

    /// Drags a slider's thumb to a fraction of its track, from the left.
    func slide(_ name: String, to share: CGFloat) {
        guard let slider = app.find(name), let view = slider.view as? UISlider else { return }
        let thumb = view.thumbRect(
            forBounds: view.bounds, trackRect: view.trackRect(forBounds: view.bounds),
            value: view.value)
        let start = view.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
        let track = slider.frame.insetBy(dx: thumb.width / 2, dy: 0)
        app.finger.drag(
            from: start, to: CGPoint(x: track.minX + track.width * share, y: start.y), duration: 0.2
        )
        app.settle()
    }

    /// The frame of an element in window points.
    func frame(of name: String) -> CGRect { app.find(name)?.frame ?? .null }

    /// The code below the example; `nil` where there is no room for it.
    var code: String? { app.find("Code")?.label }
}
