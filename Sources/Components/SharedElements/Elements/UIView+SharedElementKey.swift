public import UIKit

extension UIView {
    /// The name that makes this view and one of another screen the two ends of a
    /// ``SharedElementTransition``; `nil` by default.
    public var sharedElementKey: String? {
        get { objc_getAssociatedObject(self, keyOfKeys) as? String }
        set {
            objc_setAssociatedObject(self, keyOfKeys, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }

    /// The views with keys in this tree, front to back; of equal keys the frontmost.
    func sharedElements() -> [String: UIView] {
        var found: [String: UIView] = [:]
        func visit(_ view: UIView) {
            guard !view.isHidden else { return }
            for child in view.subviews.reversed() { visit(child) }
            if let key = view.sharedElementKey, found[key] == nil { found[key] = view }
        }
        visit(self)
        return found
    }
}

/// The key of associated keys: the address of memory that is never released.
private let keyOfKeys = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
