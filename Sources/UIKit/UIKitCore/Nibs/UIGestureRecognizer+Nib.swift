import CoreGraphics
public import FoundationGaps

/// An object whose class has a table of outlets.
protocol NibConnectable: AnyObject {
    static var nibConnections: NibConnections { get }
}

extension UIResponder: NibConnectable {}

extension UIGestureRecognizer: NibConnectable {
    /// Sets what an element of a nib file states.
    final func decode(_ nib: NibCoder) {
        if let enabled = nib.flag("enabled") { isEnabled = enabled }
        if let value = nib.flag("cancelsTouchesInView") { cancelsTouchesInView = value }
        if let value = nib.flag("delaysTouchesBegan") { delaysTouchesBegan = value }
        if let value = nib.flag("delaysTouchesEnded") { delaysTouchesEnded = value }
        switch self {
        case let tap as UITapGestureRecognizer:
            if let count = nib.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
            if let count = nib.integer("numberOfTouchesRequired") {
                tap.numberOfTouchesRequired = count
            }
        case let press as UILongPressGestureRecognizer:
            decodePress(press, nib)
        case let swipe as UISwipeGestureRecognizer:
            decodeSwipe(swipe, nib)
        case let pan as UIPanGestureRecognizer:
            if let count = nib.integer("minimumNumberOfTouches") {
                pan.minimumNumberOfTouches = count
            }
            if let count = nib.integer("maximumNumberOfTouches") {
                pan.maximumNumberOfTouches = count
            }
            if let edge = pan as? UIScreenEdgePanGestureRecognizer, let edges = nib.edges("edges") {
                edge.edges = edges
            }
        default: break
        }
    }

    private func decodePress(_ press: UILongPressGestureRecognizer, _ nib: NibCoder) {
        if let movement = nib.number("allowableMovement") { press.allowableMovement = movement }
        if let duration = nib.number("minimumPressDuration") {
            press.minimumPressDuration = duration
        }
        if let count = nib.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
        if let count = nib.integer("numberOfTouchesRequired") {
            press.numberOfTouchesRequired = count
        }
    }

    private func decodeSwipe(_ swipe: UISwipeGestureRecognizer, _ nib: NibCoder) {
        let directions: [String: UISwipeGestureRecognizer.Direction] = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        if let direction = nib.choice("direction", directions) { swipe.direction = direction }
        if let count = nib.integer("numberOfTouchesRequired") {
            swipe.numberOfTouchesRequired = count
        }
    }
}

extension NibBuilder {
    /// Makes the recogniser of an element.
    func makeRecognizer(
        of type: UIGestureRecognizer.Type, _ coder: NibCoder
    ) -> UIGestureRecognizer {
        let recognizer = makeRecognizerInstance(of: type)
        recognizer.decode(coder)
        return recognizer
    }
}

@_spi(UIKitInternals) extension UIGestureRecognizer: NibActionSender {
    public func connectNibAction(_ action: Selector, of target: AnyObject, event: String?) {
        addTarget(target, action: action)
    }

    public func connectNibSegue(event: String?, perform: @escaping @MainActor (Any?) -> Void) {
        let segue = NibGestureSegue(perform)
        nibSegues.append(segue)
        addTarget(segue, action: NibGestureSegue.recognized)
    }
}

/// The performer of a segue of a recogniser, once for each gesture.
final class NibGestureSegue {
    private let perform: @MainActor (Any?) -> Void

    init(_ perform: @escaping @MainActor (Any?) -> Void) { self.perform = perform }

    func recognized(_ sender: UIGestureRecognizer) {
        let isDiscrete = sender is UITapGestureRecognizer || sender is UISwipeGestureRecognizer
        if sender.state == (isDiscrete ? .ended : .began) { perform(sender) }
    }
}
