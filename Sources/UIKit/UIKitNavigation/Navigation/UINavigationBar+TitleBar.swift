import CoreGraphics
package import Platform
import UIKitControls
import UIKitCore

// A bar at the top of a wide window is its title bar.
extension UINavigationBar: TitleBarSharing {
    package func sharedTitleBarDidChange() {
        if isTitleBar, titleBarGestures == nil { titleBarGestures = TitleBarGestures(self) }
        setNeedsLayout()
        content?.setNeedsLayout()
    }

    /// `true` if the bar is, or is a part of, the window's title bar.
    final var isTitleBar: Bool {
        guard let window, window.sharedTitleBar != nil else { return false }
        return abs(convert(bounds.origin, to: window).y) < 1
    }

    /// The room that the desktop's buttons take at the ends of the bar.
    package final var titleBarButtons: TitleBarButtons {
        guard isTitleBar, let window, let buttons = window.sharedTitleBar else {
            return TitleBarButtons()
        }
        let frame = convert(bounds, to: window)
        return TitleBarButtons(
            left: max(0, buttons.left - frame.minX),
            right: max(0, buttons.right - (window.bounds.width - frame.maxX)))
    }
}

/// The gestures by which a title bar moves the window and lets it fill the screen.
final class TitleBarGestures: UIGestureRecognizerDelegate {
    private weak var bar: UINavigationBar?

    init(_ bar: UINavigationBar) {
        self.bar = bar
        let pan = UIPanGestureRecognizer(target: self, action: TitleBarGestures.move)
        pan.maximumNumberOfTouches = 1
        let taps = UITapGestureRecognizer(target: self, action: TitleBarGestures.toggle)
        taps.numberOfTapsRequired = 2
        for recognizer in [pan, taps] {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = false
            bar.addGestureRecognizer(recognizer)
        }
    }

    private func move(_ recognizer: UIPanGestureRecognizer) {
        if recognizer.state == .began { bar?.window?.stage?.beginMove() }
    }

    private func toggle(_ recognizer: UITapGestureRecognizer) {
        bar?.window?.stage?.toggleMaximized()
    }

    /// Buttons, fields and other controls keep their touches.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard let bar, bar.isTitleBar else { return false }
        var view = touch.view
        while let current = view, current !== bar {
            if current is UIControl || current.gestureRecognizers?.isEmpty == false { return false }
            view = current.superview
        }
        return view === bar
    }
}
