import Foundation
import ProjectPlans
import ShadowPackages
import Testing

@Suite("C in shadow packages")
struct ShadowCTests {
    @Test("Shadow: C becomes a module that Swift code sees, with the project's headers by name")
    func module() throws {
        let place = try Workplace()
        let folder = place.project.path
        try place.write("let s = sum()\n", to: "project/A.swift")
        try place.write("let t = sum()\n", to: "project/T.swift")
        var app = PlannedTarget(
            name: "App", moduleName: "App", kind: .application, sources: ["\(folder)/A.swift"])
        app.cCode = PlannedCCode(
            sources: ["\(folder)/sum.c", "\(folder)/more.cpp"], imported: ["\(folder)/sum.h"],
            headers: ["sum.h": "\(folder)/sum.h", "Kit/kit.h": "\(folder)/kit.h"],
            flags: ["-DSIZE=3"], cStandard: "gnu11")
        var kit = PlannedTarget(name: "CKit", moduleName: "CKit", kind: .framework)
        kit.cCode = PlannedCCode(sources: ["\(folder)/kit.c"], imported: ["\(folder)/kit.h"])
        let tests = PlannedTarget(
            name: "Tests", moduleName: "Tests", kind: .unitTests(host: "App"),
            sources: ["\(folder)/T.swift"])
        app.dependencies = ["CKit"]
        let plan = ProjectPlan(
            name: "P", root: folder, origin: .project(path: folder + "/A.xcodeproj"),
            targets: [kit, app, tests])
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        let files = try place.files(in: "shadow/Targets").filter { $0.contains(".") }
        let c = files.filter { $0.hasPrefix("App_C/Sources/") && $0.hasSuffix(".c") }
        #expect(c.count == 2 && files.count { $0.hasSuffix(".cpp") } == 1)
        let wrapper = try #require(c.first { $0.contains("/sum") })
        #expect(
            try place.text("shadow/Targets/\(wrapper)") == "#include \"\(folder)/sum.c\"\n")
        #expect(
            try place.text("shadow/Targets/App_C/include/module.modulemap")
                == "module App_C {\n    header \"App_C.h\"\n    export *\n}\n")
        #expect(
            try place.text("shadow/Targets/App_C/include/App_C.h")
                == "#include \"\(folder)/sum.h\"\n")
        #expect(
            try place.text("shadow/Targets/App_C/Headers/Quoted/sum.h")
                == "#include \"\(folder)/sum.h\"\n")
        #expect(files.contains("App_C/Headers/Framework/Kit/kit.h"))
        let seen = ["@_exported", "import", "App_C"].joined(separator: " ")
        #expect(try place.text("shadow/Targets/App/Sources/TouchstoneC.swift") == seen + "\n")
        #expect(files.contains("CKit/include/module.modulemap"))
        let manifest = try place.text("shadow/Package.swift")
        for part in [
            #".target(name: "App_C", dependencies: [], path: "Targets/App_C", sources: ["Sources"]"#,
            #"cSettings: [.unsafeFlags(["#, #""-DSIZE=3""#, #""-std=gnu11""#,
            #".target(name: "App_C"),"#, #".target(name: "CKit", dependencies: []"#,
            #""-Xcc", "-iquote"#,
        ] {
            #expect(manifest.contains(part), "\(part)\n\(manifest)")
        }
        var without = plan
        without.targets[1].cCode = nil
        _ = try ShadowPackage(without, in: place.shadow, tool: place.tool).write()
        let after = try place.files(in: "shadow/Targets")
        #expect(!after.contains { $0.contains("App_C") || $0.contains("TouchstoneC.swift") })
    }

    @Test("Shadow: flags that SwiftPM refuses, with “$(” in a folder's name, name a link instead")
    func dollars() throws {
        let place = try Workplace()
        let folder = place.project.path + "/$(X)"
        try place.write("", to: "project/$(X)/A.swift")
        var app = PlannedTarget(
            name: "App", moduleName: "App", kind: .framework, sources: ["\(folder)/A.swift"])
        app.settings.otherFlags = ["-I\(folder)"]
        app.cCode = PlannedCCode(sources: ["\(folder)/a.c"], flags: ["-I\(folder)"])
        let plan = ProjectPlan(
            name: "P", root: folder, origin: .project(path: "/A.xcodeproj"), targets: [app])
        _ = try ShadowPackage(plan, in: place.shadow, tool: place.tool).write()
        #expect(try !place.text("shadow/Package.swift").contains("$("))
        let links = place.shadow.appendingPathComponent("Links")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: links.path).first)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: links.path + "/" + name)
                == folder)
    }
}
