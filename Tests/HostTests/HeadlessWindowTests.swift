import CoreGraphics
import HostHeadless
import Platform
import Testing

@Suite("Headless windows")
struct HeadlessWindowTests {
    /// Presents a surface of words, which is valid while `body` runs.
    private func present(
        _ words: [UInt32], width: Int, padding: Int = 0, in window: HeadlessWindow,
        damage: [PixelRect]
    ) {
        let stride = width + padding
        words.withUnsafeBytes { bytes in
            window.present(
                Surface(
                    pixels: bytes.baseAddress!, width: width, height: words.count / stride,
                    bytesPerRow: stride * 4), damage: damage)
        }
    }

    @Test("Headless window: copies all of the first surface and then only the damage")
    func damage() throws {
        let window = try HeadlessFixture().window()
        #expect(window.picture == nil)
        present([1, 2, 3, 4, 5, 6], width: 3, in: window, damage: [])
        #expect(window.picture?.pixels == [1, 2, 3, 4, 5, 6])
        present(
            [11, 12, 13, 14, 15, 16], width: 3, in: window,
            damage: [PixelRect(x: 1, y: 0, width: 1, height: 2)])
        #expect(window.picture?.pixels == [1, 12, 3, 4, 15, 6])
        #expect(
            window.presentations.map(\.damage).last == [PixelRect(x: 1, y: 0, width: 1, height: 2)])
    }

    @Test("Headless window: reads rows that are longer than the picture is wide")
    func padding() throws {
        let window = try HeadlessFixture().window()
        present([1, 2, 99, 3, 4, 99], width: 2, padding: 1, in: window, damage: [])
        #expect(window.picture?.pixels == [1, 2, 3, 4])
    }

    @Test("Headless window: copies everything when the surface has a new size")
    func newSize() throws {
        let window = try HeadlessFixture().window()
        present([1, 2, 3, 4], width: 2, in: window, damage: [])
        present([5, 6], width: 2, in: window, damage: [])
        #expect(window.picture?.pixels == [5, 6])
        #expect(window.picture?.height == 1)
    }

    @Test(
        "Headless window: clips the damage to the surface",
        arguments: [
            PixelRect(x: -5, y: -5, width: 6, height: 100),
            PixelRect(x: 0, y: 0, width: .max, height: .max),
            PixelRect(x: .max, y: 0, width: .max, height: 1),
            PixelRect(x: .min, y: 0, width: .max, height: 1),
            PixelRect(x: 0, y: 0, width: -3, height: 2),
        ])
    func hugeDamage(rect: PixelRect) throws {
        let window = try HeadlessFixture().window()
        present([1, 2, 3, 4], width: 2, in: window, damage: [])
        present([5, 6, 7, 8], width: 2, in: window, damage: [rect])
        let covered = { (x: Int, y: Int) in
            rect.width > 0 && rect.x <= x && x - rect.x < rect.width && rect.y <= y
                && y - rect.y < rect.height
        }
        for (index, word) in [UInt32](5...8).enumerated() {
            let isCopied = rect.x > -10 && rect.x < 10 && covered(index % 2, index / 2)
            #expect(window.picture?.pixels[index] == (isCopied ? word : word - 4))
        }
    }

    @Test("Headless window: notifies its client of sizes, scales and input, until it is closed")
    func client() throws {
        let fixture = try HeadlessFixture()
        let window = try fixture.window()
        let event = InputEvent.text(.committed("你好"))
        window.send(event)
        try window.resize(to: CGSize(width: 20, height: 30))
        try window.resize(to: CGSize(width: 20, height: 30))
        try window.resize(to: CGSize(width: 20, height: 30), scale: 3)
        window.closeByHand()
        window.closeByHand()
        window.send(event)
        #expect(
            fixture.client.calls == [
                .input(event), .resized(CGSize(width: 20, height: 30), scale: 2),
                .resized(CGSize(width: 20, height: 30), scale: 3), .closed("W"),
            ])
        #expect(fixture.host.windows.isEmpty)
    }

    @Test("Headless window: becoming active deactivates the previous one")
    func activation() throws {
        let fixture = try HeadlessFixture()
        let first = try fixture.window("first")
        let second = try fixture.window("second")
        #expect(!first.isActive && second.isActive)
        fixture.client.calls = []
        first.activate()
        #expect(fixture.client.calls == [.active("second", false), .active("first", true)])
    }

    @Test(
        "Headless window: impossible sizes are rejected with the limits",
        arguments: [
            CGSize(width: 0, height: 10), CGSize(width: 10, height: 0),
            CGSize(width: CGFloat.nan, height: 10), CGSize(width: 100_000, height: 10),
            CGSize(width: 10, height: CGFloat.infinity), CGSize(width: -10, height: 10),
        ])
    func badSizes(size: CGSize) throws {
        let fixture = try HeadlessFixture()
        do {
            _ = try fixture.host.makeWindow(WindowDescription(title: "", size: size))
            Issue.record("A window of \(size) was made.")
        } catch {
            guard case .badWindowSize = error else { throw error }
            #expect(error.description.contains("between 1.0 and 16384.0 points"))
        }
        let window = try fixture.window()
        #expect(throws: HostError.self) { try window.resize(to: size) }
        #expect(window.size == CGSize(width: 10, height: 8))
        #expect(throws: HostError.self) {
            try HeadlessHost(screen: ScreenDescription(size: size, scale: 1))
        }
    }

    @Test("Headless window: a size with more pixels than an image can have is rejected")
    func tooManyPixels() throws {
        let window = try HeadlessFixture().window()
        let size = CGSize(width: 16_384, height: 1)
        #expect(throws: HostError.badWindowSize(size)) { try window.resize(to: size, scale: 2) }
        try window.resize(to: size, scale: 1)
    }

    @Test(
        "Headless window: impossible scales are rejected", arguments: [0, .nan, 100, .infinity, -1])
    func badScales(scale: CGFloat) throws {
        let window = try HeadlessFixture().window()
        #expect(throws: HostError.self) { try window.resize(to: window.size, scale: scale) }
    }
}

@Suite("Headless hosts")
struct HeadlessHostTests {
    @Test("Headless host: notifies its client once when the desktop turns dark")
    func appearance() throws {
        let fixture = try HeadlessFixture()
        fixture.host.appearance = .light
        fixture.host.appearance = .dark
        fixture.host.appearance = .dark
        #expect(fixture.client.calls == [.appearance(.dark)])
    }

    @Test("Headless clipboard: keeps text and counts the changes")
    func clipboard() throws {
        let clipboard = try HeadlessFixture().host.clipboard
        var read: [String?] = []
        clipboard.readText { read.append($0) }
        clipboard.writeText("你好")
        clipboard.readText { read.append($0) }
        #expect(read == [nil, "你好"])
        #expect(clipboard.changeCount == 1)
    }

    @Test("Headless host: reports an interruption and a lost display")
    func accidents() throws {
        let fixture = try HeadlessFixture()
        fixture.host.interrupt()
        fixture.host.loseDisplay(reason: "unplugged")
        #expect(
            fixture.client.calls == [
                .interrupted, .displayLost(.displayLost(reason: "unplugged")),
            ])
    }
}
