/// Shortens a list that has a property, such as the steps of a script that fails, to a short one
/// that still has it.
///
/// A. Zeller, R. Hildebrandt, “Simplifying and Isolating Failure-Inducing Input”, IEEE TSE 2002:
/// tries to leave out ever smaller pieces, until no single element can be left out.
public enum Shrinking {
    /// Returns the shortened list.
    ///
    /// - Parameters:
    ///   - list: The list, which has the property.
    ///   - attempts: The maximum number of calls of `holds`.
    ///   - holds: Returns `true` for a list with the property.
    public static func shrink<Element>(
        _ list: [Element], attempts: Int = 400, while holds: ([Element]) throws -> Bool
    ) rethrows -> [Element] {
        var list = list
        var left = attempts
        var length = max(1, list.count / 2)
        while !list.isEmpty {
            var start = 0
            var isShorter = false
            while start < list.count {
                guard left > 0 else { return list }
                left -= 1
                var candidate = list
                candidate.removeSubrange(start..<min(start + length, list.count))
                if try holds(candidate) {
                    list = candidate
                    isShorter = true
                } else {
                    start += length
                }
            }
            if length == 1, !isShorter { break }
            length = max(1, length / 2)
        }
        return list
    }
}
