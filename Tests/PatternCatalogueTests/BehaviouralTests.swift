import Dispatch
import Foundation
import PatternKit
import Synchronization
import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("The behavioural patterns")
struct BehaviouralTests {
    private let stage = Stage()

    private var said: [String] { stage.performance.transcript.lines }

    @Test(
        "iterators walk both ways through those who were on the bus when they were made",
        .rows("S0-25"))
    func iterator() {
        let coach = Bus.Coach(stage: stage)
        for name in ["A", "B", "C"] { coach.board(name) }
        let (forward, reverse) = (coach.makeIterator(), coach.makeReverseIterator())
        coach.board("D")
        #expect((forward.first(), reverse.first()) == ("A", "C"))
        #expect(walk(forward) == ["A", "B", "C"])
        #expect(walk(reverse) == ["C", "B", "A"])
        #expect(forward.isDone && forward.currentItem == nil && forward.next() == nil)
        #expect(reverse.isDone && reverse.next() == nil)
        #expect(walk(Bus.Coach(stage: stage).makeIterator()) == [])
    }

    private func walk(_ iterator: any Bus.PassengerIterator) -> [String] {
        var met: [String] = []
        while let passenger = iterator.currentItem {
            met.append(passenger)
            _ = iterator.next()
        }
        return met
    }

    @Test("as a collection, a walk goes through the passengers of its beginning", .rows("S0-25"))
    func collection() {
        var passengers = Bus.Passengers(["A", "B"])
        var met: [String] = []
        for passenger in passengers {
            met.append(passenger)
            passengers.board("C")
        }
        #expect(met == ["A", "B"])
        #expect(Array(passengers.reversed()) == ["C", "C", "B", "A"])
    }

    @Test("orders are executed once, and a cancelled one never", .rows("S0-26"))
    func command() {
        let worker = Barbecue.Worker(stage: stage)
        let waiter = Barbecue.Waiter(stage: stage)
        let customer = Barbecue.Customer(worker: worker, stage: stage)
        let duck = customer.order("鸭", of: .duck)
        waiter.add(duck)
        waiter.add(customer.order("鸡", of: .chicken))
        waiter.cancel(duck)
        waiter.notifyKitchen()
        waiter.notifyKitchen()
        #expect(said.count { $0.contains("厨师") } == 1)
        #expect(said.last == "====开始执行Order===")
    }

    @Test("a mediator passes messages on between any number, and ignores strangers", .rows("S0-27"))
    func mediator() {
        let mediator = Colleagues.ConferenceMediator(stage: stage)
        let first = Colleagues.FirstColleague(mediator: mediator, stage: stage)
        let second = Colleagues.SecondColleague(mediator: mediator, stage: stage)
        let third = Colleagues.FirstColleague(mediator: mediator, stage: stage)
        let stranger = Colleagues.SecondColleague(mediator: mediator, stage: stage)
        for colleague in [first, second, third] { mediator.register(colleague) }
        second.send("早")
        stranger.send("喂")
        #expect(said == ["同事2发送了信息", "同事1得到消息:早", "同事1得到消息:早", "同事2发送了信息"])
    }

    @Test("a mediator and its colleagues are released together", .rows("S0-27"))
    func mediatorCycle() {
        weak var mediator: Colleagues.ConferenceMediator?
        weak var colleague: Colleagues.Colleague?
        do {
            let made = Colleagues.ConferenceMediator(stage: stage)
            let first = Colleagues.FirstColleague(mediator: made, stage: stage)
            made.register(first)
            (mediator, colleague) = (made, first)
        }
        #expect(mediator == nil && colleague == nil)
    }

    // MARK: Observer

    private final class CountingObserver: Office.BossObserver {
        private let calls = Mutex(0)
        private let onUpdate: @Sendable () throws -> Void

        init(_ onUpdate: @escaping @Sendable () throws -> Void = {}) { self.onUpdate = onUpdate }

