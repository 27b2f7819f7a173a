import Foundation

nonisolated extension NSCoder {
    /// Returns the object of `key`, or `nil` if there is none. `decodeObject(of:forKey:)` of
    /// Foundation on Linux makes the whole unarchiving fail when a key is missing.
    func decodeObjectIfPresent<Object: NSObject & NSCoding>(
        of type: Object.Type, forKey key: String
    ) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
