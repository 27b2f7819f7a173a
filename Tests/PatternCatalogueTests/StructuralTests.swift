import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("The structural patterns")
struct StructuralTests {
    private let stage = Stage()

    private var said: [String] { stage.performance.transcript.lines }

    @Test("a composite shows its parts two dashes deeper, and takes them out again", .rows("S0-18"))
    func composite() throws {
        let office = Company.Office("A", stage: stage)
        let inner = Company.Office("B", stage: stage)
        let department = Company.FinanceDepartment("C", stage: stage)
        try office.add(inner)
        try inner.add(department)
        office.display(depth: 0)
        inner.remove(department)
        office.display(depth: 3)
        #expect(said == ["A的子公司", "--B的子公司", "----C的财务部门", "---A的子公司", "-----B的子公司"])
    }

    @Test("a composite refuses to be below itself", .rows("S0-18"))
    func cycle() throws {
        let office = Company.Office("A", stage: stage)
        let inner = Company.Office("B", stage: stage)
        try office.add(inner)
        #expect(throws: Company.CycleError(unit: "A", office: "B")) { try inner.add(office) }
        #expect(throws: Company.CycleError(unit: "A", office: "A")) { try office.add(office) }
    }

    @Test("an adapter stands where its target stands", .rows("S0-19"))
    func adapter() {
        let center = Basketball.ForeignCenter("Yao", stage: stage)
        let player: any Basketball.Player = Basketball.Translator(for: center, stage: stage)
        player.attack()
        player.defend()
        #expect(said == ["外籍中锋Yao进攻", "外籍中锋Yao防守"])
    }

    /// A software that the bridge's own files know nothing of.
    private final class ClockSoftware: Phones.Software {
        private let stage: Stage
        init(stage: Stage) { self.stage = stage }
        func run() { stage.say("12:00") }
    }

    @Test("a new implementation touches one class, and runs on every abstraction", .rows("S0-20"))
    func bridge() {
        let phones = [Phones.Phone(stage: stage), Phones.PhoneWithCounter(stage: stage)]
        for phone in phones {
            phone.software = ClockSoftware(stage: stage)
            phone.use()
        }
        let line = String(repeating: "=", count: 28)
        #expect(said == ["12:00", line, "12:00", line])
        #expect((phones[1] as? Phones.PhoneWithCounter)?.uses == 1)
    }

    @Test("every phone runs every kind of software, and an addition is one class", .rows("S0-20"))
    func bridgeProduct() {
        let phones: [(Stage) -> Phones.Phone] = [
            { Phones.Phone(stage: $0) }, { Phones.PhoneWithCounter(stage: $0) },
        ]
        let kinds: [((Stage) -> any Phones.Software, first: String, lines: Int)] = [
            ({ Phones.PlaySoftware(stage: $0) }, "PlaySoftWare开始打开微信", 2),
            ({ Phones.WorkSoftware(stage: $0) }, "WorkSoftWare打开Xcode", 2),
            ({ Phones.GameSoftware(stage: $0) }, "GameSoftware开始QQ斗地主", 2),
            ({ ClockSoftware(stage: $0) }, "12:00", 1),
        ]
        for makePhone in phones {
            for (makeSoftware, first, lines) in kinds {
                let stage = Stage()
                let phone = makePhone(stage)
                phone.software = makeSoftware(stage)
                phone.use()
                let said = stage.performance.transcript.lines
                #expect(said.first == first && said.count == lines + 1)
                #expect(said.last == String(repeating: "=", count: 28))
            }
        }
    }

    @Test("a flyweight that is not shared is created for each owner", .rows("S0-124"))
    func unsharedFlyweight() {
        let factory = WebSites.WebSiteFactory(stage: stage)
        let owners = ["小菜", "大鸟", "小菜"].map { WebSites.User(name: $0) }
        let sites = owners.map { factory.privateSite(for: $0) }
        #expect(Set(sites.map { ObjectIdentifier($0) }).count == 3 && factory.count == 0)
        for user in owners { sites[0].use(by: user) }
        sites[1].use(by: owners[0])
        #expect(sites.map(\.visits) == [3, 1, 0])
        #expect(said.last == "大鸟的专属网站,用户:小菜,第1次")
        #expect(factory.site(for: "博客") === factory.site(for: "博客") && factory.count == 1)
    }

    @Test("a proxy that turns into its picture loads once and forwards once", .rows("S1-34"))
    func replacedProxy() {
        let loader = Thumbnails.PictureLoader(stage: stage)
        let proxy = Thumbnails.ReplacedPicture(file: "cat.png", loader: loader, stage: stage)
        let slot = proxy.makeSlot()
        #expect(loader.count == 0 && slot.picture === proxy)
        for _ in 0..<3 { #expect(slot.draw() == "缩略图 cat.png") }
        #expect(loader.count == 1 && proxy.forwards == 1)
        #expect(slot.picture is Thumbnails.LoadedPicture)
        let calls = stage.performance.messages.messages.filter { $0.kind == .call }
        #expect(
            calls.count { $0.text.hasPrefix("draw") } == 4,
            "one for the proxy, three for the picture")
    }

