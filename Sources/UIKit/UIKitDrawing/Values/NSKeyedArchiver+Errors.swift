public import Foundation

nonisolated extension NSKeyedArchiver {
    /// Returns the archive of an object and all that it refers to.
    ///
    /// Replaces Foundation's function of this name, which on Linux ends the program at a value that
    /// cannot be archived.
    ///
    /// - Throws: A `CocoaError` that names the value, if there is one that is no object with
    ///   `NSCoding`, or with `NSSecureCoding` if that is required.
    public static func archivedData<Root>(
        withRootObject object: Root, requiringSecureCoding isSecure: Bool
    ) throws -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: isSecure)
        let check = ArchiveCheck(isSecure: isSecure)
        archiver.delegate = check
        archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        archiver.delegate = nil
        if let error = check.error ?? archiver.error { throw error }
        return archiver.encodedData
    }
}

/// Finds the first value that an archiver would refuse, and lets it archive a text instead.
private nonisolated final class ArchiveCheck: NSObject, NSKeyedArchiverDelegate {
    private let isSecure: Bool
    private(set) var error: CocoaError?

    init(isSecure: Bool) { self.isSecure = isSecure }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
        guard let reason = reason(against: object) else { return object }
        if error == nil {
            error = CocoaError(.coderInvalidValue, userInfo: [NSLocalizedDescriptionKey: reason])
        }
        return NSString(string: "")
    }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}

    func archiver(
        _ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?
    ) {}

    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}

    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}

    /// The reason why a value cannot be archived; `nil` if it can.
    private func reason(against value: Any) -> String? {
        let object = value as AnyObject
        // An array gives back what an object of Foundation is a box of.
        let type = type(of: NSArray(object: object).firstObject ?? value)
        guard let codable = object as? any NSCoding else {
            return """
                A value of type \(type) cannot be archived: the type has no NSCoding. \
                Store an object that has, such as a string, a number, data, or a list of these.
                """
        }
        let secure = codable as? any NSSecureCoding
        guard isSecure, !(secure.map { Swift.type(of: $0).supportsSecureCoding } ?? false) else {
            return nil
        }
        return """
            A value of type \(type) cannot be archived securely: the type does not \
            support NSSecureCoding. Add the conformance, or do not require secure coding.
            """
    }
}
