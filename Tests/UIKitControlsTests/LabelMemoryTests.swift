import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Each test measures a process of its own. `THOROUGH=1` repeats as often as issue reports ask for.
@Suite(
    "Memory of labels",
    .disabled(if: AddressSanitizer.isUsed, "The address sanitizer keeps memory that was released"))
struct LabelMemoryTests {
    @Test("Label: 100,000 changes of its text take no memory")
    func changes() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
                let app = HeadlessApp.showing(label)
                let growth = MemoryGrowth.measure(warmUp: 5000, count: 4000, thorough: 100_000) {
                    label.text = "Change \($0)"
                    _ = label.intrinsicContentSize
                    if $0.isMultiple(of: 10) { app.advance(by: 1.0 / 60) }
                }
                #expect(growth <= 1 << 20, "\(growth) bytes")
            }
        }
    }

    @Test("Label: measuring and drawing an attributed text take no memory")
    func attributed() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
                label.attributedText = NSAttributedString(
                    string: "Attributed", attributes: [.foregroundColor: UIColor.label])
                let app = HeadlessApp.showing(label)
                let growth = MemoryGrowth.measure(warmUp: 1000, count: 4000, thorough: 100_000) {
                    label.isEnabled = $0.isMultiple(of: 2)
                    _ = label.sizeThatFits(CGSize(width: 50 + $0 % 50, height: 0))
                    if $0.isMultiple(of: 10) { app.advance(by: 1.0 / 60) }
                }
                #expect(growth <= 1 << 20, "\(growth) bytes")
            }
        }
    }

    @Test("Navigation: 10,000 cycles of a pushed screen with labels take no memory")
    func pushing() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let root = UINavigationController(rootViewController: UIViewController())
                let app = HeadlessApp(
                    size: CGSize(width: 100, height: 100), scale: 1, rootViewController: root)
                let growth = MemoryGrowth.measure(warmUp: 300, count: 300, thorough: 10_000) {
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
                    label.text = "Screen \($0 % 100)"
                    let screen = UIViewController()
                    screen.title = label.text
                    screen.view.addSubview(label)
                    root.pushViewController(screen, animated: false)
                    app.advance(by: 1.0 / 60)
                    root.popViewController(animated: false)
                    app.advance(by: 1.0 / 60)
                }
                #expect(growth <= 1 << 20, "\(growth) bytes")
            }
        }
    }

    @Test("Presentation: 10,000 cycles of a screen with labels take no memory")
    func presenting() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let root = UIViewController()
                let app = HeadlessApp(
                    size: CGSize(width: 100, height: 100), scale: 1, rootViewController: root)
                let growth = MemoryGrowth.measure(warmUp: 300, count: 300, thorough: 10_000) {
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
                    label.text = "Screen \($0 % 100)"
                    let screen = UIViewController()
                    screen.view.addSubview(label)
                    root.present(screen, animated: false)
                    app.advance(by: 1.0 / 60)
                    screen.dismiss(animated: false)
                    app.advance(by: 1.0 / 60)
                }
                #expect(growth <= 1 << 20, "\(growth) bytes")
            }
        }
    }
}

/// The growth of the process's memory during work that is repeated.
private enum MemoryGrowth {
    /// Returns the growth in bytes after a warm-up that fills caches: the smaller one of two
    /// rounds, as the system may load pages in one of them.
    static func measure(warmUp: Int, count: Int, thorough: Int, _ work: (Int) -> Void) -> Int {
        let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] == "1"
        let count = isThorough ? thorough : count
        for index in 0..<warmUp { work(index) }
        let growths = (0..<2).map { round in
            let before = residentBytes
            for index in 0..<count { work(warmUp + round * count + index) }
            return residentBytes - before
        }
        return min(growths[0], growths[1])
    }

    private static var residentBytes: Int {
        let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * 4096
    }
}
