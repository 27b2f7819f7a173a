import PatternCatalogue
import TestSupport
import Testing

@Suite("The studies of copying")
struct CopyingStudyTests {
    @Test(
        "an identity table prints which copies are the same object, by letters", .rows("S0-64")
    )
    func identityTable() {
        let string = StringObject("text")
        var table = IdentityTable(columns: ["original", "copy", "mutableCopy"])
        table.add("string", [string, string.copy(), string.mutableCopy()])
        #expect(
            "\(table)" == """
                        original  copy  mutableCopy
                string  A         A     B
                """)
        #expect(table.isSame("string", "original", as: "copy") == true)
        #expect(table.isSame("string", "copy", as: "mutableCopy") == false)
        #expect(table.isSame("string", "original", as: "clone") == nil)
    }

    @Test("an immutable string's copy is itself, its mutable copy is new", .rows("S0-65"))
    func string() throws {
        #expect(
            "\(try CopyingStudy.string.run())" == """
                              original  copy  mutableCopy
                StringObject  A         A     B
                """)
    }

    @Test("both copies of a mutable string are new", .rows("S0-66"))
    func mutableString() throws {
        #expect(
            "\(try CopyingStudy.mutableString.run())" == """
                                     original  copy  mutableCopy
                MutableStringObject  A         B     C
                """)
    }

    @Test(
        "neither copy of a mutable string changes with it, and the copy cannot be changed at all",
        .rows("S0-66")
    )
    func mutableStringChanges() {
        let original = MutableStringObject("one")
        let (copy, mutableCopy) = (original.copy(), original.mutableCopy())
        original.append(" two")
        #expect(original.text == "one two")
        #expect(copy.text == "one")
        #expect(mutableCopy.text == "one")
        #expect(!(copy is MutableStringObject))
        mutableCopy.setText("three")
        #expect(original.text == "one two")
    }

    @Test(
        "a model's copy is new, shares its text and array, and has its own mutable array",
        .rows("S0-67"))
    func model() throws {
        #expect(
            "\(try CopyingStudy.model.run())" == """
                              original  copy  mutableCopy
                StudyModel    A         B     C
                text          A         A     B
                sourceArray   A         A     B
                mutableArray  A         B     C
                """)
    }

    @Test(
        "an immutable array's copy is itself; the items are shared with the mutable copy too",
        .rows("S0-68")
    )
    func array() throws {
        #expect(
            "\(try CopyingStudy.array.run())" == """
                                 original  copy  mutableCopy
                ArrayObject      A         A     B
                first model      A         A     A
                its sourceArray  A         A     A
                """)
    }

    @Test("both copies of a mutable array are new, with the same items", .rows("S0-69"))
    func mutableArray() throws {
        #expect(
            "\(try CopyingStudy.mutableArray.run())" == """
                                    original  copy  mutableCopy
                MutableArrayObject  A         B     C
                first model         A         A     A
                its sourceArray     A         A     A
                """)
    }

    @Test("the copy of a mutable array cannot be changed", .rows("S0-69"))
    func mutableArrayChanges() {
        let original = MutableArrayObject([1, 2])
        let (copy, mutableCopy) = (original.copy(), original.mutableCopy())
        original.append(3)
        mutableCopy.setItems([])
        #expect(original.items == [1, 2, 3])
        #expect(copy.items == [1, 2])
        #expect(!(copy is MutableArrayObject<Int>))
    }

    @Test("the summary says for each class what is a pointer and what is content", .rows("S0-70"))
    func summary() throws {
        #expect(
            "\(try CopyingSummary.measured())" == """
                                     copy     mutableCopy  copyingItems        deepCopy
                StringObject         pointer  content                          content, all levels
                MutableStringObject  content  content                          content, all levels
                ArrayObject          pointer  content      content, one level  content, all levels
                MutableArrayObject   content  content      content, one level  content, all levels
                """)
    }

    @Test(
        "a copy of the items is one level deep: new items, which share their array", .rows("S0-71"))
    func oneLevelDeep() throws {
        #expect(
            "\(try CopyingStudy.oneLevelDeep.run())" == """
                                 original  copyingItems
                ArrayObject      A         B
                first model      A         B
                its sourceArray  A         A
                """)
    }

    @Test("a deep copy shares nothing", .rows("S0-72"))
    func deep() throws {
        #expect(
            "\(try CopyingStudy.deep.run())" == """
                                 original  deepCopy
                ArrayObject      A         B
                first model      A         B
                its sourceArray  A         B
                """)
    }

    @Test("the advice names a way of copying for each intention", .rows("S0-73"))
    func advice() {
        #expect(
            CopyingAdvice.table == """
                to                                            call                          remark
                keep it as it is now                          copy()                        the object itself, if it cannot change
                change which items it has                     mutableCopy()                 the items are shared
                change the items, but not what they refer to  ArrayObject(copyingItemsOf:)  items must be ImmutableCopying
                change anything                               deepCopy()                    objects must be DeepCopying; what was shared stays shared
                """)
    }
}
