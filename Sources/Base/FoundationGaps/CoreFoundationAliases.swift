public import Foundation

/// A time or duration in seconds, as CoreFoundation calls it.
public typealias CFTimeInterval = Double
