import CoreGraphics

/// The values of a responder for assistive technologies, allocated when the first is set.
final class AccessibilityValues {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var language: String?
    var traits = UIAccessibilityTraits.none
    var hidesElements = false
    var isModal = false
    var groupsElements = false
    var elements: [Any]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var actions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var containerType = UIAccessibilityContainerType.none
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var ignoresInvertColors = false
    var showsLargeContent = false
    var largeContentTitle: String?
    var largeContentImage: UIImage?
    var focusGroupIdentifier: String?
}
