import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("C in targets of Xcode")
struct CSourceTests {
    private let folder = TestFolder()

    private func plan(
        _ sources: [String], _ product: TestProject.Product = .application,
        settings: [String: String] = [:]
    ) throws -> ProjectPlan {
        var project = TestProject()
        project.target("App", product, sources: sources, settings: settings)
        try folder.write(project)
        return try folder.plan()
    }

    @Test("C: sources and the headers of the bridging header are built; Apple's headers go")
    func plain() throws {
        try folder.write(
            "App/Bridge.h",
            "#import <UIKit/UIKit.h>\n#import \"sum.h\"\n#include <Shapes/shapes.h>\n")
        try folder.write(
            "Vendor/sum.h",
            """
            #ifndef SUM_H
            #define SUM_H
            #ifdef __OBJC__
            #import <Foundation/Foundation.h>
            #endif
            #if defined(__APPLE__) && TARGET_OS_IPHONE
            #include <CoreFoundation/CoreFoundation.h>
            #elif __has_include(<Accelerate/Accelerate.h>)
            #include <Accelerate/Accelerate.h>
            #else
            #include <stdint.h>
            #endif
            #include "limits/most.h" // @class in a comment
            int sum(int a, int b);
            #endif
            """)
        try folder.write("Vendor/limits/most.h", "enum { Most = 3 };\n")
        try folder.write("Other/shapes.h", "int shapes(void);\n")
        try folder.write(
            "Vendor/sum.c", "#include \"sum.h\"\nint sum(int a, int b) { return a; }\n")
        try folder.write("Vendor/more.cpp", "#include <vector>\nnamespace a { class B {}; }\n")
        try folder.write("A.swift", "let s = sum(1, 2)\n")
        let plan = try plan(
            ["A.swift", "Vendor/sum.c", "Vendor/more.cpp"],
            settings: [
                "SWIFT_OBJC_BRIDGING_HEADER": "App/Bridge.h",
                "GCC_PREPROCESSOR_DEFINITIONS": "$(inherited) SIZE=3 DEBUG",
                "HEADER_SEARCH_PATHS": "$(SRCROOT)/Vendor/** Missing",
                "GCC_C_LANGUAGE_STANDARD": "gnu11",
                "CLANG_CXX_LANGUAGE_STANDARD": "compiler-default",
            ])
        #expect(plan.remarks == [])
        let code = try #require(plan.targets[0].cCode)
        #expect(code.sources.map(folder.relative) == ["Vendor/sum.c", "Vendor/more.cpp"])
        #expect(code.imported.map(folder.relative) == ["Vendor/sum.h", "Other/shapes.h"])
        #expect(
            code.headers.mapValues(folder.relative) == [
                "sum.h": "Vendor/sum.h", "Shapes/shapes.h": "Other/shapes.h",
            ])
        #expect(
            code.flags == [
                "-DSIZE=3", "-DDEBUG", "-I" + folder.at("Vendor"),
                "-I" + folder.at("Vendor/limits"),
            ])
        #expect(code.cStandard == "gnu11" && code.cxxStandard == nil)
    }

    @Test("C: what needs Apple's headers or Objective-C is named with file and line")
    func obstacles() throws {
        try folder.write("Bridge.h", "#include \"fast.h\"\n#include \"Reach.h\"\n")
        try folder.write("fast.h", "float fast(float x);\nfloat slow(float x);\n")
        try folder.write("Reach.h", "\n@interface Reach : NSObject\n@end\n")
        try folder.write("fast.c", "#include <math.h>\n#include <Accelerate/Accelerate.h>\n")
        try folder.write("slow.c", "#include \"fast.h\"\nfloat slow(float x) { return x; }\n")
        try folder.write("lost.c", "#include \"lost.h\"\n")
        try folder.write(["Reach.m"])
        try folder.write("A.swift", "// Reach\n/* Reach */ let a = \"Reach\"\nlet s = slow(1)\n")
        let sources = ["A.swift", "fast.c", "slow.c", "lost.c", "Reach.m"]
        let settings = ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"]
        let plan = try plan(sources, settings: settings)
        #expect(
            plan.remarks.map(\.description).map { $0.replacing(folder.path + "/", with: "") }
                == [
                    "Reach.h:2: note: The header “Reach.h” is Objective-C and is left out: Swift code "
                        + "uses nothing that it declares.",
                    "fast.c:2: warning: “fast.c” is not built: it includes <Accelerate/Accelerate.h>, "
                        + "which Linux lacks.",
                    "lost.c:1: warning: “lost.c” is not built: it includes \"lost.h\", which is not in "
                        + "the project.",
                    "App.xcodeproj/project.pbxproj:19: warning: Sources that are not built "
                        + "(Objective-C): Reach.m.",
                ].map { $0.replacing(":19:", with: ":\(plan.remarks.last?.place?.line ?? 0):") })
        #expect(plan.targets[0].cCode?.sources.map(folder.relative) == ["slow.c"])
    }

    @Test("C: Swift code that uses what is not built cannot be built; its first use is named")
    func uses() throws {
        try folder.write("Bridge.h", "#include \"fast.h\"\n#include \"Reach.h\"\n")
        try folder.write("fast.h", "float fast(float x);\n")
        try folder.write("Reach.h", "@interface Reach : NSObject\n@end\n")
        try folder.write(
            "fast.c", "#include <Accelerate/Accelerate.h>\nfloat fast(float x) { return x; }\n")
        try folder.write("A.swift", "// fast\nlet a = fast(1)\nlet r = Reach()\nlet q = Reach()\n")
        let plan = try plan(
            ["A.swift", "fast.c"], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"])
        let errors = plan.remarks.filter { $0.severity == .error }.map(\.description)
        #expect(
            errors.map { $0.replacing(folder.path + "/", with: "") } == [
                "A.swift:3: error: Swift code uses Reach (2) of “Reach.h”, which is Objective-C.",
                "A.swift:2: error: Swift code uses fast (1) of “fast.c”, which is not built: it "
                    + "includes <Accelerate/Accelerate.h>, which Linux lacks.",
            ])
    }

    @Test("C: a target without Swift is a module of its own; a framework's public headers are seen")
    func alone() throws {
        try folder.write(
            "Kit/Kit.h", "#import <Foundation/Foundation.h>\n#import <Kit/shape.h>\n")
        try folder.write("Kit/shape.h", "int shape(void);\n")
        try folder.write("Kit/shape.c", "#include \"shape.h\"\nint shape(void) { return 3; }\n")
        var project = TestProject()
        let headers = ["Kit/Kit.h", "Kit/shape.h"].map { file in
            project.object(
                "PBXBuildFile",
                "fileRef = \(project.file(file)); settings = {ATTRIBUTES = (Public, ); };")
        }
        let phase = project.object(
            "PBXHeadersBuildPhase", "files = (\(headers.joined(separator: ", ")));")
        let sources = project.phase("Sources", [project.file("Kit/shape.c")])
        project.target("Kit", .framework, phases: [phase, sources], id: "KIT")
        try folder.write(["A.swift"])
        project.target("App", .application, sources: ["A.swift"], dependencies: ["KIT"])
        try folder.write(project)
        let plan = try folder.plan()
        #expect(plan.remarks == [])
        let kit = try #require(plan.target(named: "Kit"))
        #expect(kit.leftOut == nil)
        #expect(kit.cCode?.imported.map(folder.relative) == ["Kit/shape.h"])
        #expect(kit.cCode?.headers.mapValues(folder.relative) == ["Kit/shape.h": "Kit/shape.h"])
        #expect(plan.target(named: "App")?.dependencies == ["Kit"])
    }

    @Test("C: module maps that SWIFT_INCLUDE_PATHS names are found")
    func moduleMaps() throws {
        try folder.write(["A.swift"])
        try folder.write("Modules/CBox/module.modulemap", "module CBox { header \"box.h\" }")
        let plan = try plan(
            ["A.swift"], settings: ["SWIFT_INCLUDE_PATHS": "$(SRCROOT)/Modules/** Missing"])
        #expect(
            plan.targets[0].settings.otherFlags == [
                "-I" + folder.at("Modules"), "-I" + folder.at("Modules/CBox"),
            ])
    }

    @Test("C: a pod's sources in C are built, and its Swift code sees its headers")
    func pods() throws {
        try folder.write("Kit/A.swift", "")
        try folder.write("Kit/c/box.h", "int box(void);\n")
        try folder.write("Kit/c/box.c", "#include \"box.h\"\nint box(void) { return 1; }\n")
        try folder.write(
            "Kit/Kit.podspec.json", #"{ "name": "Kit", "source_files": "**/*.{swift,h,c}" }"#)
        let spec = try PodReader.spec(of: "Kit", at: folder.at("Kit"))
        let pod = PodReader(name: "Kit", folder: folder.at("Kit"), spec: spec, parts: []).plan()
        let kit = try #require(pod.targets.last)
        #expect(pod.remarks == [])
        #expect(kit.cCode?.sources.map(folder.relative) == ["Kit/c/box.c"])
        #expect(kit.cCode?.imported.map(folder.relative) == ["Kit/c/box.h"])
    }

    @Test("C: comments, texts and conditions of every kind end, and lines keep their numbers")
    func comments() {
        let lines = CFile.withoutComments(
            "a // b\n/* c\n\n*/ d \"// \\\" e\" f\n/**/g/*\nh\n\"i\nj // \"\n\\")
        #expect(
            lines.map(String.init) == [
                "a ", "", "", " d \"// \\\" e\" f", "g", "", "", "", "",
            ])
        for odd in [
            "\"", "\"\\", "/", "/*", "/*/", "#", "#if", "#endif\n#else", "#include", "#include <",
        ] {
            _ = CFile(odd)
        }
        let file = CFile(
            """
            #if 0
            @class A;
            #elif defined(B) || !defined(__OBJC__)
            int b(void);
            #else
            @class C;
            #endif
            #ifdef UNKNOWN
            #include <Accelerate/Accelerate.h>
            @class D;
            #endif
            """)
        #expect(file.objectiveCLine == nil && file.names == ["b"])
        #expect(file.includes.map(\.isCertain) == [false])
    }

    @Test("C: after a branch that is taken, none is, however many follow")
    func branches() {
        let file = CFile(
            """
            #ifdef __linux__
            int a(void);
            #elif defined(B)
            @class B;
            #elif 1
            @class C;
            #else
            #include <Accelerate/Accelerate.h>
            @class D;
            #endif
            #if 0
            @class E;
            #elif 0
            @class F;
            #else
            int g(void);
            #endif
            int h(void);
            """)
        #expect(file.objectiveCLine == nil && file.names == ["a", "g", "h"])
        #expect(file.includes.isEmpty)
    }
}
