@_exported public import AutoreleaseScopes
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import Foundation
@_exported public import FoundationGaps
@_exported public import MarkdownStrings
@_exported public import Observing
@_exported public import QuartzCore
@_exported public import Symbols
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitDynamics
@_exported public import UIKitLists
@_exported public import UIKitNavigation
@_exported public import UIKitPickers
@_exported public import UIKitScrolling
@_exported public import UIKitSharing
@_exported public import UIKitText

// Of AssociatedValues, the functions with Apple's names. The last one is called by files that
// import Foundation too, because it is imported by name.
@_exported public import enum AssociatedValues.objc_AssociationPolicy
@_exported public import func AssociatedValues.objc_getAssociatedObject
@_exported public import func AssociatedValues.objc_removeAssociatedObjects
@_exported public import func AssociatedValues.objc_setAssociatedObject
@_exported public import func FoundationGaps.NSLocalizedString
