import CoreGraphics
public import Foundation

// Preferences that a Linux desktop does not have are `false`.
extension UIAccessibility {
    /// `true` if the user prefers stronger contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }

    /// `true` if the user prefers bold texts.
    public static var isBoldTextEnabled: Bool {
        UIScreen.main.traitCollection.legibilityWeight == .bold
    }

    /// `true` if the user prefers screens to fade instead of sliding: with less motion.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// `false`: desktops have no such preference.
    public static var isReduceTransparencyEnabled: Bool { false }

    /// `false`: desktops invert all of the screen, if at all.
    public static var isInvertColorsEnabled: Bool { false }

    /// `false`: desktops do not tell.
    public static var isGrayscaleEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isGuidedAccessEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isMonoAudioEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isClosedCaptioningEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isSpeakScreenEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isSpeakSelectionEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isShakeToUndoEnabled: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isAssistiveTouchRunning: Bool { false }

    /// `false`: desktops have no such preference.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// `true`: desktops have no such preference.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// `false`: desktops have no such preference.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// `false`: desktops have no such preference.
    public static var buttonShapesEnabled: Bool { false }

    // MARK: Geometry

    /// Returns a rectangle of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    /// Returns a path of a view in the coordinates of the screen.
    public static func convertToScreenCoordinates(
        _ path: UIBezierPath, in view: UIView
    ) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
        let across = view.convert(CGPoint(x: 1, y: 0), to: UIScreen.main.coordinateSpace)
        let down = view.convert(CGPoint(x: 0, y: 1), to: UIScreen.main.coordinateSpace)
        let converted = UIBezierPath(cgPath: path.cgPath)
        converted.apply(
            CGAffineTransform(
                a: across.x - origin.x, b: across.y - origin.y, c: down.x - origin.x,
                d: down.y - origin.y, tx: origin.x, ty: origin.y))
        return converted
    }
}
