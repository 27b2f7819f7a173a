import Foundation
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    /// `Scripts/soak-web-views` runs this: it takes minutes.
    @Suite("Soak", .serialized, .enabled(if: WebTesting.soakCount > 0))
    @MainActor
    struct Soak {
        /// What a process holds of the system.
        private struct Use: CustomStringConvertible {
            let kilobytes: Int
            let files: Int
            let processes: Int

            @MainActor
            init() {
                let status =
                    (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
                let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
                kilobytes = line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
                let files = FileManager.default
                self.files = (try? files.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
                let names = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
                processes =
                    names.filter { name in
                        guard Int(name) != nil,
                            let text = try? String(
                                contentsOfFile: "/proc/\(name)/stat", encoding: .utf8)
                        else { return false }
                        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
                        return fields.count > 1 && Int(fields[1]) == Int(getpid())
                    }.count
            }

            var description: String { "\(kilobytes) kB, \(files) files, \(processes) processes" }
        }

        @Test("Web views: opened and closed again and again, they leave nothing")
        func views() throws {
            let controller = UIViewController()
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: controller)
            func open() {
                autoreleasepool {
                    let view = WKWebView(frame: controller.view.bounds)
                    controller.view.addSubview(view)
                    app.show("<title>Page</title><button>Press</button>", in: view)
                    #expect(view.title == "Page")
                    view.removeFromSuperview()
                }
                app.settle()
            }
            var uses: [Use] = []
            for number in 1...WebTesting.soakCount {
                open()
                guard number % max(1, WebTesting.soakCount / 10) == 0 else { continue }
                // Processes end a moment after their views.
                for _ in 0..<5 { try app.wait(for: true) }
                uses.append(Use())
                print("\(number) web views: \(Use())")
            }
            let (early, last) = (try #require(uses.dropFirst().first), try #require(uses.last))
            let growth = Double(last.kilobytes - early.kilobytes) / Double(WebTesting.soakCount)
            #expect(growth < 4, "\(growth) kB a web view")
            #expect(last.files <= early.files + 8)
            #expect(last.processes <= early.processes + 4)
        }
    }
}
