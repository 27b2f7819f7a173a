/// Two clients, A and C, that use B and D through interfaces. A needs the methods 1, 2 and 3, and C
/// needs 1, 4 and 5.
enum Interfaces {
    /// The methods of the interfaces, by their numbers.
    enum Method: Int, Hashable, Sendable, CaseIterable {
        case method1 = 1
        case method2, method3, method4, method5
    }

    /// Records the methods of an object, and the calls of them.
    final class UsageLog {
        let implemented: Set<Method>
        private(set) var called: Set<Method> = []
        private let stage: Stage

        init(implemented: Set<Method>, stage: Stage) {
            self.implemented = implemented
            self.stage = stage
        }

        /// Records a call of a method of the owner.
        func call(_ method: Method, on owner: AnyObject) {
            stage.call(owner, "\(method)()") { _ = called.insert(method) }
        }

        /// Methods that are there only because an interface demands them.
        var forced: Set<Method> { implemented.subtracting(called) }
    }

    /// Before: one interface for all clients.
    protocol FatInterface: AnyObject {
        func method1()
        func method2()
        func method3()
        func method4()
        func method5()
    }

    /// Before: has to have 4 and 5, which A never calls.
    final class FatB: FatInterface {
        let log: UsageLog
        init(stage: Stage) { log = UsageLog(implemented: Set(Method.allCases), stage: stage) }
        func method1() { log.call(.method1, on: self) }
        func method2() { log.call(.method2, on: self) }
        func method3() { log.call(.method3, on: self) }
        func method4() { log.call(.method4, on: self) }
        func method5() { log.call(.method5, on: self) }
    }

    /// Before: has to have 2 and 3, which C never calls.
    final class FatD: FatInterface {
        let log: UsageLog
        init(stage: Stage) { log = UsageLog(implemented: Set(Method.allCases), stage: stage) }
        func method1() { log.call(.method1, on: self) }
        func method2() { log.call(.method2, on: self) }
        func method3() { log.call(.method3, on: self) }
        func method4() { log.call(.method4, on: self) }
        func method5() { log.call(.method5, on: self) }
    }

    /// Before: is given five methods, and calls three.
    final class FatA {
        func use(_ object: any FatInterface) {
            object.method1()
            object.method2()
            object.method3()
        }
    }

    /// Before: is given five methods, and calls three others.
    final class FatC {
        func use(_ object: any FatInterface) {
            object.method1()
            object.method4()
            object.method5()
        }
    }
}
