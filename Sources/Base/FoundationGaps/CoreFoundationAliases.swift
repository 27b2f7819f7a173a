public import Foundation

// The names of CoreFoundation that Swift code uses for types of Foundation.

/// A time or duration in seconds.
public typealias CFTimeInterval = Double

/// A time in seconds since the start of the year 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current time. For durations, `CACurrentMediaTime()` is the better clock: the user
/// may set this one.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
    Date.timeIntervalSinceReferenceDate
}

/// A number of elements or a position among them.
public typealias CFIndex = Int

/// Any object.
public typealias CFTypeRef = AnyObject

/// A Swift string, so that keys and types are written alike on both systems: `"a" as CFString`,
/// `[CFString: Any]`, `kCFBundleNameKey as String`.
public typealias CFString = String
public typealias CFMutableString = NSMutableString
public typealias CFMutableData = NSMutableData
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFDate = NSDate
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

/// A unit of UTF-16.
public typealias UniChar = UInt16

/// A range of elements, in CoreFoundation's terms.
public struct CFRange: Hashable, Sendable {
    /// The first element.
    public var location: CFIndex

    /// The number of elements; 0 in functions of CoreText for all that follow.
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
    CFRange(location: loc, length: len)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of an array's elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the address of an object in an array, which retains it.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
    UnsafeRawPointer(
        Unmanaged.passUnretained(theArray.object(at: idx) as AnyObject).toOpaque())
}

/// `true`, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// `false`, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

public typealias CFURL = NSURL
public typealias CFError = NSError

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest `Float`, under the name of C's `math.h`.
public let HUGE = Float.greatestFiniteMagnitude

// The keys of an app's information.

public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// Apple's name of the challenge by a server's certificate. No challenge on Linux has it.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// A pointer by which Objective-C returns objects.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The first of the data's bytes, which stay as long as the data lives.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? {
    guard let data, data.length > 0 else { return nil }
    return data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of the data's bytes.
public func CFDataGetLength(_ data: CFData?) -> CFIndex { data?.length ?? 0 }
