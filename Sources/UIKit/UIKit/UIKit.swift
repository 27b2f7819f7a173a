@_exported public import AutoreleaseScopes
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import Observing
@_exported public import QuartzCore
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitLists

// Files that import Foundation too call this function, because it is imported by name.
@_exported public import func FoundationGaps.NSLocalizedString
