import LayoutLabUI
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("The lab's pages")
struct PageTests {
    @Test("LayoutLab: each page matches its golden, light, English", arguments: Page.allCases)
    func light(page: Page) throws {
        try Lab(page).app.snapshot().matchGolden("\(page.rawValue)")
    }

    @Test(
        "LayoutLab: each page matches its golden in a small window, dark, Chinese",
        arguments: Page.allCases)
    func smallAndDark(page: Page) throws {
        let lab = Lab(
            page, size: CGSize(width: 320, height: 568), scale: 1, appearance: .dark,
            language: .simplifiedChinese)
        try lab.app.snapshot().matchGolden("\(page.rawValue)-small-dark-zh")
    }

    @Test(
        "LayoutLab: pages match their goldens from right to left",
        arguments: [Page.twoLabels, .basic, .edges, .labels, .distribute, .stacks])
    func mirrored(page: Page) throws {
        let lab = Lab(page, scale: 1, direction: .rightToLeft)
        try lab.app.snapshot().matchGolden("\(page.rawValue)-rtl")
    }

    @Test(
        "LayoutLab: pages match their goldens next to the list in a large window",
        arguments: [Page.equations, .severalBounds, .diagnoses, .stacks])
    func large(page: Page) throws {
        let lab = Lab(page, size: CGSize(width: 1024, height: 768), scale: 1)
        try lab.app.snapshot().matchGolden("\(page.rawValue)-large")
    }

    @Test(
        "LayoutLab: pages match their goldens after taps on their controls",
        arguments: [
            (Page.diagnoses, ["Ambiguous"]), (.diagnoses, ["Conflict"]),
            (.distribute, ["Fixed length"]), (.distribute, ["Fixed length", "Vertical"]),
            (.fourPictures, ["star.fill", "book"]), (.twoLabels, ["Prefer the second label"]),
            (.remake, ["Move"]), (.animated, ["Animate"]), (.array, ["Raise", "Raise"]),
            (.debug, ["Keys"]), (.update, ["Grow", "Grow"]),
            (.stacks, ["equally distribution", "center alignment"]),
            (.stacks, ["spacing distribution", "leading alignment", "Vertical"]),
        ] as [(Page, [String])])
    func tapped(page: Page, taps: [String]) throws {
        let lab = Lab(page, scale: 1)
        taps.forEach(lab.tap)
        let names = taps.map { $0.replacing(" ", with: "-").replacing(".", with: "-") }
        try lab.app.snapshot().matchGolden(
            ([page.rawValue] + names).joined(separator: "-").lowercased())
    }

    @Test(
        "LayoutLab: each page and its controls fit into the window", arguments: Page.allCases,
        [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)])
    func fit(page: Page, size: CGSize) throws {
        let lab = Lab(page, size: size)
        let bounds = CGRect(origin: .zero, size: size)
        #expect(bounds.contains(lab.frame(of: "\(page.rawValue)Page")))
        for element in lab.app.elements() where element.view is UIControl {
            guard element.view is UISlider || element.view is UIButton else { continue }
            #expect(bounds.contains(element.frame), "\(element.identifier ?? "")")
        }
    }
}

@Suite("The lab's list")
struct ListTests {
    @Test("LayoutLab: the list matches its goldens")
    func pictures() throws {
        try Lab().app.snapshot().matchGolden("list")
        try Lab(
            size: CGSize(width: 320, height: 568), scale: 1, appearance: .dark,
            language: .simplifiedChinese, direction: .rightToLeft
        ).app.snapshot().matchGolden("list-small-dark-zh-rtl")
    }

    @Test("LayoutLab: a tap on a row opens its page, and Back returns to the list")
    func openAndBack() {
        let lab = Lab()
        #expect(lab.controller.page == nil)
        lab.tap("Basic")
        #expect(lab.controller.page == .basic)
        #expect(lab.frame(of: "BasicPage").minX == 0)
        lab.tap("BackButton")
        #expect(lab.controller.page == nil)
        #expect(lab.app.find("BasicPage") == nil)
        lab.tap("Update")
        #expect(lab.controller.page == .update)
    }

