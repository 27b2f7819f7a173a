@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import QuartzCore
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitLists
