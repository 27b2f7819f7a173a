import Foundation
import PatternCatalogue
import PatternKit
import TestSupport
import Testing

/// Refers to an object twice.
final class ArchivedPair: CopyableModel {
    var first: FoundationModel?
    var second: FoundationModel?

    override class var properties: [ModelProperty] {
        [
            ModelProperty("first", \ArchivedPair.first),
            ModelProperty("second", \ArchivedPair.second),
        ]
    }
}

/// Holds what an archive cannot.
final class ArchivedWindow: CopyableModel {
    var view: NSObject? = NSObject()
    override class var properties: [ModelProperty] { [ModelProperty("view", \ArchivedWindow.view)] }
}

@Suite("The studies of Foundation's copying")
struct FoundationCopyingTests {
    @Test("Foundation's immutable string is its own copy", .rows("S0-64", "S0-65"))
    func string() throws {
        #expect(
            "\(try FoundationCopyingStudy.string.run())" == """
                          original  copy  mutableCopy
                NSString  A         A     B
                """)
    }

    @Test("both copies of Foundation's mutable string are new", .rows("S0-66"))
    func mutableString() throws {
        #expect(
            "\(try FoundationCopyingStudy.mutableString.run())" == """
                                 original  copy  mutableCopy
                NSMutableString  A         B     C
                """)
        let original = NSMutableString(string: "one")
        let copy = try #require(original.copy() as? NSString)
        let other = try #require(original.mutableCopy() as? NSMutableString)
        original.append(" two")
        other.append(" three")
        #expect(original == "one two" && copy == "one" && other == "one three")
        #expect(!(copy is NSMutableString))
    }

    @Test(
        "an immutable collection of Foundation's is its own copy, and its items are shared",
        .rows("S0-68", "S0-70"),
        arguments: [
            (FoundationCopyingStudy.array, "NSArray"), (.dictionary, "NSDictionary"),
            (.set, "NSSet"),
        ])
    func immutable(_ study: FoundationCopyingStudy, _ name: String) throws {
        let rows = try study.run().rows
        #expect(rows.map(\.name) == [name, "first model", "its sourceArray"])
        #expect(rows[0].letters == ["A", "A", "B", "C", "D"])
        #expect(rows[1].letters == ["A", "A", "A", "B", "C"])
        #expect(rows[2].letters == ["A", "A", "A", "A", "B"])
    }

    @Test(
        "both copies of a mutable collection of Foundation's are new, and share its items",
        .rows("S0-69", "S0-70"),
        arguments: [
            (FoundationCopyingStudy.mutableArray, "NSMutableArray"),
            (.mutableDictionary, "NSMutableDictionary"), (.mutableSet, "NSMutableSet"),
        ])
    func mutable(_ study: FoundationCopyingStudy, _ name: String) throws {
        let rows = try study.run().rows
        #expect(rows.map(\.name) == [name, "first model", "its sourceArray"])
        #expect(rows[0].letters == ["A", "B", "C", "D", "E"])
        #expect(rows[1].letters == ["A", "A", "A", "B", "C"])
        #expect(rows[2].letters == ["A", "A", "A", "A", "B"])
    }

    @Test("the copy of Foundation's mutable array cannot be changed", .rows("S0-69"))
    func mutableArrayChanges() throws {
        let original = NSMutableArray(array: [NSString("a")])
        let copy = try #require(original.copy() as? NSArray)
        original.add(NSString("b"))
        #expect(copy.count == 1 && original.count == 2 && !(copy is NSMutableArray))
    }

    @Test(
        "a model's copy shares text and array, its mutable copy and its archive nothing",
        .rows("S0-67", "S0-125"))
    func model() throws {
        #expect(
            "\(try FoundationCopyingStudy.model.run())" == """
                                 original  copy  mutableCopy  archive
                FoundationModel  A         B     C            D
                text             A         A     B            C
                sourceArray      A         A     B            C
                mutableArray     A         B     C            D
                """)
    }

    @Test("an archive copies all levels, and what was shared stays shared", .rows("S0-72"))
    func archive() throws {
        let pair = ArchivedPair()
        pair.first = .sample()
        pair.second = pair.first
        let copy = try pair.archivedCopy()
        #expect(copy.first != nil && copy.first !== pair.first && copy.first === copy.second)
        #expect(copy.first?.sourceArray !== pair.first?.sourceArray)
        #expect(copy == pair)
        copy.first?.mutableArray?.add(NSString("more"))
        #expect(pair.first?.mutableArray?.count == 0 && copy != pair)
    }

    @Test("a copied model's values are of their properties' classes, and equal", .rows("S0-125"))
    func values() throws {
        let model = FoundationModel.sample()
        model.mutableArray?.add(NSString("x"))
        for copy in [model.copy(), model.mutableCopy(), try model.archivedCopy()] {
            let copy = try #require(copy as? FoundationModel)
            #expect(copy == model && copy.hash == model.hash)
            copy.mutableArray?.add(NSString("y"))
            #expect(copy != model && model.mutableArray?.count == 1)
        }
    }

    @Test("a class that cannot be archived is an error", .rows("S0-72"))
    func notArchivable() {
        #expect(
            throws: CopyingError.notCopyable(
                type: "NSObject", place: "the property “view” of a ArchivedWindow",
                needed: "NSSecureCoding")
        ) { try ArchivedWindow().archivedCopy() }
    }
}
