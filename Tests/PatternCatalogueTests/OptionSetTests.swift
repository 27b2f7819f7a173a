import PatternKit
import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("Option sets")
struct OptionSetTests {
    private typealias Option = Accounts.OptionPermission

    private let stage = Stage()

    /// A mask with these permissions.
    private func mask(_ flag: Int) -> Accounts.PermissionMask {
        let mask = Accounts.PermissionMask(stage: stage)
        mask.setPermission(flag)
        return mask
    }

    @Test("option sets are bits, so that six and eleven have two in common", .rows("S2-13"))
    func bits() {
        #expect(6 & 11 == 2)
    }

    @Test("option sets answer as a user with four flags does", .rows("S2-16"), arguments: 0..<16)
    func flags(_ flag: Int) {
        let user = Accounts.FlagUser(stage: stage)
        for option in Option.allCases where flag & option.mask != 0 { user.grant(option) }
        for option in Option.allCases {
            #expect(user.allows(option) == mask(flag).allows(option.mask))
            #expect(
                user.allows(option)
                    == Accounts.Permission(rawValue: flag).allows(.init(rawValue: option.mask)))
        }
    }

    @Test("option sets have the raw values 1, 2, 4 and 8", .rows("S2-17"))
    func rawValues() {
        #expect(Option.allCases.map(\.mask) == [1, 2, 4, 8])
        #expect(Accounts.Permission.names.map(\.option.rawValue) == [1, 2, 4, 8])
    }

    @Test("option sets answer and change by masks as the vectors say", .rows("S2-18", "V-4"))
    func vectors() {
        let user = mask(11)
        #expect(user.allows(3) && !user.allows(5))
        #expect(user.allowsNone(of: 4) && !user.allowsNone(of: 5))
        #expect(user.allowsOnly(11) && !user.allowsOnly(3))
        #expect(user.allows(0) && user.allowsNone(of: 0))
        user.enable(4)
        #expect(user.flag == 15)
        user.disable(9)
        #expect(user.flag == 6)
    }

    @Test("option sets express combinations, enumerations one of several", .rows("S2-66"))
    func againstEnumerations() {
        #expect(Option.allCases.map(\.rawValue) == ["select", "insert", "update", "delete"])
        #expect(Option(rawValue: "select, insert") == nil, "an enumeration has one case at a time")
        let both: Accounts.Permission = [.select, .insert]
        #expect(both.rawValue == Option.select.mask | Option.insert.mask)
        #expect(both != .select && both.contains(.insert) && !both.contains(.update))
        #expect(Accounts.Permission().rawValue == 0, "none is a value too")
        #expect(
            (0..<16).filter { mask in Option.allCases.contains { $0.mask == mask } }
                == [1, 2, 4, 8], "twelve of sixteen values have no case")
    }

    @Test("option sets add up to eleven for select, insert and delete", .rows("S2-19"))
    func sum() {
        let flag = [Option.select, .insert, .delete].reduce(0) { $0 | $1.mask }
        #expect(flag == 11)
    }

    @Test(
        "option sets let rats find each of eight bottles, in both forms", .rows("S2-14"),
        arguments: 1...8,
        Example.Form.allCases)
    func eightBottles(_ poisoned: Int, _ form: Example.Form) throws {
        let text = try transcript("option-set", "bottles", ["poisoned": "\(poisoned)"], form: form)
        #expect(text.hasPrefix("8瓶水,4只老鼠\n"))
        #expect(text.hasSuffix("转十进制后就是\(poisoned)\n"))
    }

    @Test(
        "option sets take three rats for eight bottles numbered from zero, and none for one",
        .rows("S2-14"))
    func fromZero() throws {
        let eight = try transcript(
            "option-set", "bottles", ["first": "0", "poisoned": "0"])
        #expect(eight.hasPrefix("8瓶水,3只老鼠\n"))
        #expect(eight.hasSuffix("没有老鼠死亡,得到000,转十进制后就是0\n"))
        for form in Example.Form.allCases {
            let one = try transcript(
                "option-set", "bottles", ["first": "0", "poisoned": "0", "bottles": "1"],
                form: form)
            #expect(one == "1瓶水,0只老鼠\n没有老鼠死亡,得到0,转十进制后就是0\n")
        }
    }

    @Test(
        "option sets take ten rats for a thousand bottles", .rows("S2-15"),
        arguments: Example.Form.allCases)
    func thousandBottles(_ form: Example.Form) throws {
        let last = try transcript(
            "option-set", "bottles", ["bottles": "1000", "poisoned": "1000"], form: form)
        #expect(last.hasPrefix("1000瓶水,10只老鼠\n第一杯:包含512、513、514、515、516、517、518、519…共489瓶\n"))
        #expect(last.contains("\n第十杯:"))
        #expect(last.hasSuffix("得到1111101000,转十进制后就是1000\n"))
        let other = try transcript(
            "option-set", "bottles", ["bottles": "1000", "poisoned": "37"], form: form)
        #expect(other.hasSuffix("第5、8、10只老鼠死亡,得到0000100101,转十进制后就是37\n"))
    }

    @Test(
        "option sets refuse bottles that cannot be, in both forms", .rows("S2-14"),
        arguments: [
            (["bottles": "0"], "0 is out of range. It can be from 1 to 100000"),
            (["bottles": "-3"], "It can be from 1 to"),
            (["bottles": "many"], "“many” is not a whole number"),
            (["poisoned": "9"], "9 is out of range. It can be from 1 to 8"),
            (["poisoned": "0"], "0 is out of range. It can be from 1 to 8"),
            (["poisoned": "8", "first": "0"], "It can be from 0 to 7"),
        ], Example.Form.allCases)
    func impossible(_ given: ([String: String], String), _ form: Example.Form) throws {
        let error = try #require(throws: CatalogueError.self) {
            _ = try transcript("option-set", "bottles", given.0, form: form)
        }
        #expect(error.description.contains(given.1), "\(error)")
    }

    @Test(
        "option sets change their answers with the inputs", .rows("S2-18"),
        arguments: Example.Form.allCases)
    func inputs(_ form: Example.Form) throws {
        let text = try transcript(
            "option-set", nil, ["allow": "select,insert,delete", "ask": "select,update"],
            form: form)
        #expect(text.contains("SELECT|UPDATE:拥有 否,禁用 否,仅仅拥有 否\n"))
        let only = try transcript(
            "option-set", nil, ["allow": "update", "ask": "update", "disable": "update"],
            form: form)
        #expect(only.contains("UPDATE:拥有 是,禁用 否,仅仅拥有 是\n"))
        #expect(only.hasSuffix("删除UPDATE:0000,0\n"))
    }

    @Test("Laboratories without bottles are refused with advice")
    func noBottles() async {
        await #expect(processExitsWith: .failure) {
            _ = Tasting.Laboratory(bottles: [], stage: Stage())
        }
    }
}