    @Test("LayoutLab: the list scrolls to its last row and no further")
    func scrolling() {
        let lab = Lab()
        #expect(lab.frame(of: "Stacks").minY > 667)
        for _ in 0..<6 {
            lab.app.finger.drag(
                from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 100), duration: 0.2)
            lab.app.settle()
        }
        #expect(lab.frame(of: "Stacks").maxY < 667)
        #expect(lab.frame(of: "Stacks").maxY > 600)
        lab.tap("Stacks")
        #expect(lab.controller.page == .stacks)
    }

    @Test("LayoutLab: the list is next to the page in a wide window and hidden in a narrow one")
    func split() {
        let lab = Lab(size: CGSize(width: 1024, height: 768))
        #expect(lab.controller.page == .equations)
        #expect(lab.frame(of: "EquationsPage") == CGRect(x: 300.5, y: 0, width: 723.5, height: 768))
        lab.tap("Basic")
        #expect(lab.frame(of: "BasicPage").minX == 300.5)
        lab.app.resize(to: CGSize(width: 400, height: 700))
        #expect(lab.frame(of: "BasicPage") == CGRect(x: 0, y: 0, width: 400, height: 700))
        lab.tap("BackButton")
        #expect(lab.frame(of: "Pages") == CGRect(x: 0, y: 0, width: 400, height: 700))
    }

    @Test("LayoutLab: windows narrower than 700 points show one of list and page")
    func widths() {
        let lab = Lab(size: CGSize(width: 1024, height: 768))
        lab.app.resize(to: CGSize(width: 699, height: 768))
        #expect(lab.controller.page == nil && lab.frame(of: "Pages").width == 699)
        lab.app.resize(to: CGSize(width: 700, height: 768))
        #expect(lab.controller.page == .equations && lab.frame(of: "Pages").width == 300)
    }

    @Test("LayoutLab: the list next to a page is scrolled to its row, below the small title")
    func scrolledToRow() {
        let lab = Lab(.stacks, size: CGSize(width: 1024, height: 768))
        #expect(lab.frame(of: "Stacks").maxY <= 768)
        lab.controller.open(.equations)
        lab.app.settle()
        #expect(lab.frame(of: "Equations").minY >= 44)
    }

    @Test("LayoutLab: a page is left by a swipe from the edge that lines begin on")
    func swiping() {
        for (direction, x) in [
            (UIUserInterfaceLayoutDirection.leftToRight, 1.0), (.rightToLeft, 374),
        ] {
            let lab = Lab(.basic, direction: direction)
            lab.app.finger.drag(
                from: CGPoint(x: x, y: 300), to: CGPoint(x: 375 - x, y: 300), duration: 0.2)
            lab.app.settle()
            #expect(lab.controller.page == nil)
        }
    }

    @Test("LayoutLab: the direction button mirrors list and page")
    func turning() {
        let lab = Lab(.basic)
        #expect(lab.frame(of: "green").minX < lab.frame(of: "red").minX)
        lab.tap("Turn")
        #expect(lab.frame(of: "green").minX > lab.frame(of: "red").minX)
        #expect(lab.frame(of: "BackButton").midX > 187)
        lab.app.resize(to: CGSize(width: 1024, height: 768))
        #expect(lab.frame(of: "Pages").maxX == 1024)
        lab.tap("Turn")
        #expect(lab.frame(of: "Pages").minX == 0)
        #expect(lab.frame(of: "green").minX < lab.frame(of: "red").minX)
        #expect(lab.app.elements().filter { $0.identifier == "Turn" }.count == 1)
    }
}

