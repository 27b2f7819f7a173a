public import Foundation

extension Formatter {
    /// Reads a number or a date, as formatters of numbers and dates do.
    ///
    /// - Parameters:
    ///   - object: Gets the value; unchanged if there is none.
    ///   - error: Gets the reason if there is no value.
    /// - Returns: `true` if the text has a value. Other formatters read none.
    public func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let value: AnyObject? =
            switch self {
            case let numbers as NumberFormatter: numbers.number(from: string)
            case let dates as DateFormatter: dates.date(from: string).map { $0 as NSDate }
            default: nil
            }
        guard let value else {
            error?.pointee = NSString(string: "“\(string)” has no value in this format.")
            return false
        }
        object?.pointee = value
        return true
    }
}
