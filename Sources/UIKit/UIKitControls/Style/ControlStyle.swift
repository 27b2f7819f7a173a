import CoreGraphics
package import Foundation
package import QuartzCore
package import UIKitCore

/// The look of all controls: one table of metrics, colours, and how states change them.
///
/// Sizes are in points, times in seconds. Controls ask here instead of deciding by themselves.
package enum ControlStyle {
    // MARK: Motion

    /// The duration of a value's change, as of a switch or a progress bar.
    package static let valueDuration: TimeInterval = 0.25
    /// The duration of a fade after a touch.
    package static let fadeDuration: TimeInterval = 0.2

    /// Applies changes, animated if `isAnimated`, from what is shown now.
    package static func change(
        animated isAnimated: Bool, duration: TimeInterval = valueDuration,
        _ changes: @escaping () -> Void
    ) {
        guard isAnimated else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseInOut],
            animations: changes)
    }

    /// Applies changes as a critically damped spring, if `isAnimated`.
    package static func spring(animated isAnimated: Bool, _ changes: @escaping () -> Void) {
        guard isAnimated else { return changes() }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
    }

    // MARK: Colours

    /// The fill of a control without emphasis: a stepper, a segmented control, a track.
    package static let fill = UIColor.tertiarySystemFill

    /// The same fill while it is touched.
    package static let highlightedFill = UIColor.systemFill

    /// The raised part on a fill: the selected segment.
    package static let raised = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }

    /// The background of a menu or another panel in front of content.
    package static let panel = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 40 / 255, green: 40 / 255, blue: 42 / 255, alpha: 1)
            : UIColor(red: 249 / 255, green: 249 / 255, blue: 250 / 255, alpha: 1)
    }

    /// The colour that dims what lies behind a panel.
    package static let dimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.16)
    }

    /// The texts above and below groups of rows, with a contrast of 4.5 on their background, which
    /// `UIColor.secondaryLabel` lacks there.
    package nonisolated static let caption = readable(light: 0.76, dark: 0.6)

    /// The text in an empty field, with a contrast of 4.5, which `UIColor.placeholderText` lacks.
    package nonisolated static let placeholder = readable(light: 0.74, dark: 0.55)

    private nonisolated static func readable(light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: dark)
                : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: light)
        }
    }

    // MARK: Shadows

    /// Gives a view the shadow of a knob on a track.
    package static func raise(_ layer: CALayer) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 3.5
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    /// Gives a view the shadow of a panel in front of content.
    package static func float(_ layer: CALayer) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 28
        layer.shadowOffset = CGSize(width: 0, height: 10)
    }

    // MARK: Metrics

    /// A switch.
    enum Switch {
        static let size = CGSize(width: 51, height: 31)
        static let thumbSide: CGFloat = 27
        /// The width added to the thumb while it is touched.
        static let thumbStretch: CGFloat = 7
        static let inset: CGFloat = 2
    }

    /// A stepper.
    enum Stepper {
        static let size = CGSize(width: 94, height: 32)
        static let cornerRadius: CGFloat = 8
        static let dividerHeight: CGFloat = 18
        /// The distance of scrolling that is one step, in points.
        static let wheelDistance: CGFloat = 40
        static let symbolSize: CGFloat = 15
        /// The time until a held stepper repeats.
        static let repeatDelay: TimeInterval = 0.5
        /// The first and the last interval between repetitions, each shorter by a factor.
        static let slowInterval: TimeInterval = 0.2
        static let fastInterval: TimeInterval = 0.04
        static let acceleration = 0.9
    }

    /// A segmented control.
    enum Segments {
        static let height: CGFloat = 31
        static let cornerRadius: CGFloat = 8
        static let inset: CGFloat = 2
        static let titleSize: CGFloat = 13
        /// The space on both sides of a title.
        static let margin: CGFloat = 10
        static let minimumWidth: CGFloat = 40
        static let dividerHeight: CGFloat = 15
        /// The scale of the selected segment while it is touched.
        static let pressedScale: CGFloat = 0.95
        static let pressedAlpha: CGFloat = 0.3
    }

    /// A page control.
    enum Pages {
        static let height: CGFloat = 26
        static let dotSide: CGFloat = 7
        static let pitch: CGFloat = 17
        /// The space on both sides of the dots.
        static let margin: CGFloat = 8
        static let otherAlpha: CGFloat = 0.28
        /// The length of a dot that shows a progress.
        static let progressLength: CGFloat = 24
    }

    /// The box of a switch that looks like a checkbox.
    enum Checkbox {
        static let side: CGFloat = 20
        static let gap: CGFloat = 8
        static let height: CGFloat = 28
        static let cornerRadius: CGFloat = 5
    }

    /// A progress bar.
    enum Progress {
        static let height: CGFloat = 4
        /// The height of a bar at the edge of a toolbar.
        static let barHeight: CGFloat = 3
        static let defaultWidth: CGFloat = 150
    }

    /// A spinner.
    enum Activity {
        static let mediumSide: CGFloat = 20
        static let largeSide: CGFloat = 37
        static let bladeCount = 8
        /// The alpha of the least visible blade.
        static let faintest: CGFloat = 0.2
    }

    /// A menu.
    package enum Menu {
        package static let width: CGFloat = 250
        package static let rowHeight: CGFloat = 44
        package static let subtitledRowHeight: CGFloat = 58
        package static let mediumRowHeight: CGFloat = 60
        package static let sectionGap: CGFloat = 8
        package static let cornerRadius: CGFloat = 13
        package static let margin: CGFloat = 16
        /// The width of the column of checkmarks.
        package static let checkmarkColumn: CGFloat = 24
        package static let imageSide: CGFloat = 22
        /// The distance of a menu from the edges of its window.
        package static let windowMargin: CGFloat = 10
        package static let openDuration: TimeInterval = 0.22
    }
}
