import Foundation

// The characters in Foundation's store, in chunks.
nonisolated extension NSTextStorage {
    /// The characters, which Foundation refers to as the string of this attributed string; `nil` if
    /// ``adoptChunks()`` found no place for them.
    final var chunks: ChunkedString? { super.mutableString as? ChunkedString }

    /// Replaces the string in which Foundation keeps the characters by one in chunks.
    ///
    /// Foundation reads and changes that string by methods that `ChunkedString` overrides, but
    /// has no way to pass one in. CoreFoundation's C code expects the reference to it at a fixed
    /// place, behind an object's header and its own: that is where it is exchanged. In a version of
    /// Foundation that keeps it elsewhere nothing is exchanged, and long texts are edited slowly; a
    /// test fails then.
    final func adoptChunks() {
        let place =
            Unmanaged.passUnretained(self).toOpaque() + 3 * MemoryLayout<UnsafeRawPointer>.size
        let old = Unmanaged.passUnretained(super.mutableString)
        guard place.load(as: UnsafeMutableRawPointer?.self) == old.toOpaque() else { return }
        let new = Unmanaged.passRetained(ChunkedString(capacity: 0))
        place.storeBytes(of: new.toOpaque(), as: UnsafeMutableRawPointer.self)
        old.release()
    }
}
