import CoreGraphics
import UIKitCore

extension UISegmentedControl {
    /// The ring around the control, or around one segment of a momentary control.
    var segmentHalo: UIFocusHaloEffect {
        guard isMomentary, segments.indices.contains(keyboardIndex) else {
            return UIFocusHaloEffect(
                roundedRect: bounds, cornerRadius: ControlStyle.Segments.cornerRadius)
        }
        let halo = UIFocusHaloEffect(
            roundedRect: segments[keyboardIndex].frame,
            cornerRadius: ControlStyle.Segments.cornerRadius)
        halo.position = .inside
        return halo
    }

    /// Left and right arrows, Home and End choose a segment; in a momentary control they only move
    /// the ring.
    func handleSegmentKey(_ key: UIKey) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isMomentary ? keyboardIndex : selectedSegmentIndex
        switch key.plainInput {
        case UIKeyCommand.inputLeftArrow: move(from: place, by: isMirrored ? 1 : -1)
        case UIKeyCommand.inputRightArrow: move(from: place, by: isMirrored ? -1 : 1)
        case UIKeyCommand.inputHome: move(from: -1, by: 1)
        case UIKeyCommand.inputEnd: move(from: segments.count, by: -1)
        default: return false
        }
        return true
    }

    /// Goes to the next enabled segment in a direction.
    private func move(from place: Int, by step: Int) {
        var index = place == Self.noSegment && step < 0 ? segments.count - 1 : place + step
        while segments.indices.contains(index), !segments[index].isEnabled { index += step }
        guard segments.indices.contains(index) else { return }
        if isMomentary { keyboardIndex = index } else { choose(index) }
    }
}
