import Foundation

/// A book whose progress is observed.
@objcMembers
public class Book: NSObject {
    public dynamic var title: String
    @objc public dynamic var page = 0

    @objc public init(title: String) {
        self.title = title
        super.init()
    }
}

/// Receives what the reader does.
@objc public protocol ReaderDelegate: NSObjectProtocol {
    func reader(_ reader: ReaderViewController, didTurnTo page: Int)
    @objc optional func readerDidClose(_ reader: ReaderViewController)
    @objc optional func reader(_ reader: ReaderViewController, titleFor page: Int) -> String
}
