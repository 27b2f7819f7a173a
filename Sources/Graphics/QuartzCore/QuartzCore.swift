@_exported public import CoreGraphics
@_exported public import Foundation

// Files that import QuartzCore and Foundation name methods and times with these.
@_exported public import typealias FoundationGaps.CFTimeInterval
@_exported public import struct FoundationGaps.Selector
