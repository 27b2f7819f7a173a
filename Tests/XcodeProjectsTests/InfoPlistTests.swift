import ProjectPlans
import Testing

@testable import XcodeProjects

@Suite("Info.plist")
struct InfoPlistTests {
    private func plan(
        plist: String? = nil, settings: [String: String]
    ) throws -> (plan: ProjectPlan, folder: TestFolder) {
        let folder = TestFolder()
        try folder.write("A.swift")
        if let plist { try folder.write("Info.plist", plist) }
        var project = TestProject()
        project.target("My App", .application, sources: ["A.swift"], settings: settings)
        try folder.write(project)
        return (try folder.plan(), folder)
    }

    @Test("File: values keep their types, and settings in keys and texts are replaced")
    func file() throws {
        let (plan, folder) = try plan(
            plist: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
                <plist version="1.0"><dict>
                <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
                <key>$(MY_KEY)</key><string>${MY_VALUE:upper} &amp; 中文</string>
                <key>UIMainStoryboardFile</key><string>Main</string>
                <key>Number</key><integer>-3</integer><key>Real</key><real>1.5</real>
                <key>Yes</key><true/><key>When</key><date>2024-05-01T12:00:00Z</date>
                <key>Bytes</key><data> AQID </data>
                <key>List</key><array><string>$(CONFIGURATION)</string><dict/></array>
                </dict></plist>
                """,
            settings: ["INFOPLIST_FILE": "Info.plist", "MY_KEY": "Key", "MY_VALUE": "value"])
        let plist = try #require(plan.targets[0].infoPlist)
        #expect(plist.file == folder.at("Info.plist"))
        #expect(
            plist.keys == [
                "CFBundleName": .string("My App"), "Key": .string("VALUE & 中文"),
                "UIMainStoryboardFile": .string("Main"), "Number": .integer(-3), "Real": .real(1.5),
                "Yes": .boolean(true), "When": .date("2024-05-01T12:00:00Z"),
                "Bytes": .data("AQID"),
                "List": .array([.string("Debug"), .dictionary([:])]),
                "UIDeviceFamily": .array([.integer(1)]),
            ])
        #expect(plan.targets[0].mainStoryboard == "Main")
        #expect(plan.remarks == [])
    }

    @Test("Generated: keys of settings, and those of the file on top")
    func generated() throws {
        let (plan, _) = try plan(
            plist: "<plist><dict><key>CFBundleVersion</key><string>7</string></dict></plist>",
            settings: [
                "INFOPLIST_FILE": "$(SRCROOT)/Info.plist", "GENERATE_INFOPLIST_FILE": "YES",
                "PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)",
                "MARKETING_VERSION": "2.3", "CURRENT_PROJECT_VERSION": "1",
                "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
                "INFOPLIST_KEY_CFBundleDisplayName": "YES",
                "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
                "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
                "INFOPLIST_KEY_UIStatusBarHidden": "NO",
                "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
                    "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
                "TARGETED_DEVICE_FAMILY": "1,2",
            ])
        let keys = try #require(plan.targets[0].infoPlist).keys
        #expect(keys["CFBundleIdentifier"]?.text == "org.example.My-App")
        #expect(keys["CFBundleName"]?.text == "My App")
        #expect(keys["CFBundleShortVersionString"]?.text == "2.3")
        #expect(keys["CFBundleVersion"]?.text == "7")
        #expect(keys["CFBundlePackageType"]?.text == "APPL")
        #expect(keys["CFBundleDisplayName"] == .string("YES"))
        #expect(keys["UIStatusBarHidden"] == .boolean(false))
        #expect(keys["UILaunchScreen"] != nil)
        #expect(keys["UIApplicationSceneManifest"]?.values?.count == 2)
        #expect(keys["UISupportedInterfaceOrientations~ipad"]?.elements?.count == 2)
        #expect(keys["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
        #expect(plan.targets[0].mainStoryboard == "Main")
    }

    @Test(
        "File: one that cannot be read is an error with its place",
        arguments: [
            ("bplist00\u{1}", 1), ("<plist>\n<dict>\n<key>a</key>", 3),
            ("<plist>\n<array/></plist>", 1),
        ])
    func damaged(text: String, line: Int) throws {
        let (plan, folder) = try plan(plist: text, settings: ["INFOPLIST_FILE": "Info.plist"])
        let error = try #require(plan.remarks.first { $0.severity == .error })
        #expect(error.place == PlanPlace(file: folder.at("Info.plist"), line: line))
    }

    @Test("File: a missing one is an error at the setting that names it")
    func missing() throws {
        let (plan, folder) = try plan(settings: ["INFOPLIST_FILE": "Gone.plist"])
        let error = try #require(plan.remarks.first { $0.severity == .error })
        #expect(error.text == "“\(folder.at("Gone.plist"))” is not read: there is no such file.")
        #expect(error.place?.file == folder.at("App.xcodeproj/project.pbxproj"))
        #expect(error.place?.line != nil)
    }
}
