import Foundation
import GoldenAttachments
import Synchronization
import Testing
import UIKit
import UIKitTesting

@Suite("Goldens", .attachesGoldens)
struct GoldenTests {
    /// A folder for the goldens of a test, and the path of a test in it.
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("goldens-\(UUID().uuidString)")
    private var test: String { folder.appendingPathComponent("T.swift").path }

    private let picture = Snapshot.grey

    /// A screen with a title, a clock and a leading button.
    private static func controller() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        title.text = "Title"
        title.font = .preferredFont(forTextStyle: .body)
        let clock = UILabel(frame: CGRect(x: 60, y: 0, width: 40, height: 20))
        clock.accessibilityIdentifier = "clock"
        clock.text = "12:00"
        let button = UIButton(type: .custom)
        button.accessibilityLabel = "Go"
        button.translatesAutoresizingMaskIntoConstraints = false
        for view in [title, clock, button] { controller.view.addSubview(view) }
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30),
            button.widthAnchor.constraint(equalToConstant: 20),
        ])
        return controller
    }

    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 60), scale: 2, rootViewController: controller())

    @Test("Golden: differences within the tolerance pass, in size and in number")
    func tolerance() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        try picture.write(to: goldens.appendingPathComponent("a.png"))
        let other = Snapshot(
            width: 2, height: 2, pixels: [0xFF03_0000, 0xFF10_1010, 0xFF20_2020, 0xFF30_3038])
        #expect(throws: GoldenMismatch.self) { try other.matchGolden("a", file: test) }
        #expect(throws: GoldenMismatch.self) {
            try other.matchGolden("a", tolerance: .init(difference: 7), file: test)
        }
        try other.matchGolden("a", tolerance: .init(difference: 8), file: test)
        try other.matchGolden("a", tolerance: .init(difference: 3, pixels: 1), file: test)
    }

    @Test(
        "Golden: a picture is equal to its file, which has no alpha if the picture is opaque",
        arguments: [0xFF10_1010, 0x8010_1010] as [UInt32])
    func files(pixel: UInt32) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = Snapshot(width: 3, height: 1, pixels: [0xFF03_0201, pixel, 0xFFFF_FFFF])
        #expect(Snapshot(image: picture.image) == picture)
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        let file = picture.pngData()
        // The colour type of a PNG is byte 25: 2 without alpha, 6 with it.
        #expect(file[25] == (pixel >= 0xFF00_0000 ? 2 : 6))
        try file.write(to: goldens.appendingPathComponent("a.png"))
        try picture.matchGolden("a", file: test)
        #expect(picture != Snapshot(width: 1, height: 3, pixels: picture.pixels))
        let other = Snapshot(width: 3, height: 1, pixels: [0xFF03_0201, pixel, 0xFFFF_FFFE])
        #expect(other != picture)
        #expect(throws: GoldenMismatch.self) { try other.matchGolden("a", file: test) }
        let part = try #require(
            picture.image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
        #expect(Snapshot(image: part).pixels == [pixel, 0xFFFF_FFFF])
    }

    @Test("Golden: a file that changed is read again")
    func changedFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let goldens = folder.appendingPathComponent("Goldens")
        let file = goldens.appendingPathComponent("a.png")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        let other = Snapshot(width: 2, height: 2, pixels: [UInt32](repeating: ~0, count: 4))
        for current in [picture, other, picture] {
            try current.write(to: file)
            for compared in [picture, other, picture] {
                if compared == current {
                    try compared.matchGolden("a", file: test)
                } else {
                    #expect(throws: GoldenMismatch.self) {
                        try compared.matchGolden("a", file: test)
                    }
                }
            }
        }
        try FileManager.default.removeItem(at: file)
        #expect(throws: GoldenMismatch.self) { try picture.matchGolden("a", file: test) }
    }

    @Test(
        "Golden: RECORD=1 writes each golden, RECORD=failed those that differ or are missing",
        arguments: ["1", "failed"])
    func recording(mode: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        let other = Snapshot(width: 1, height: 1, pixels: [~0])
        let old: [String: Data] = [
            "same.png": picture.pngData() + Data("old".utf8), "other.png": other.pngData(),
            "damaged.png": Data("old".utf8), "same.txt": Data("text".utf8),
            "other.txt": Data("old".utf8),
        ]
        for (name, data) in old { try data.write(to: goldens.appendingPathComponent(name)) }
        let test = test
        await #expect(processExitsWith: .success) {
            [mode = mode as String, test = test as String] in
            setenv("RECORD", mode, 1)
            try await MainActor.run {
                for name in ["same", "other", "damaged", "new"] {
                    try Snapshot.grey.matchGolden(name, file: test)
                }
                for name in ["same", "other", "new"] {
                    try TextGolden(name: name, test: test).match("text")
                }
            }
        }
        func file(_ name: String) throws -> Data {
            try Data(contentsOf: goldens.appendingPathComponent(name))
        }
        for name in ["other.png", "damaged.png", "new.png"] {
            #expect(try file(name) == picture.pngData(), "\(name)")
        }
        for name in ["same.txt", "other.txt", "new.txt"] {
            #expect(try file(name) == Data("text".utf8), "\(name)")
        }
        let isRewritten = try file("same.png") != old["same.png"]
        #expect(isRewritten == (mode == "1"))
    }

    @Test("Golden: one that cannot be recorded is reported with the reason")
    func unwritable() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("Goldens"))
        let test = test
        await #expect(processExitsWith: .success) { [test = test as String] in
            setenv("RECORD", "1", 1)
            await MainActor.run {
                let error = #expect(throws: GoldenMismatch.self) {
                    try Snapshot.grey.matchGolden("a", file: test)
                }
                #expect(error?.description.contains("cannot be written") == true)
                #expect(throws: GoldenMismatch.self) {
                    try TextGolden(name: "a", test: test).match("text")
                }
            }
        }
    }

    @Test("Golden: a failed comparison attaches its picture or its lines to the report, once")
    func attachments() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        try picture.write(to: goldens.appendingPathComponent("same.png"))
        try Data("one\n".utf8).write(to: goldens.appendingPathComponent("words.txt"))
        let attached = Mutex<[(name: String, data: Data)]>([])
        let report = GoldenReport { data, name in attached.withLock { $0.append((name, data)) } }
        GoldenReport.$current.withValue(report) {
            #expect(throws: Never.self) { try picture.matchGolden("same", file: test) }
            #expect(throws: GoldenMismatch.self) { try picture.matchGolden("new", file: test) }
            #expect(throws: TextMismatch.self) {
                try TextGolden(name: "words", test: test).match("two\n")
            }
        }
        let files = attached.withLock { $0 }
        #expect(files.map(\.name) == ["new.png", "words.txt"])
        #expect(files.first?.data == picture.pngData())
        let text = String(decoding: try #require(files.last).data, as: UTF8.self)
        #expect(text.contains("- one\n+ two\n"))
    }

    @Test("Snapshot: is cropped to an element, and masked where elements change")
    func parts() throws {
        let clock = try app.snapshot(of: "clock")
        #expect(clock.width == 80 && clock.height == 40)
        let noon = try app.snapshot(masking: "clock")
        (try #require(app.find("clock")).view as? UILabel)?.text = "12:01"
        #expect(app.snapshot() != noon)
        #expect(try app.snapshot(masking: "clock") == noon)
        #expect(noon[130, 10] == 0xFF80_8080)
        #expect(throws: TestFailure.self) { try app.snapshot(of: "nothing") }
        #expect(
            picture.cropped(toPixels: CGRect(x: 1, y: 0, width: 9, height: 1)).pixels == [
                0xFF10_1010
            ])
    }

    @Test(
        "Snapshot: an element below the fold is scrolled into sight, or the failure says where it is"
    )
    func partsOutOfSight() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        scroll.contentSize = CGSize(width: 100, height: 500)
        let below = UIView(frame: CGRect(x: 10, y: 400, width: 20, height: 10))
        below.accessibilityIdentifier = "below"
        below.backgroundColor = .blue
        scroll.addSubview(below)
        let outside = UIView(frame: CGRect(x: 10, y: 2_000, width: 20, height: 10))
        outside.accessibilityIdentifier = "outside"
        let flat = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 0))
        flat.accessibilityIdentifier = "flat"
        for view in [scroll, outside, flat] { app.window.rootViewController?.view.addSubview(view) }
        let picture = try app.snapshot(of: "below")
        #expect(picture.width == 40 && picture.height == 20)
        #expect(picture.pixels.allSatisfy { $0 == 0xFF00_00FF })
        #expect(scroll.contentOffset.y > 0)
        let failure = try #require(throws: TestFailure.self) { try app.snapshot(of: "outside") }
        #expect(failure.message.contains("“outside” UIView (10 2000; 20 10)"))
        #expect(failure.message.contains("its center is outside of UIWindow"))
        let empty = try #require(throws: TestFailure.self) { try app.snapshot(of: "flat") }
        #expect(empty.message.contains("it has no area"))
        _ = try app.snapshot(masking: "outside", "flat")
    }

    @Test("Golden: a text that differs shows the changed lines and those around them")
    func texts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = try #require(throws: TextMismatch.self) {
            try app.matchAccessibilityTree("tree", file: test)
        }
        #expect(missing.description.contains("Record it with RECORD=1"))
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        try Data((app.accessibilityTree() + "\n").utf8)
            .write(to: goldens.appendingPathComponent("tree.txt"))
        try app.matchAccessibilityTree("tree", file: test)
        (try #require(app.find("clock")).view as? UILabel)?.text = "12:01"
        let error = try #require(throws: TextMismatch.self) {
            try app.matchAccessibilityTree("tree", file: test)
        }
        guard case .different(_, let lines) = error else { throw error }
        #expect(
            lines == ["  text “Title”", "- text “12:00”", "+ text “12:01”", "  button “Go”"])
        try Data(app.describe().utf8).write(to: goldens.appendingPathComponent("views.txt"))
        try app.matchViews("views", file: test)
    }

    @Test("Variants: one test runs in every combination, each with its name")
    func variants() {
        let variants = AppVariant.all(
            languages: [.english, .simplifiedChinese], rightToLeft: [false, true],
            typeSizes: [.large, .extraLarge])
        #expect(variants.count == 16)
        #expect(Set(variants.map(\.description)).count == 16)
        #expect(variants[0].description == "375x667-light-en")
        #expect(variants[15].description == "375x667-dark-zh-Hans-rtl-XL")
    }

    @Test("Variants: an app takes appearance, direction and type size")
    func adopts() throws {
        let size = CGSize(width: 100, height: 60)
        let plain = HeadlessApp(
            AppVariant(size: size), rootViewController: Self.controller())
        let other = HeadlessApp(
            AppVariant(
                size: size, appearance: .dark, isRightToLeft: true,
                typeSize: .accessibilityExtraLarge),
            rootViewController: Self.controller())
        #expect(try #require(plain.find("Go")).frame.minX == 0)
        #expect(try #require(other.find("Go")).frame.maxX == 100)
        #expect(other.window.traitCollection.userInterfaceStyle == .dark)
        #expect(
            other.find("Go")?.view.traitCollection.preferredContentSizeCategory
                == .accessibilityExtraLarge)
    }
}

extension Snapshot {
    /// A picture of four pixels.
    fileprivate static let grey = Snapshot(
        width: 2, height: 2, pixels: [0xFF00_0000, 0xFF10_1010, 0xFF20_2020, 0xFF30_3030])
}
