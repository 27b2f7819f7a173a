import Foundation
import ProjectPlans

// `Bundle(for:)` finds the bundle of a class on Apple's platforms, and the program's folder on
// Linux. SwiftPM puts the resources of each module into a folder next to the program.
extension ShadowPackage {
    /// The name of the file that replaces `Bundle(for:)`.
    static let bundleSource = "TouchstoneBundle.swift"

    /// Writes the initialiser for a module that uses it, and removes it from others.
    func writeBundleSource(
        of module: PlannedTarget, in sources: URL
    ) throws(ShadowError) {
        let file = sources.appendingPathComponent(Self.bundleSource)
        let isNeeded = module.sources.contains { path in
            (try? String(contentsOfFile: path, encoding: .utf8))?.contains("Bundle(for:") ?? false
        }
        guard isNeeded else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        let text = """
            import Foundation

            extension Bundle {
                /// The bundle with the resources of the class's module.
                convenience init(for aClass: AnyClass) {
                    let module = String(reflecting: aClass).prefix { $0 != "." }
                    let name = \(swiftLiteral(plan.name + "_")) + module + ".resources"
                    let folder = Bundle.main.bundleURL.appendingPathComponent(name).path
                    let isThere = FileManager.default.fileExists(atPath: folder)
                    self.init(path: isThere ? folder : Bundle.main.bundlePath)!
                }
            }

            """
        try ShadowFile.write(Data(text.utf8), to: file)
    }
}