    @Test(
        "a controller has each command loaded and then executed", .rows("S1-08"), arguments: [0, 1])
    func consoles(_ index: Int) {
        let emulator: any Consoles.Emulator =
            index == 0
            ? Consoles.GameBoyEmulator(stage: stage) : Consoles.GameGearEmulator(stage: stage)
        let controller = Consoles.TouchConsoleController(emulator: emulator, stage: stage)
        for command in Consoles.Command.allCases { controller.touch(command) }
        let calls = stage.performance.messages.messages.filter { $0.kind == .call }.map(\.text)
        #expect(
            calls
                == Consoles.Command.allCases.flatMap {
                    ["setCommand(\($0))", "loadInstructions(for: \($0))", "executeInstructions()"]
                })
        #expect(said.count == 8)
    }

    @Test("the outermost piece shows first", .rows("S0-21"))
    func decorator() {
        let person = Finery.Person("小菜", stage: stage)
        let tie = Finery.Tie(over: person, stage: stage)
        Finery.BigTShirt(over: tie, stage: stage).show()
        Finery.Tie(over: Finery.BigTShirt(over: person, stage: stage), stage: stage).show()
        #expect(said == ["大T恤", "领带", "装扮的小菜", "领带", "大T恤", "装扮的小菜"])
    }

    @Test(
        "image filters turn and move as the matrices say, and leave the canvas as it was",
        .rows("S0-21"))
    func imageFilters() throws {
        let canvas = ImageFilters.Canvas()
        let picture = ImageFilters.Picture(size: .init(width: 320, height: 480), stage: stage)
        let turned = ImageFilters.TransformFilter(
            picture, transform: .rotation(degrees: 90), stage: stage)
        ImageFilters.ShadowFilter(turned, stage: stage).draw(on: canvas)
        #expect(canvas.state == ImageFilters.GraphicsState())
        let drawing = try #require(canvas.drawings.first)
        #expect(drawing.hasPrefix("图像320×480,变换[0.000 1.000 -1.000 0.000 0.000 0.000],阴影"))
    }

    @Test("a fund sells no more than it holds", .rows("S0-22"))
    func fund() {
        let stock = Fund.Stock("股票1", stage: stage)
        let manager = Fund.FundManager(stocks: [stock], stage: stage)
        manager.sellFund()
        manager.buyFund()
        manager.sellFund()
        #expect(said == ["买入股票1", "卖出股票1"])
        #expect(stock.shares == 0)
    }

    @Test("a taxi drives to the place, and its meter counts", .rows("S1-09"))
    func taxi() {
        let car = Taxi.Car(stage: stage)
        let taximeter = Taxi.Taximeter(stage: stage)
        let driver = Taxi.CabDriver(car: car, taximeter: taximeter, stage: stage)
        #expect(driver.drive(to: 5) == 18)
        #expect(car.position == 5 && !taximeter.isRunning)
        #expect(driver.drive(to: 4.5) == 10)
        #expect(Taxi.Ride(from: 0, to: 5).fare == 18)
    }

    @Test(
        "a flyweight is the same object for a key that was put together at run time", .rows("S0-23")
    )
    func flyweight() {
        let factory = WebSites.WebSiteFactory(stage: stage)
        let first = factory.site(for: "产品展示")
        let second = factory.site(for: ["产品", "展示"].joined())
        #expect(first === second)
        #expect(factory.site(for: "博客") !== first)
        #expect(factory.count == 2)
    }

    @Test("500 flowers share six pictures, and are 10 to 50 points large", .rows("S0-23"))
    func flowers() {
        let factory = Flowers.FlowerFactory(stage: stage)
        let meadow = Flowers.Meadow()
        meadow.plant(500, from: factory)
        #expect(factory.count == 6)
        #expect(Set(meadow.flowers.map { ObjectIdentifier($0.picture) }).count == 6)
        #expect(Set(meadow.flowers.map(\.area.side)) == Set((10...50).map(Double.init)))
    }

    @Test("a proxy fetches the suitor for the first gift, and counts", .rows("S0-24"))
    func proxy() {
        let proxy = Gifts.Proxy(for: Gifts.Girl(name: "娇娇"), stage: stage)
        stage.create(proxy)
        #expect(!stage.performance.messages.participants.contains { $0.type == "Pursuit" })
        proxy.giveChocolate()
        proxy.giveFlowers()
        #expect(stage.performance.messages.participants.count { $0.type == "Pursuit" } == 1)
        #expect(proxy.count == 2)
        #expect(said == ["送你巧克力娇娇", "送你玫瑰花娇娇"])
    }

    @Test("a lazy image is loaded once, and not before it is wanted", .rows("S0-24"))
    func lazyImage() {
        let loader = Thumbnails.PictureLoader(stage: stage)
        let proxy = Thumbnails.PictureProxy(file: "a.png", loader: loader, stage: stage)
        #expect(proxy.draw() == "占位图 90×130")
        #expect(loader.count == 0)
        for _ in 0..<3 { proxy.loadIfNeeded() }
        #expect(proxy.draw() == "缩略图 a.png")
        #expect(loader.count == 1)
    }
}
