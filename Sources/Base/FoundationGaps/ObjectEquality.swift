import Foundation

/// Compares two objects for Foundation's `CFEqual`, which ends the process for some attributes of
/// strings on Linux; see `Sources/System/CObjectEquality`, which the manifest links.
@_cdecl("TouchstoneObjectsAreEqual")
func objectsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = Unmanaged<NSObject>.fromOpaque(first).takeUnretainedValue()
    return first.isEqual(Unmanaged<NSObject>.fromOpaque(second).takeUnretainedValue())
}
