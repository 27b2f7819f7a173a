/// An experiment on captured variables: which value does a closure see?
///
///     CaptureStudy.allCases.map { $0.run() }  // [18, 18, 24, 19]
///
/// A closure in Swift refers to the variable itself, and sees what becomes of it. A closure with a
/// capture list has a copy, made when the closure is.
public enum CaptureStudy: String, CaseIterable, Hashable, Sendable {
    /// The closure has a copy, and the variable does not change.
    case copied

    /// The closure has a copy, and the variable changes later, unseen.
    case copiedThenChanged

    /// The closure refers to the variable, and the variable changes later.
    case sharedThenChanged

    /// The closure refers to the variable, and changes it itself.
    case changedInside

    /// The age that the closure sees. The variable begins with 18.
    public func run() -> Int {
        var age = 18
        switch self {
        case .copied:
            let seen = { [age] in age }
            return seen()
        case .copiedThenChanged:
            let seen = { [age] in age }
            age = 24
            return seen()
        case .sharedThenChanged:
            let seen = { age }
            age = 24
            return seen()
        case .changedInside:
            let grow = { age += 1 }
            grow()
            return age
        }
    }
}
