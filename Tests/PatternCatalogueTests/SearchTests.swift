import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("Searching by symptom")
struct SearchTests {
    @Test(
        "searching by symptom finds the pattern that helps, in either language", .rows("S1-32"),
        arguments: [
            ("too many if", "strategy"), ("undo", "command"), ("撤销", "command"),
            ("leak", "delegation"), ("retain cycle", "delegation"), ("poll", "observer"),
            ("thousands of objects", "flyweight"), ("轮询", "observer"), ("子类爆炸 组合", "decorator"),
            ("initialiser with a dozen parameters", "builder"),
            ("abstract factory", "abstract-factory"),
            ("snapshot", "memento"), ("a.b.c.d", "law-of-demeter"),
            ("massive view controller", "mvc"),
            ("incompatible interface", "adapter"), ("大量的对象", "flyweight"),
            ("global variable", "singleton"), ("全局变量", "singleton"),
            ("重复代码", "template-method"), ("duplicate code", "template-method"),
            ("wrap old api", "adapter"), ("旧接口", "adapter"), ("tight coupling", "mediator"),
            ("紧耦合", "mediator"), ("god object", "single-responsibility"),
        ])
    func symptoms(_ words: String, _ id: String) {
        let found = Catalogue.search(words).map(\.entry.id)
        #expect(found.first == id, "\(found)")
    }

    @Test(
        "searching finds every pattern by each of its situations, which is the reason given",
        .rows("S1-32"))
    func situations() {
        for entry in Catalogue.entries {
            for text in entry.whenToUse {
                for words in [text.english, text.chinese] {
                    let results = Catalogue.search(words)
                    #expect(
                        results.prefix(3).contains { $0.entry.id == entry.id },
                        "\(entry.id): \(words)")
                }
            }
        }
    }

    @Test(
        "Every pattern is named by its id, its aliases and its names in both languages",
        arguments: [
            ("观察者", "observer"), ("观察者模式", "observer"), ("Observer", "observer"),
            ("chain of responsibility", "chain"), ("MVC", "mvc"), ("单一职责", "single-responsibility"),
            ("里氏替换原则", "liskov-substitution"),
        ])
    func names(_ name: String, _ id: String) throws {
        #expect(try Catalogue.entry(name).id == id)
        for entry in Catalogue.entries {
            #expect(try Catalogue.entry(entry.name.english).id == entry.id)
            #expect(try Catalogue.entry(entry.name.chinese).id == entry.id)
        }
    }

    @Test("Searching by symptom gives the reason, and ranks the better fit first")
    func reason() throws {
        let results = Catalogue.search("too many if")
        #expect(results.first?.reason.english == "too many if or switch branches in one method")
        #expect(results.map(\.score) == results.map(\.score).sorted(by: >))
    }

    @Test(
        "Searching by symptom finds nothing for words that mean nothing",
        arguments: ["", "  ", "the of", "xyzzy", "?!"])
    func nothing(_ words: String) {
        #expect(Catalogue.search(words).isEmpty)
    }
}
