import PatternCatalogue
import Testing

@Suite("The studies of copying")
struct CopyingStudyTests {
    @Test(
        "S0-64: an identity table prints which copies are the same object, by letters"
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

    @Test("S0-65: an immutable string's copy is itself, its mutable copy is new")
    func string() throws {
        #expect(
            "\(try CopyingStudy.string.run())" == """
                              original  copy  mutableCopy
                StringObject  A         A     B
                """)
    }

    @Test("S0-66: both copies of a mutable string are new")
    func mutableString() throws {
        #expect(
            "\(try CopyingStudy.mutableString.run())" == """
                                     original  copy  mutableCopy
                MutableStringObject  A         B     C
                """)
    }

    @Test(
        "S0-66: neither copy of a mutable string changes with it, and the copy cannot be changed at all"
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

    @Test("S0-67: a model's copy is new, shares its text and array, and has its own mutable array")
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
        "S0-68: an immutable array's copy is itself; the items are shared with the mutable copy too"
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

    @Test("S0-69: both copies of a mutable array are new, with the same items")
    func mutableArray() throws {
        #expect(
            "\(try CopyingStudy.mutableArray.run())" == """
                                    original  copy  mutableCopy
                MutableArrayObject  A         B     C
                first model         A         A     A
                its sourceArray     A         A     A
                """)
    }

    @Test("S0-69: the copy of a mutable array cannot be changed")
    func mutableArrayChanges() {
        let original = MutableArrayObject([1, 2])
        let (copy, mutableCopy) = (original.copy(), original.mutableCopy())
        original.append(3)
        mutableCopy.setItems([])
        #expect(original.items == [1, 2, 3])
        #expect(copy.items == [1, 2])
        #expect(!(copy is MutableArrayObject<Int>))
    }

    @Test("S0-70: the summary says for each class what is a pointer and what is content")
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

    @Test("S0-71: a copy of the items is one level deep: new items, which share their array")
    func oneLevelDeep() throws {
        #expect(
            "\(try CopyingStudy.oneLevelDeep.run())" == """
                                 original  copyingItems
                ArrayObject      A         B
                first model      A         B
                its sourceArray  A         A
                """)
    }

    @Test("S0-72: a deep copy shares nothing")
    func deep() throws {
        #expect(
            "\(try CopyingStudy.deep.run())" == """
                                 original  deepCopy
                ArrayObject      A         B
                first model      A         B
                its sourceArray  A         B
                """)
    }

    @Test("S0-73: the advice names a way of copying for each intention")
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
