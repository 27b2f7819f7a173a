extension Interfaces {
    /// After: what both clients need.
    protocol Interface1: AnyObject {
        func method1()
    }

    /// After: what only A needs.
    protocol Interface2: AnyObject {
        func method2()
        func method3()
    }

    /// After: what only C needs.
    protocol Interface3: AnyObject {
        func method4()
        func method5()
    }

    /// After: has what A calls.
    final class SlimB: Interface1, Interface2 {
        let log: UsageLog
        init(stage: Stage) {
            log = UsageLog(implemented: [.method1, .method2, .method3], stage: stage)
        }
        func method1() { log.call(.method1, on: self) }
        func method2() { log.call(.method2, on: self) }
        func method3() { log.call(.method3, on: self) }
    }

    /// After: has what C calls.
    final class SlimD: Interface1, Interface3 {
        let log: UsageLog
        init(stage: Stage) {
            log = UsageLog(implemented: [.method1, .method4, .method5], stage: stage)
        }
        func method1() { log.call(.method1, on: self) }
        func method4() { log.call(.method4, on: self) }
        func method5() { log.call(.method5, on: self) }
    }

    /// After: is given what it calls.
    final class SlimA {
        func use(_ object: any Interface1 & Interface2) {
            object.method1()
            object.method2()
            object.method3()
        }
    }

    /// After: is given what it calls.
    final class SlimC {
        func use(_ object: any Interface1 & Interface3) {
            object.method1()
            object.method4()
            object.method5()
        }
    }
}
