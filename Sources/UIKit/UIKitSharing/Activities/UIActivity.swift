public import Foundation
public import UIKitCore

/// Something that a ``UIActivityViewController`` offers to do with items.
///
/// Subclass it for an app's own: override the title, ``canPerform(withActivityItems:)`` and
/// ``perform()``, which calls ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The identity of an activity.
    public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies to the pasteboard.
        public static let copyToPasteboard = system("CopyToPasteboard")

        /// Prints.
        public static let print = system("Print")

        /// Saves files where the user chooses.
        package static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")

        /// Opens a link or a file with another program.
        package static let openWith = system("OpenWith")

        // The activities of phones are not offered here. Code that excludes them compiles.
        public static let postToFacebook = system("PostToFacebook")
        public static let postToTwitter = system("PostToTwitter")
        public static let postToWeibo = system("PostToWeibo")
        public static let message = system("Message")
        public static let mail = system("Mail")
        public static let assignToContact = system("AssignToContact")
        public static let saveToCameraRoll = system("SaveToCameraRoll")
        public static let addToReadingList = system("AddToReadingList")
        public static let postToFlickr = system("PostToFlickr")
        public static let postToVimeo = system("PostToVimeo")
        public static let postToTencentWeibo = system("PostToTencentWeibo")
        public static let airDrop = system("AirDrop")
        public static let openInIBooks = system("OpenInIBooks")
        public static let markupAsPDF = system("MarkupAsPDF")

        private static func system(_ name: String) -> ActivityType {
            ActivityType("com.apple.UIKit.activity." + name)
        }
    }

    /// The place of an activity.
    public nonisolated enum Category: Int, Hashable, Sendable {
        case action = 0
        case share
    }

    /// Called when the activity has ended.
    final var didFinish: ((Bool, (any Error)?) -> Void)?

    public override init() { super.init() }

    nonisolated deinit {}

    /// The place of the activity. ``Category/action`` by default.
    open class var activityCategory: Category { .action }

    /// The identity. `nil` by default.
    open var activityType: ActivityType? { nil }

    /// The title. `nil` by default.
    open var activityTitle: String? { nil }

    /// The image next to the title. `nil` by default.
    open var activityImage: UIImage? { nil }

    /// Returns `true` if the activity can do something with these items. `false` by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Keeps the items for ``perform()``. Does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// Performs the activity. An override calls ``activityDidFinish(_:)`` at the end; it does not
    /// call `super`, which finishes at once without success.
    open func perform() { activityDidFinish(false) }

    /// Reports that the activity has ended.
    open func activityDidFinish(_ completed: Bool) {
        end(completed, nil)
    }

    /// Reports that the activity has failed.
    final func activityDidFail(_ error: any Error) { end(false, error) }

    private func end(_ isCompleted: Bool, _ error: (any Error)?) {
        let report = didFinish
        didFinish = nil
        report?(isCompleted, error)
    }
}
