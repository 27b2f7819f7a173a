import CoreGraphics
public import FoundationGaps

/// An object whose class has a table of outlets and actions, by which nib files are connected.
///
/// Responders and gesture recognisers have one. The porting tool lets other classes with outlets
/// or actions conform.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
    /// The outlets and actions of the class.
    static var nibConnections: NibConnections { get }
}

extension UIResponder: NibConnectable {}

extension UIGestureRecognizer: NibConnectable {
    static let recognizerTable = PropertyTable(
        of: UIGestureRecognizer.self,
        [
            .row("state", \.state, observed: .value),
            .row("enabled", \.isEnabled, nib: .same),
            .row("cancelsTouchesInView", \.cancelsTouchesInView, nib: .same),
            .row("delaysTouchesBegan", \.delaysTouchesBegan, nib: .same),
            .row("delaysTouchesEnded", \.delaysTouchesEnded, nib: .same),
        ])
}

extension UITapGestureRecognizer {
    static let tapTable = PropertyTable(
        of: UITapGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row("numberOfTapsRequired", \.numberOfTapsRequired, nib: .same),
            .row("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .same),
        ])
}

extension UILongPressGestureRecognizer {
    static let pressTable = PropertyTable(
        of: UILongPressGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row("allowableMovement", \.allowableMovement, nib: .same),
            .row("minimumPressDuration", \.minimumPressDuration, nib: .same),
            .row("numberOfTapsRequired", \.numberOfTapsRequired, nib: .same),
            .row("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .same),
        ])
}

extension UISwipeGestureRecognizer {
    static let swipeTable = PropertyTable(
        of: UISwipeGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row(
                "direction", \.direction,
                nib: .words(["right": .right, "left": .left, "up": .up, "down": .down])),
            .row("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .same),
        ])
}

extension UIPanGestureRecognizer {
    static let panTable = PropertyTable(
        of: UIPanGestureRecognizer.self, after: UIGestureRecognizer.propertyTable,
        [
            .row("minimumNumberOfTouches", \.minimumNumberOfTouches, nib: .same),
            .row("maximumNumberOfTouches", \.maximumNumberOfTouches, nib: .same),
        ])
}

extension UIScreenEdgePanGestureRecognizer {
    static let edgePanTable = PropertyTable(
        of: UIScreenEdgePanGestureRecognizer.self, after: UIPanGestureRecognizer.propertyTable,
        [.row("edges", \.edges, nib: .same)])
}

extension NibBuilder {
    /// Makes the recogniser of an element.
    func makeRecognizer(
        of type: UIGestureRecognizer.Type, _ coder: NibCoder
    ) -> UIGestureRecognizer {
        let recognizer = makeRecognizerInstance(of: type)
        Swift.type(of: recognizer).propertyTable.decode(coder, into: recognizer)
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
