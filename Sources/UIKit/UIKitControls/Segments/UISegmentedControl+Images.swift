import CoreGraphics
import Foundation
public import UIKitCore

/// The images and places that an app set for the segments of a control.
struct SegmentLook {
    var backgrounds: [UIBarMetrics: StateImages] = [:]
    var dividers: [UIBarMetrics: DividerImages] = [:]
    var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

    /// `true` if images replace the track and the raised segment.
    var hasBackgrounds: Bool { backgrounds.values.contains { !$0.isEmpty } }
}

extension UISegmentedControl {
    /// The place of a segment among the others.
    public nonisolated enum Segment: Int, Hashable, Sendable {
        /// All segments.
        case any = 0
        /// The first one.
        case left
        /// One between others.
        case center
        /// The last one.
        case right
        /// The only one.
        case alone
    }

    /// Sets the image behind segments in a state, stretched between its caps. It replaces the track
    /// and the raised segment.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) {
        look.backgrounds[barMetrics, default: StateImages()][exactly: state] = backgroundImage
        lookDidChange()
    }

    /// Returns the image that was set behind segments in a state.
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[barMetrics]?[exactly: state]
    }

    /// Sets the image between two segments with certain states.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
        rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) {
        look.dividers[barMetrics, default: DividerImages()][leftState, rightState] = dividerImage
        lookDidChange()
    }

    /// Returns the image that was set between two segments with certain states.
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.dividers[barMetrics]?[leftState, rightState]
    }

    /// Sets the distance by which the content of segments at a place is moved.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        look.adjustments[leftCenterRightOrAlone] = adjustment
        lookDidChange()
    }

    /// Returns the distance by which the content of segments at a place is moved.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        look.adjustments[leftCenterRightOrAlone] ?? .zero
    }

    private func lookDidChange() {
        track.isHidden = look.hasBackgrounds
        knob.isHidden = look.hasBackgrounds
        showSelection(animated: false)
    }

    func state(of segment: SegmentView) -> State {
        var state = State.normal
        if segment.isSelected { state.insert(.selected) }
        if segment.isPressed { state.insert(.highlighted) }
        if !isEnabled || !segment.isEnabled { state.insert(.disabled) }
        return state
    }

    /// Shows the images of the segments' states.
    func showLook() {
        let images = look.backgrounds[.default]
        for (index, segment) in segments.enumerated() {
            segment.background = images?.image(for: state(of: segment))
            let place: Segment =
                segments.count == 1
                ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
            segment.adjustment = look.adjustments[place] ?? look.adjustments[.any] ?? .zero
        }
        guard let own = look.dividers[.default], !own.isEmpty else { return }
        for (index, divider) in dividers.enumerated() where index + 1 < segments.count {
            let pair = [segments[index], segments[index + 1]]
            let isMirrored = pair[0].frame.minX > pair[1].frame.minX
            let states = (isMirrored ? pair.reversed() : pair).map { state(of: $0) }
            divider.image = own.image(states[0], states[1])
            // Images of segments would hide the ends of one below them.
            bringSubviewToFront(divider)
        }
    }
}