        func update() throws {
            calls.withLock { $0 += 1 }
            try onUpdate()
        }

        var count: Int { calls.withLock { $0 } }
    }

    private struct Refusal: Error {}

    @Test("three observers get one call each, and a released one none", .rows("S0-28"))
    func observers() {
        let center = Office.ServiceCenter(stage: stage)
        let observers = [CountingObserver(), CountingObserver(), CountingObserver()]
        for observer in observers { center.add(observer) }
        center.add(observers[0])
        weak var released: CountingObserver?
        do {
            let observer = CountingObserver()
            released = observer
            center.add(observer)
        }
        center.notify()
        #expect(released == nil)
        #expect(observers.map(\.count) == [1, 1, 1])
        center.remove(observers[1])
        center.notify()
        #expect(observers.map(\.count) == [2, 1, 2])
    }

    @Test("an observer that throws does not stop the others", .rows("S0-28"))
    func throwingObserver() {
        let failures = Mutex<[String]>([])
        let center = Office.ServiceCenter(stage: stage) { failure in
            failures.withLock { $0.append(failure.delegate) }
        }
        let observers = [CountingObserver { throw Refusal() }, CountingObserver()]
        for observer in observers { center.add(observer) }
        center.notify()
        #expect(observers.map(\.count) == [1, 1])
        #expect(failures.withLock { $0 } == ["CountingObserver"])
    }

    @Test(
        "observers may be added and removed during delivery, and are notified on their queue",
        .rows("S0-28")
    )
    func observersOnQueue() {
        let queue = DispatchQueue(label: "observers")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let center = Office.ServiceCenter(queue: queue, stage: stage)
        let isOnQueue = Mutex(false)
        let late = CountingObserver()
        let first = CountingObserver {
            isOnQueue.withLock { $0 = DispatchQueue.getSpecific(key: key) == true }
            center.add(late)
        }
        center.add(first)
        center.notify()
        queue.sync {}
        #expect(isOnQueue.withLock { $0 })
        #expect((first.count, late.count) == (1, 0))
        center.notify()
        queue.sync {}
        #expect((first.count, late.count) == (2, 1))
    }

    @Test("observers are notified in the order of their registration", .rows("S0-29"))
    func announcement() throws {
        for form in Example.Form.allCases {
            let text = try transcript("observer", nil, ["observers": "game,nba"], form: form)
            #expect(text == "秘书通知:老板回来了,大家赶紧撤\n老板回来了,还是待会儿继续玩吧\n老板回来了,待会儿继续看NBA\n")
        }
    }

    @Test(
        "one subject is observed by key and by notification, each for as long as it is kept",
        .rows("S4-22"))
    func twoWays() {
        let center = NotificationCenter()
        let headline = Headlines.Headline("A", center: center, stage: stage)
        let other = Headlines.Headline("B", center: center, stage: stage)
        do {
            let observer = Headlines.KeyObserver(stage: stage)
            observer.observe(headline)
            let observation = Headlines.NotificationListener(stage: stage)
                .listen(to: headline, on: center)
            withExtendedLifetime((observer, observation)) {
                other.change(to: "C")
                headline.change(to: "D")
            }
        }
        headline.change(to: "E")
        #expect(said == ["键值观察:A", "键值观察:D", "通知:D"])
    }

    @Test("both observers are made before they receive a message", .rows("S4-22"))
    func twoWaysMessages() throws {
        let messages = try Catalogue.entry("observer").example("two-ways").run().messages.messages
        for name in ["keyObserver", "listener"] {
            #expect(messages.first { $0.receiver == name }?.kind == .creation)
        }
    }

    // MARK: State

