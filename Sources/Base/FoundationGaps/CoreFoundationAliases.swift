public import Foundation

/// A time or duration in seconds, under CoreFoundation's name.
public typealias CFTimeInterval = Double
