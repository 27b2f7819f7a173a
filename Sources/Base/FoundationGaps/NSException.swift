public import Foundation

/// The name of an ``NSException``.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let genericException = Self("NSGenericException")
    public static let rangeException = Self("NSRangeException")
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
    public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
}

/// A mistake of the program that ends it. Swift cannot catch exceptions.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception.
    public init(
        name aName: NSExceptionName, reason aReason: String?,
        userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program with the name and the reason, as an exception that nothing catches.
    open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }

    /// Ends the program with a name and a reason.
    public class func raise(
        _ name: NSExceptionName, format: String, arguments argList: CVaListPointer
    ) -> Never {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String)
            .raise()
    }
}
