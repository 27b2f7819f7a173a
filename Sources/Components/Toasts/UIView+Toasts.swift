public import UIKit

/// Short messages that appear in a view, and leave by themselves.
///
///     view.makeToast("Saved")
///     view.makeToast("3 files", duration: 5, position: .top, title: "Uploaded") { didTap in
///         if didTap { showFiles() }
///     }
///     view.makeToastActivity(.center)
///
/// The names are those of the library Toast-Swift.
extension UIView {
    /// Shows a message, and a title and an image if there are.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - duration: The time in seconds for which it is visible; infinity until it is hidden.
    ///   - position: The place; `ToastManager`'s by default.
    ///   - title: A line above the message.
    ///   - image: An image in front of the texts.
    ///   - style: The look.
    ///   - completion: Called when the toast has left, with `true` if the user tapped it.
    /// - Precondition: There is a message, a title or an image.
    public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position, title: String? = nil,
        image: UIImage? = nil, style: ToastStyle = ToastManager.shared.style,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        let content = toastView(message: message, title: title, image: image, style: style)
        toasts.add(
            Toast(
                content: content, place: .position(position), duration: duration, style: style,
                completion: completion))
    }

    /// Shows a message whose center is `point`, in the view's coordinates.
    public func makeToast(
        _ message: String?, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
        title: String? = nil, image: UIImage? = nil,
        style: ToastStyle = ToastManager.shared.style,
        completion: ((_ didTap: Bool) -> Void)?
    ) {
        let content = toastView(message: message, title: title, image: image, style: style)
        toasts.add(
            Toast(
                content: content, place: .point(point), duration: duration, style: style,
                completion: completion))
    }

    /// Shows a view of the app as a toast. Its size is that of its bounds, or its content's if
    /// these are empty. Shown again while it is a toast, here or elsewhere, it is one for the new
    /// duration, and the completion of the first is called.
    public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration,
        position: ToastPosition = ToastManager.shared.position,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        toasts.add(
            Toast(
                content: toast, place: .position(position), duration: duration,
                style: ToastManager.shared.style, completion: completion))
    }

    /// Shows a view of the app as a toast whose center is `point`.
    public func showToast(
        _ toast: UIView, duration: TimeInterval = ToastManager.shared.duration, point: CGPoint,
        completion: ((_ didTap: Bool) -> Void)? = nil
    ) {
        toasts.add(
            Toast(
                content: toast, place: .point(point), duration: duration,
                style: ToastManager.shared.style, completion: completion))
    }

    /// The view of a message, as `makeToast` shows it; for `showToast`.
    ///
    /// - Precondition: There is a message, a title or an image.
    public func toastView(
        message: String?, title: String?, image: UIImage?,
        style: ToastStyle = ToastManager.shared.style
    ) -> UIView {
        ToastView(message: message, title: title, image: image, style: style)
    }

    /// Hides the oldest toast that is not leaving yet.
    public func hideToast() {
        toasts.visible.first { !$0.isLeaving }.map { toasts.hide($0, byTap: false) }
    }

    /// Hides the toast that shows `toast`, or forgets it while it waits.
    public func hideToast(_ toast: UIView) {
        toasts.hide(content: toast)
    }

    /// Hides all toasts.
    ///
    /// - Parameters:
    ///   - includeActivity: Whether to hide the activity too.
    ///   - clearQueue: Whether to forget the toasts that wait.
    public func hideAllToasts(includeActivity: Bool = false, clearQueue: Bool = true) {
        if clearQueue { clearToastQueue() }
        for toast in toasts.visible { toasts.hide(toast, byTap: false) }
        if includeActivity { hideToastActivity() }
    }

    /// Forgets the toasts that wait. Their completion is not called.
    public func clearToastQueue() {
        toasts.waiting = []
    }

    /// Shows a spinner until ``hideToastActivity()``. There is one at a time.
    public func makeToastActivity(_ position: ToastPosition) {
        toasts.showActivity(at: .position(position))
    }

    /// Shows a spinner whose center is `point`, until ``hideToastActivity()``.
    public func makeToastActivity(_ point: CGPoint) {
        toasts.showActivity(at: .point(point))
    }

    /// Hides the spinner.
    public func hideToastActivity() {
        toasts.hideActivity()
    }

    /// The stack of the view that shows this one as a toast.
    var stackOfToast: ToastStack? {
        get { (objc_getAssociatedObject(self, contentKey) as? WeakStack)?.stack }
        set {
            objc_setAssociatedObject(
                self, contentKey, newValue.map { WeakStack($0) },
                .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    var toasts: ToastStack {
        if let stack = objc_getAssociatedObject(self, stackKey) as? ToastStack { return stack }
        let stack = ToastStack(view: self)
        objc_setAssociatedObject(self, stackKey, stack, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return stack
    }
}

/// The key of associated stacks: the address of memory that is never released.
private let stackKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// The key of the stacks of contents.
private let contentKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// A stack that a content refers to, and does not retain.
private final class WeakStack {
    private(set) weak var stack: ToastStack?

    init(_ stack: ToastStack) { self.stack = stack }
}
