import TestSupport
import Testing

/// Every component in every host: each at half of the moments, and with `THOROUGH=1` at all. See
/// Documentation/Testing.md.
@Suite("Components in all hosts at all moments", .serialized)
struct MatrixTests {
    @Test(
        "Matrix: what a component shows is inside of its host, and nothing is left of it",
        arguments: Components.tested, Host.allCases)
    func cells(component: Components, host: Host) {
        let number = (Host.allCases.firstIndex(of: host) ?? 0) + component.rawValue.count
        for (index, moment) in Moment.allCases.enumerated()
        where Thorough.isOn || (index + number).isMultiple(of: 2) {
            let faults = Matrix.faults(of: component.type, on: host, at: moment) ?? []
            #expect(faults.isEmpty, "\(component), \(host), \(moment): \(faults)")
        }
    }

    @Test("Matrix: seven of eight combinations have a meaning")
    func meaning() {
        let all = Components.allCases.flatMap { component in
            Host.allCases.flatMap { host in Moment.allCases.map { (component.type, host, $0) } }
        }
        let meaningless = all.count { type, host, moment in
            if case .noMeaning = type.expected(on: host, at: moment) { true } else { false }
        }
        #expect(all.count == 2_550 && meaningless < all.count / 8)
    }
}
