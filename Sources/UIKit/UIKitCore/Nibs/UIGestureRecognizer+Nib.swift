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

extension UIGestureRecognizer: NibConnectable {}

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
