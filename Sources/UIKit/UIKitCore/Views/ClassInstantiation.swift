import CSwiftRuntime
import CoreGraphics
public import Foundation
public import FoundationGaps

// `UIApplicationDelegate.main()` has a class and needs an instance of it. Swift calls an
// initialiser on a metatype only when it is `required`, and a `required` `UIResponder.init()` would
// oblige every subclass in every app to repeat it. The initialiser overrides `NSObject.init()`, so
// it has that one's slot in the method table. A subclass of `NSObject` whose `init()` is `required`
// calls the method in the same slot.

/// Creates an object of `type` with its `init()`.
package func makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
    let shape = unsafeBitCast(type as AnyClass, to: ResponderShape.Type.self)
    return unsafeBitCast(shape.init(), to: Object.self)
}

/// Creates an object of a subclass of `object`'s class, without calling its initialisers: with
/// `object`'s state, which must not be used any more, and zeros in the subclass's own properties.
///
/// The memory of both objects is never released.
package func makeShell<Object: NSObject>(
    of type: Object.Type, adopting object: NSObject
) -> Object {
    let header = 2 * MemoryLayout<Int>.size
    let (size, alignMask) = instanceLayout(of: type)
    let metadata = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    let memory = allocateObject(metadata, size, alignMask)
    memset(memory + header, 0, size - header)
    let state = Unmanaged.passRetained(object).toOpaque()
    let stateSize = instanceLayout(of: Swift.type(of: object)).size
    memcpy(memory + header, state + header, stateSize - header)
    return Unmanaged<Object>.fromOpaque(memory).takeUnretainedValue()
}

/// The size and the alignment mask of a class's instances, from its metadata: after the kind, the
/// superclass, the flags and the address point (`ClassMetadata` without Objective-C).
private func instanceLayout(of type: AnyClass) -> (size: Int, alignMask: Int) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (
        Int(metadata.load(fromByteOffset: 24, as: UInt32.self)),
        Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
    )
}

extension NSObjectProtocol where Self: NSObject {
    /// Creates an object of a class that is known only at run time, with its `init()`. The porting
    /// tool writes it for `T()` and `type.init()`, which need a `required` initialiser on Linux.
    public static func makeOfClass() -> Self { makeInstance(of: self) }
}

extension UIView {
    /// Creates a view of a class that is known only at run time, with its `init(frame:)` and an
    /// empty frame.
    public static func makeOfClass() -> Self { makeView(of: self, frame: .zero) }

    /// Creates a view of a class that is known only at run time, with its `init(frame:)`.
    public static func makeOfClass(frame: CGRect) -> Self { makeView(of: self, frame: frame) }
}

extension UIViewController {
    /// Creates a controller of a class that is known only at run time, with its
    /// `init(nibName:bundle:)`.
    public static func makeOfClass(nibName: String?, bundle: Bundle?) -> Self {
        let shape = unsafeBitCast(self as AnyClass, to: ControllerShape.Type.self)
        return unsafeDowncast(shape.init(nibName: nibName, bundle: bundle), to: self)
    }
}

/// A controller whose `init(nibName:bundle:)` can be called on a class that is known only at run
/// time. It is open so that the compiler dispatches through the table.
@_spi(UIKitInternals) open class ControllerShape: UIViewController {
    public required override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}
}

/// Creates a recogniser of `type` without a target, with its `init(target:action:)`.
func makeRecognizerInstance(of type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
    let shape = unsafeBitCast(type as AnyClass, to: RecognizerShape.Type.self)
    return shape.init(target: nil, action: nil)
}

/// A recogniser whose `init(target:action:)` can be called on a class that is known only at run
/// time. It is open so that the compiler dispatches through the table.
@_spi(UIKitInternals) open class RecognizerShape: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    nonisolated deinit {}
}

/// An object whose `init()` can be called on a class that is known only at run time. It is open so
/// that the compiler dispatches through the table.
@_spi(UIKitInternals) open class ResponderShape: NSObject {
    public required override init() {}

    nonisolated deinit {}
}
