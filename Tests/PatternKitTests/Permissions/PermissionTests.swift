import Foundation
import PatternKit
import TestSupport
import Testing

struct Permission: NamedOptions {
    let rawValue: Int

    static let select = Permission(rawValue: 1)
    static let insert = Permission(rawValue: 2)
    static let update = Permission(rawValue: 4)
    static let delete = Permission(rawValue: 8)

    static let names: [(option: Permission, name: String)] = [
        (.select, "select"), (.insert, "insert"), (.update, "update"), (.delete, "delete"),
    ]
}

/// The same as ``Permission``, with a flag for each.
private struct FlaggedUser {
    var mayInsert = false
    var mayDelete = false
    var mayUpdate = false
    var maySelect = false
}

@Suite("Named options")
struct PermissionTests {
    /// Select, insert and delete: 11.
    private let user: Permission = [.select, .insert, .delete]

    @Test("Named options run the example of their documentation")
    func example() {
        var user: Permission = [.select, .insert, .delete]
        #expect(!user.allows(.update))
        user.enable(.update)
        #expect("\(user)" == "select, insert, update, delete")
    }

    @Test("named options are bits, so that six and eleven have two in common", .rows("S2-13"))
    func bits() {
        #expect(6 & 11 == 2)
        #expect(Permission(rawValue: 6).intersection(Permission(rawValue: 11)).rawValue == 2)
    }

    @Test("named options answer as a flag for each would", .rows("S2-16"), arguments: 0..<16)
    func flags(rawValue: Int) {
        let options = Permission(rawValue: rawValue)
        let flagged = FlaggedUser(
            mayInsert: options.contains(.insert), mayDelete: options.contains(.delete),
            mayUpdate: options.contains(.update), maySelect: options.contains(.select))
        #expect(options.allows(.select) == flagged.maySelect)
        #expect(
            options.allows([.insert, .update]) == (flagged.mayInsert && flagged.mayUpdate))
        #expect(options.allowsNone(of: .delete) == !flagged.mayDelete)
    }

    @Test("named options have the raw values 1, 2, 4 and 8", .rows("S2-17"))
    func rawValues() {
        #expect(Permission.names.map(\.option.rawValue) == [1, 2, 4, 8])
    }

    @Test("named options say what is allowed, what is not, and what only", .rows("S2-18", "V-4"))
    func questions() {
        #expect(user.allows(.select) && user.allows(.insert) && user.allows(.delete))
        #expect(!user.allows(.update))
        #expect(user.allows([.select, .insert]))
        #expect(user.allowsNone(of: .update))
        #expect(user.allowsOnly(Permission(rawValue: 11)))
        #expect(!user.allowsOnly([.select, .insert]))
    }

    @Test(
        "named options are neither allowed nor not allowed when they overlap in part",
        .rows("S2-18", "V-4"))
    func overlap() {
        #expect(!user.allows([.select, .update]))
        #expect(!user.allowsNone(of: [.select, .update]))
    }

    @Test("named options are changed by enabling and disabling", .rows("S2-18", "V-4"))
    func changes() {
        var all = user
        all.enable(.update)
        #expect(all.rawValue == 15)
        all.disable([.select, .delete])
        #expect(all.rawValue == 6)
    }

    @Test("named options allow the empty set, and none of it", .rows("S2-18"))
    func nothing() {
        #expect(user.allows([]))
        #expect(user.allowsNone(of: []))
    }

    @Test("named options add up", .rows("S2-19"))
    func sum() {
        #expect(user.rawValue == 11)
    }

    @Test("Named options have names in text, with bits that have none")
    func text() {
        #expect("\(Permission())" == "nothing")
        #expect("\(Permission(rawValue: 16 + 1))" == "select, bit 4")
    }

    @Test("Named options come back from JSON as they were", arguments: 0..<64)
    func json(rawValue: Int) throws {
        let options = Permission(rawValue: rawValue)
        let data = try JSONEncoder().encode(options)
        #expect(try JSONDecoder().decode(Permission.self, from: data) == options)
    }

    @Test("Named options are an array of names in JSON, and refuse a name that there is not")
    func unknownName() throws {
        let data = try JSONEncoder().encode(user)
        #expect(String(decoding: data, as: UTF8.self) == #"["select","insert","delete"]"#)
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Permission.self, from: Data(#"["drop"]"#.utf8))
        }
        #expect("\(try #require(error))".contains("There is no option “drop”"))
        let unknown = #expect(throws: UnknownOption.self) { try Permission(named: ["bit 64"]) }
        #expect(unknown?.name == "bit 64")
        #expect(unknown?.known == ["select", "insert", "update", "delete"])
    }
}
