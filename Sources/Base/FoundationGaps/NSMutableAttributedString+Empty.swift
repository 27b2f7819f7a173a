public import Foundation

extension NSMutableAttributedString {
    /// Creates an empty string.
    public convenience init() { self.init(string: "") }
}

extension NSAttributedString {
    /// Creates an empty string. The argument stands for none: Foundation on Linux lets no extension
    /// declare `init()` here.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
