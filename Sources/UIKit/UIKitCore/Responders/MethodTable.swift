/// The words of a class's metadata, which contain its method table.
///
/// The table of a subclass begins with the entries of its superclass, and an entry that differs is
/// an override.
nonisolated struct MethodTable {
    private let words: UnsafePointer<UInt>

    init(of type: AnyClass) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    subscript(entry: Int) -> UInt { words[entry] }

    /// The size in words of the class's metadata: after the five words that all classes share come
    /// the flags and the instance's address point, size and alignment, then the size of the class
    /// in bytes and its address point.
    private var count: Int {
        let bytes = UnsafeRawPointer(words)
        let classSize = bytes.load(fromByteOffset: 56 - Self.headerShift, as: UInt32.self)
        let addressPoint = bytes.load(fromByteOffset: 60 - Self.headerShift, as: UInt32.self)
        return Int(classSize - addressPoint) / MemoryLayout<UInt>.size
    }

    /// On Linux, metadata lacks Objective-C's two cache words and its data word.
    private static let headerShift = 24

    /// The entry of a method of this class: the one word that a subclass that overrides only this
    /// method changes, and one that overrides nothing does not.
    func entry(overriddenBy probe: AnyClass, notBy plain: AnyClass) -> Int {
        let probed = MethodTable(of: probe)
        let plain = MethodTable(of: plain)
        let entry = (Self.firstMember..<count).first {
            self[$0] == plain[$0] && self[$0] != probed[$0]
        }
        guard let entry else {
            fatalError(
                "The class layout of this compiler is not the expected one: \(probe) overrides nothing."
            )
        }
        return entry
    }

    /// The first word after those that describe the class itself.
    private static let firstMember = 5
}
