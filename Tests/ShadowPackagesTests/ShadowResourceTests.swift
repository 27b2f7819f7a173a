import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("Resources of shadow packages")
struct ShadowResourceTests {
    @Test("Shadow: a pod's resource bundle lies in the bundle of the pod's module")
    func bundles() throws {
        let place = try Workplace()
        try place.write("", to: "project/Kit.swift")
        try place.write("a", to: "project/a.png")
        try place.write("t", to: "project/en.lproj/T.strings")
        let folder = place.project.path
        let bundle = PlannedTarget(
            name: "Kit-Texts", moduleName: "Texts", productName: "Texts", kind: .resourceBundle,
            resources: [
                PlannedResource(
                    name: "a.png", kind: .file, files: [.init(path: "\(folder)/a.png")]),
                PlannedResource(
                    name: "T.strings", kind: .strings,
                    files: [.init(path: "\(folder)/en.lproj/T.strings", language: "en")]),
            ])
        let kit = PlannedTarget(
            name: "Kit", moduleName: "Kit", kind: .framework, sources: ["\(folder)/Kit.swift"],
            dependencies: ["Kit-Texts"])
        let plan = ProjectPlan(
            name: "P", root: folder, origin: .project(path: folder + "/A.xcodeproj"),
            targets: [bundle, kit])
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        let home = "shadow/Targets/Kit/Resources/Texts.bundle"
        #expect(try place.text("\(home)/a.png") == "a")
        #expect(try place.text("\(home)/en.lproj/T.strings") == "t")
        #expect(
            try place.text("shadow/Package.swift").contains(#".copy("Resources/Texts.bundle")"#))
    }

    @Test("Shadow: Bundle(for:) leads to the resources of the class's module")
    func classes() throws {
        let place = try Workplace()
        try place.write("let b = Bundle(for: A.self)", to: "project/Kit.swift")
        try place.write("let a = 1", to: "project/Other.swift")
        let folder = place.project.path
        let plan = ProjectPlan(
            name: "My Kit", root: folder, origin: .project(path: folder + "/A.xcodeproj"),
            targets: ["Kit", "Other"].map {
                PlannedTarget(
                    name: $0, moduleName: $0, kind: .framework, sources: ["\(folder)/\($0).swift"])
            })
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        let text = try place.text("shadow/Targets/Kit/Sources/TouchstoneBundle.swift")
        #expect(text.contains("convenience init(for aClass: AnyClass)"))
        #expect(text.contains("My Kit_"))
        #expect(
            try place.files(in: "shadow/Targets").filter { $0.hasSuffix("Bundle.swift") }
                == ["Kit/Sources/TouchstoneBundle.swift"])
    }
}