@Suite("Playing with the lab's pages")
struct PlayingTests {
    @Test(
        "LayoutLab: the worked example has the documented sizes and follows its sliders",
        .rows("S0-92"))
    func equations() {
        let lab = Lab(.equations)
        let (first, second, third) = (lab.frame(of: "1"), lab.frame(of: "2"), lab.frame(of: "3"))
        #expect(
            [first.size, second.size] == Array(repeating: CGSize(width: 70, height: 65), count: 2))
        #expect(second.minX == first.maxX + 20)
        #expect(third == CGRect(x: first.minX, y: first.maxY + 20, width: 160, height: 65))
        lab.slide("Gap", to: 0)
        #expect(lab.frame(of: "2").minX == lab.frame(of: "1").maxX)
        #expect(lab.frame(of: "3").width == 140)
    }

    @Test(
        "LayoutLab: the label with the higher compression resistance is shown whole", .rows("S0-98")
    )
    func twoLabels() {
        let lab = Lab(.twoLabels)
        lab.slide("Width", to: 0)
        let whole = lab.frame(of: "Important").width
        let cut = lab.frame(of: "A label with a long text").width
        #expect(abs(whole + cut - (140 - 6)) <= 1)
        lab.tap("Prefer the second label")
        #expect(lab.frame(of: "Important").width < whole)
        #expect(lab.frame(of: "A label with a long text").width > cut)
    }

    @Test("LayoutLab: the group of pictures stays centred when pictures are hidden", .rows("S0-99"))
    func fourPictures() {
        let lab = Lab(.fourPictures)
        let pictures = { lab.app.elements().filter { $0.view is UIImageView } }
        #expect(pictures().allSatisfy { $0.frame.width != 0 })
        lab.tap("star.fill")
        lab.tap("book")
        #expect(lab.frame(of: "Group").width == 64)
        #expect(lab.frame(of: "Group").midX == 187.5)
    }

    @Test("LayoutLab: the inner view keeps its share of the box", .rows("S0-100"))
    func threeQuarters() {
        let lab = Lab(.threeQuarters)
        #expect(lab.frame(of: "Part").width == 260 * 0.75)
        lab.tap("50 %")
        #expect(lab.frame(of: "Part").width == 260 * 0.5)
    }

    @Test("LayoutLab: the Scrolling page scrolls to the end of its tiles")
    func scrolling() {
        let lab = Lab(.scroll)
        let top = lab.frame(of: "1").minY
        for _ in 0..<4 {
            lab.app.finger.drag(
                from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 100), duration: 0.2)
            lab.app.settle()
        }
        let stage = lab.frame(of: "ScrollStage")
        #expect(lab.frame(of: "8").maxY == stage.maxY - 12)
        #expect(lab.frame(of: "1").minY < top)
    }

    @Test("LayoutLab: the Scrolling page bounces back from above the first tile")
    func bouncing() {
        let lab = Lab(.scroll)
        let top = lab.frame(of: "1").minY
        lab.app.finger.down(at: CGPoint(x: 180, y: 200))
        lab.app.finger.move(to: CGPoint(x: 180, y: 350), duration: 0.2)
        #expect(lab.frame(of: "1").minY > top + 20)
        lab.app.finger.up()
        lab.app.settle()
        #expect(lab.frame(of: "1").minY == top)
    }

    @Test("LayoutLab: the Debugging page names views by class when keys are off")
    func keys() throws {
        let lab = Lab(.debug)
        let descriptions = { lab.app.find("Descriptions")?.label ?? "" }
        #expect(descriptions().contains("title.top == card.bottom"))
        lab.tap("Keys")
        #expect(descriptions().contains("Tile.top == Tile.bottom"))
    }

    @Test("LayoutLab: the Stack views page changes axis and distribution")
    func stacks() {
        let lab = Lab(.stacks)
        let (first, second) = (lab.frame(of: "A"), lab.frame(of: "B"))
        #expect(first.minY == second.minY)
        #expect(second.minX == first.maxX + 8)
        lab.tap("equally distribution")
        #expect(lab.frame(of: "A").width == lab.frame(of: "C").width)
        lab.tap("Vertical")
        #expect(lab.frame(of: "B").minY == lab.frame(of: "A").maxY + 8)
    }

    @Test("LayoutLab: the code follows the controls")
    func codeFollowsChoice() {
        let size = CGSize(width: 400, height: 800)
        let stacks = Lab(.stacks, size: size)
        stacks.tap("equally distribution")
        stacks.tap("center alignment")
        stacks.tap("Vertical")
        #expect(
            stacks.code?.hasPrefix(
                """
                stack.axis = .vertical
                stack.distribution = .fillEqually
                stack.alignment = .center

                """) == true)
        let tiles = Lab(.distribute, size: size)
        tiles.tap("Fixed length")
        #expect(tiles.code?.contains("along: .horizontal, fixedItemLength: 40") == true)
        let diagnoses = Lab(.diagnoses, size: size)
        #expect(diagnoses.code?.contains("offset(20)") == true)
        diagnoses.tap("Conflict")
        #expect(diagnoses.code?.contains("equal(to: 140)") == true)
    }

    @Test("LayoutLab: a tile grows by an update and moves by a remade layout")
    func updateAndRemake() {
        let lab = Lab(.update)
        lab.tap("Grow")
        #expect(lab.frame(of: "100 × 100").size == CGSize(width: 130, height: 130))
        lab.tap("Shrink")
        #expect(lab.frame(of: "100 × 100").size == CGSize(width: 100, height: 100))
    }

    @Test("LayoutLab: the Diagnoses page tells one, several and no solutions apart", .rows("S0-94"))
    func diagnoses() {
        let lab = Lab(.diagnoses)
        #expect(lab.app.find("Verdict")?.label == "Sufficient")
        lab.tap("Ambiguous")
        #expect(lab.app.find("Verdict")?.label == "Ambiguous")
        #expect(lab.app.find("Details")?.label == "B.x = ?")
        lab.tap("Conflict")
        #expect(lab.app.find("Verdict")?.label == "Conflict")
        #expect(lab.app.find("Details")?.label == "  A.width == 90\n✗ A.width == 140")
    }
}