    @Test(
        "the hour determines the activity, to the minute", .rows("S0-30"),
        arguments: [
            (0, "上午工作,精神百倍"), (11.99, "上午工作,精神百倍"), (12, "饿了,午饭;犯困,午休"),
            (12.5, "饿了,午饭;犯困,午休"), (13, "下午状态还不错,继续努力"), (16.99, "下午状态还不错,继续努力"),
            (17, "加班哦,疲累之极"), (20.99, "加班哦,疲累之极"), (21, "不行了,睡着了"), (24, "不行了,睡着了"),
        ])
    func state(_ hour: Double, _ mood: String) {
        let work = WorkingDay.Work(stage: stage)
        work.hour = hour
        work.writeProgram()
        #expect(said == ["当前时间:{\(hour.plain)}点,\(mood)"])
        #expect(WorkingDay.report(at: hour, isFinished: false) == said.first)
    }

    @Test("a finished worker goes home at 17, and a new day begins in the morning", .rows("S0-30"))
    func finished() throws {
        for form in Example.Form.allCases {
            #expect(
                try transcript("state", nil, ["hours": "16,17,22", "finished": "true"], form: form)
                    == "当前时间:{16}点,下午状态还不错,继续努力\n当前时间:{17}点,下班回家了\n当前时间:{22}点,下班回家了\n")
            #expect(
                try transcript("state", nil, ["hours": "22,9"], form: form)
                    == "当前时间:{22}点,不行了,睡着了\n当前时间:{9}点,上午工作,精神百倍\n")
        }
    }

    @Test("states hand over and go on in one call", .rows("S0-30"))
    func handOver() {
        let work = WorkingDay.Work(stage: stage)
        work.hour = 22
        work.writeProgram()
        let changes = stage.performance.messages.messages.count { $0.text == "change(to:)" }
        #expect(changes == 4)
    }

    // MARK: Strategy

    @Test("an offer never pays the customer", .rows("S0-31"))
    func strategy() {
        #expect(Cash.Till(.cashBack, stage: stage).result(for: 3) == 0)
        #expect(Cash.Discount.cashBack(5).price(3) == 0)
        #expect(Cash.Till(.rebate, stage: stage).result(for: 100) == 80)
        #expect(Cash.Discount.none.price(100) == 100)
    }

    @Test(
        "Strategy: validators accept digits or letters only",
        arguments: [
            ("abc", false, true), ("ab1", false, false), ("123", true, false),
            ("12a", false, false),
            ("", false, false), ("abc\n123", false, false), ("١٢", false, false),
            ("é", false, false),
        ])
    func validators(_ text: String, _ isNumeric: Bool, _ isAlphabetic: Bool) {
        let numeric = Validators.NumericInputValidator(stage: stage)
        let alphabetic = Validators.AlphaInputValidator(stage: stage)
        let problems = [numeric, alphabetic].map { validator in
            let field = Validators.CustomTextField(validator: validator, stage: stage)
            field.text = text
            return field.validate()?.code
        }
        #expect(problems == [isNumeric ? nil : 1001, isAlphabetic ? nil : 1002])
        #expect((Validators.TextRule.numeric.problem(with: text) == nil) == isNumeric)
        #expect((Validators.TextRule.alphabetic.problem(with: text) == nil) == isAlphabetic)
        let free = Validators.CustomTextField(validator: nil, stage: stage)
        #expect(free.validate() == nil)
    }

    // MARK: Template method

    @Test("a paper asks its own questions with the heir's answers", .rows("S0-32"))
    func papers() {
        Papers.PaperB(stage: stage).write()
        #expect(said.count == 4)
        #expect((said[1], said[3]) == ("答案:a", "答案:d"))
        #expect(Papers.StudentB().paper == said)
    }

    @Test("a paper without answers stops with advice", .rows("S0-32"))
    func missingAnswer() async {
        await #expect(processExitsWith: .failure) {
            Papers.TestPaper(stage: Stage()).write()
        }
    }

    @Test("a sandwich calls its heirs' steps, and its hook is silent", .rows("S1-18"))
    func sandwiches() {
        let plate = Sandwiches.AnySandwich(stage: stage).make()
        #expect(
            plate.steps == ["prepareBread", "putBreadOnPlate", "addMeat", "addCondiments", "serve"])
        let reuben = Sandwiches.ReubenSandwich(stage: stage)
        #expect(reuben.make().steps.suffix(2) == ["grillIt", "serve"])
        #expect(reuben.make() !== reuben.make())
    }

    /// A sandwich that the pattern's own files know nothing of: it replaces one step.
    private final class Veggie: Sandwiches.AnySandwich {
        override func addMeat() { step("addTofu") }
    }

    @Test(
        "each sandwich has its own steps at the same places, and only one fills the hook",
        .rows("S1-18"))
    func sandwichSteps() {
        #expect(
            Sandwiches.Hamburger(stage: stage).make().steps == [
                "getBurgerBun", "putBreadOnPlate", "addBeefPatty", "addKetchup", "addMustard",
                "addCheese", "addPickles", "serve",
            ])
        #expect(
            Sandwiches.Hotdog(stage: stage).make().steps == [
                "getHotdogBun", "putBreadOnPlate", "addWiener", "addKetchup", "addMustard",
                "addOnion", "serve",
            ])
        #expect(
            Sandwiches.ReubenSandwich(stage: stage).make().steps == [
                "cutRyeBread", "putBreadOnPlate", "addCornBeef", "addSauerkraut",
                "addThousandIslandDressing", "addSwissCheese", "grillIt", "serve",
            ])
        #expect(
            Veggie(stage: stage).make().steps == [
                "prepareBread", "putBreadOnPlate", "addTofu", "addCondiments", "serve",
            ])
    }

    // MARK: Chain of responsibility

    @Test(
        "each manager decides up to a limit", .rows("S0-33"),
        arguments: [
            (Managers.Request(.leave, 2), "经理", Managers.Answer.approved),
            (Managers.Request(.leave, 3), "总监", .approved),
            (Managers.Request(.leave, 5), "总监", .approved),
            (Managers.Request(.leave, 6), "总经理", .approved),
            (Managers.Request(.raise, 500), "总经理", .approved),
            (Managers.Request(.raise, 501), "总经理", .later),
        ])
    func chain(_ request: Managers.Request, _ name: String, _ answer: Managers.Answer) {
        let general = Managers.GeneralManager("总经理", stage: stage)
        let major = Managers.MajorManager("总监", superior: general, stage: stage)
        let common = Managers.CommonManager("经理", superior: major, stage: stage)
        #expect(common.handle(request) == answer)
        #expect(
            said == ["\(name):\(request.kind.rawValue) 数量\(request.number) \(answer.rawValue)"])
        let rule = Managers.answer(to: request, by: Managers.ApprovalRule.company)
        #expect(rule?.name == name && rule?.answer == answer)
    }

    @Test("a request beyond every limit comes back as unhandled", .rows("S0-33"))
    func unhandled() {
        let common = Managers.CommonManager("经理", stage: stage)
        #expect(common.handle(.init(.raise, 1)) == .unhandled)
        #expect(said.isEmpty)
        #expect(Managers.answer(to: .init(.raise, 1), by: []) == nil)
    }

    @Test("an attack goes from the shield to the armour to the avatar", .rows("S1-17"))
    func attacks() {
        let avatar = Attacks.Avatar(stage: stage)
        let armor = Attacks.MetalArmor(before: avatar, stage: stage)
        let shield = Attacks.CrystalShield(before: armor, stage: stage)
        #expect(!shield.handle(Attacks.SwordAttack()))
        #expect(!shield.handle(Attacks.MagicFireAttack()))
        #expect(shield.handle(Attacks.LightningAttack()))
        #expect(!Attacks.CrystalShield(stage: stage).handle(Attacks.SwordAttack()))
    }

    @Test(
        "taps climb from a cell to the screen, which says where it was",
        .rows("S0-39", "S0-41", "S0-42"))
    func cellButtons() throws {
        let table = CellButtons.Table(sections: 3, rows: 4, stage: stage)
        let cell = table.cell(at: .init(section: 2, row: 3))
        #expect(!cell.tap(.left))
        let screen = try CellButtons.Screen(table: table, stage: stage)
        withExtendedLifetime(screen) {
            for button in CellButtons.Button.allCases { #expect(cell.tap(button)) }
        }
        #expect(
            said == [
                "indexPath:section:2, row:3 左边按钮被点击啦!", "indexPath:section:2, row:3 中间按钮被点击啦!",
                "indexPath:section:2, row:3 右边按钮被点击啦!",
            ])
    }

    @Test(
        "the table adds the place that a cell has at the time of the tap", .rows("S0-42", "S0-43"))
    func movedCell() throws {
        let table = CellButtons.Table(sections: 1, rows: 3, stage: stage)
        let screen = try CellButtons.Screen(table: table, stage: stage)
        let cell = table.cell(at: .init(section: 0, row: 0))
        table.rotateSection(0)
        #expect(withExtendedLifetime(screen) { cell.tap(.middle) })
        #expect(said == ["indexPath:section:0, row:2 中间按钮被点击啦!"])
    }

    // MARK: Interpreter, visitor, memento

    @Test("every sign of the music language means the same in both forms", .rows("S0-34"))
    func music() throws {
        let score = "T 400 O 1 C 1 D 1 E 1 F 1 T 500 O 2 G 1 A 1 B 0.25 P 2 T 1000 O 3 C 4"
        let notation = "快速 低音 1 2 3 4 中速 中音 5 6 7 0 慢速 高音 1"
        for form in Example.Form.allCases {
            #expect(
                try transcript("interpreter", nil, ["score": score], form: form)
                    == "上海滩:\n\(notation)\n")
        }
        #expect(try Music.Score("B 0.25").signs == [.note(7, beats: 0.25)])
    }

    @Test("nonterminal expressions interpret with their parts", .rows("S0-34"))
    func expressions() {
        let context = Expressions.Context(input: "1")
        let terminal = Expressions.TerminalExpression(stage: stage)
        Expressions.NonterminalExpression([terminal, terminal], stage: stage).interpret(context)
        #expect(
            context.output == Expressions.Tree.nonterminal([.terminal, .terminal]).interpret("1"))
        #expect(context.output.count == 3)
    }

    /// A visitor that the pattern's own files know nothing of, and that takes elements out.
    private final class Abduction: People.Visitor {
        let structure: People.ObjectStructure
        private(set) var taken: [String] = []

        init(from structure: People.ObjectStructure) { self.structure = structure }

        func visit(_ man: People.Man) {
            taken.append("man")
            structure.detach(man)
        }

        func visit(_ woman: People.Woman) {
            taken.append("woman")
            structure.detach(woman)
        }
    }

    @Test(
        "a new visitor needs no change of the elements, which may leave during its visit",
        .rows("S0-35"))
    func visitor() {
        let structure = People.ObjectStructure(stage: stage)
        structure.attach(People.Man(stage: stage))
        structure.attach(People.Woman(stage: stage))
        let abduction = Abduction(from: structure)
        structure.accept(abduction)
        structure.accept(abduction)
        #expect(abduction.taken == ["man", "woman"])
    }

    @Test("B2, memento: a hero returns to any state that was saved")
    func memento() {
        let hero = GameRole.Hero(life: 1, attack: 2, defence: 3, stage: stage)
        let memento = hero.saveState()
        hero.fight()
        #expect((hero.life, hero.attack, hero.defence) == (0, 0, 0))
        hero.restore(memento)
        hero.restore(memento)
        #expect((hero.life, hero.attack, hero.defence) == (1, 2, 3))
    }
}
