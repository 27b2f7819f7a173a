import Foundation
import FoundationGaps
import Synchronization
import Testing

@Suite("Locks of Objective-C and Darwin")
struct LockTests {
    private final class Shared: @unchecked Sendable { var number = 0 }

    @Test("objc_sync_enter: one thread at a time, which may enter twice")
    func objects() {
        let shared = Shared()
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            objc_sync_enter(shared)
            objc_sync_enter(shared)
            shared.number += 1
            objc_sync_exit(shared)
            objc_sync_exit(shared)
        }
        #expect(shared.number == 1000)
        #expect(objc_sync_exit(shared) == -1)
    }

    @Test("os_unfair_lock: one thread at a time")
    func unfair() {
        let shared = Shared()
        nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            os_unfair_lock_lock(lock)
            shared.number += 1
            os_unfair_lock_unlock(lock)
        }
        #expect(shared.number == 1000)
        #expect(os_unfair_lock_trylock(lock))
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        lock.deallocate()
    }
}
