import Foundation
import FoundationGaps

/// The kinds of data that a text view finds in its text.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)

    /// Every kind; here there are only links.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
    func updateLinkDetector() {
        let wasDetecting = layoutManager.linkDetector != nil
        let isDetecting = !isEditable && dataDetectorTypes.contains(.link)
        guard isDetecting != wasDetecting else { return }
        layoutManager.linkDetector =
            isDetecting
            ? try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue) : nil
        layoutManager.rebuild()
    }
}
