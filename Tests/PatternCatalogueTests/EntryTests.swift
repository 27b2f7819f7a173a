import Foundation
import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("Every entry of the catalogue")
struct EntryTests {
    @Test(
        "Catalogue: it has 24 patterns, 3 app architectures and 7 principles, each once",
        .rows("S1-01"))
    func list() {
        let ids = Catalogue.entries.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(
            ids == [
                "simple-factory", "factory-method", "abstract-factory", "builder", "singleton",
                "prototype", "composite", "adapter", "bridge", "decorator", "facade", "flyweight",
                "proxy", "iterator", "command", "mediator", "observer", "state", "strategy",
                "template-method", "chain", "interpreter", "visitor", "memento", "delegation",
                "mvc", "option-set", "single-responsibility", "liskov-substitution",
                "dependency-inversion",
                "interface-segregation", "law-of-demeter", "open-closed", "composite-reuse",
            ])
    }

    @Test(
        "every entry stands in one of the three families, or in one of the two others",
        .rows("S3-01"))
    func families() {
        #expect(Catalogue.entries(of: .creational).count == 6)
        #expect(Catalogue.entries(of: .structural).count == 7)
        #expect(Catalogue.entries(of: .behavioural).count == 11)
        #expect(Catalogue.entries(of: .architectural).count == 3)
        #expect(Catalogue.entries(of: .principle).count == 7)
    }

    @Test("every one of its 21 patterns stands in the second taxonomy", .rows("S1-01"))
    func purposes() {
        let counts = PatternPurpose.allCases.map { Catalogue.entries(for: $0).count }
        #expect(counts == [5, 3, 2, 2, 3, 3, 2, 1])
        let none = Catalogue.entries.filter { $0.purpose == nil && isPattern($0) }.map(\.id)
        #expect(none == ["simple-factory", "state", "interpreter"])
    }

    @Test("its 21 patterns stand in the groups of the book, by name", .rows("S1-01"))
    func purposeNames() {
        let groups: [(PatternPurpose, [String])] = [
            (
                .objectCreation,
                ["factory-method", "abstract-factory", "builder", "singleton", "prototype"]
            ),
            (.interfaceAdaptation, ["adapter", "bridge", "facade"]),
            (.decoupling, ["mediator", "observer"]),
            (.abstractCollections, ["composite", "iterator"]),
            (.behaviourExtension, ["visitor", "decorator", "chain"]),
            (.algorithmEncapsulation, ["template-method", "strategy", "command"]),
            (.performanceAndAccess, ["flyweight", "proxy"]),
            (.objectState, ["memento"]),
        ]
        #expect(groups.map(\.0) == PatternPurpose.allCases)
        for (purpose, names) in groups {
            #expect(Set(Catalogue.entries(for: purpose).map(\.id)) == Set(names))
        }
        #expect(groups.flatMap(\.1).count == 21)
    }

    private func isPattern(_ entry: Entry) -> Bool {
        [.creational, .structural, .behavioural].contains(entry.family)
    }

    @Test(
        "every entry has every field of the documents' page, in both languages", .rows("S0-36"),
        arguments: allIDs)
    func fields(_ id: String) throws {
        let entry = try Catalogue.entry(id)
        for language in Language.allCases {
            let chapter =
                [entry.name, entry.intent, entry.motivation, entry.threadSafety]
                + entry.whenToUse + entry.symptoms + entry.roles.flatMap { [$0.name, $0.duty] }
                + entry.quirks.flatMap { [$0.original, $0.mended] } + entry.usedIn.map(\.purpose)
            let words =
                entry.examples.map(\.title)
                + entry.examples.flatMap { $0.inputs.flatMap { [$0.meaning, $0.allowed] } }
            let texts =
                chapter.map { $0.text(in: language) } + words.map { $0.text(in: language) }
            for text in texts {
                #expect(!text.isEmpty)
                #expect(text.trimmingCharacters(in: .whitespaces) == text)
                let hasHan = text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
                let isName = text.allSatisfy { $0.isASCII } && text.count < 30
                #expect(
                    hasHan == (language == .simplifiedChinese) || isName || quotes(text), "\(text)")
            }
        }
        #expect(!entry.whenToUse.isEmpty)
        #expect(!entry.symptoms.isEmpty)
        #expect(!entry.roles.isEmpty)
        #expect(!entry.related.isEmpty)
    }

    /// Whether an English text quotes a Chinese word on purpose.
    private func quotes(_ text: String) -> Bool {
        text.contains("苦") && text.contains("bitter")
    }

    @Test(
        "Every entry of the catalogue writes its Chinese chapter with full-width punctuation",
        arguments: allIDs)
    func punctuation(_ id: String) throws {
        let entry = try Catalogue.entry(id)
        let texts =
            entry.whenToUse + entry.symptoms + [entry.intent, entry.motivation, entry.threadSafety]
            + entry.roles.map(\.duty) + entry.quirks.flatMap { [$0.original, $0.mended] }
        for text in texts.map(\.chinese) {
            let letters = Array(text.unicodeScalars)
            for (letter, next) in zip(letters, letters.dropFirst()) {
                let isHan = (0x4E00...0x9FFF).contains(letter.value)
                #expect(!(isHan && ",:;?!.".unicodeScalars.contains(next)), "\(text)")
            }
        }
    }

    @Test(
        "Every entry of the catalogue names roles, related entries, sources and uses that exist",
        arguments: allIDs)
    func references(_ id: String) throws {
        let entry = try Catalogue.entry(id)
        let boxes = Set(entry.examples[0].classDiagram.boxes.map(\.name))
        for role in entry.roles {
            for type in role.types { #expect(boxes.contains(type), "\(type) has no box") }
        }
        for id in entry.related {
            #expect(try Catalogue.entry(id).id == id)
            #expect(id != entry.id)
        }
        let paths = entry.usedIn.map(\.path) + entry.examples.flatMap { $0.sources.values }
        for path in paths {
            let url = Golden.repository.appending(path: path)
            #expect(FileManager.default.fileExists(atPath: url.path), "\(path) does not exist")
        }
    }

    @Test(
        "every example records messages for a sequence diagram", .rows("S0-36"),
        arguments: allIDs)
    func messages(_ id: String) throws {
        let entry = try Catalogue.entry(id)
        for example in entry.examples {
            let messages = try example.run().messages
            #expect(!messages.messages.isEmpty, "\(example.id)")
            let names = messages.participants.map(\.name)
            #expect(Set(names).count == names.count)
            for message in messages.messages {
                #expect(names.contains(message.sender) && names.contains(message.receiver))
            }
            let calls = messages.messages.count { $0.kind == .call }
            #expect(calls == messages.messages.count { $0.kind == .return })
        }
    }

    @Test(
        "In every sequence diagram the lifelines of objects begin where they are made",
        arguments: allIDs)
    func lifelines(_ id: String) throws {
        // Their objects make others in initialisers and keep them private.
        let others: Set = ["downloads", "bottles", "working-day", "cash"]
        for example in try Catalogue.entry(id).examples where !others.contains(example.id) {
            let diagram = try example.run().messages
            for participant in diagram.participants where participant.type != nil {
                let first = diagram.messages.first {
                    [$0.sender, $0.receiver].contains(participant.name)
                }
                #expect(
                    first.map { $0.kind == .creation && $0.receiver == participant.name } ?? true,
                    "\(example.id): \(participant.name)")
            }
        }
    }

    @Test("Every entry of the catalogue gives the same result again", arguments: allIDs)
    func repeatable(_ id: String) throws {
        let entry = try Catalogue.entry(id)
        for example in entry.examples {
            for form in Example.Form.allCases {
                #expect(try example.run(form) == example.run(form))
            }
        }
    }

    @Test("Every entry of the catalogue takes its own defaults as inputs", arguments: allIDs)
    func defaults(_ id: String) throws {
        let entry = try Catalogue.entry(id)
        for example in entry.examples {
            let texts = example.inputs.map { ($0.name, $0.defaultText) }
            let inputs = Dictionary(uniqueKeysWithValues: texts)
            for form in Example.Form.allCases {
                #expect(try example.run(form, inputs: inputs) == example.run(form))
            }
        }
    }

    @Test("the principles come to one sentence, and say one each", .rows("S0-08"))
    func summary() {
        #expect(Catalogue.principlesSummary.chinese == "用抽象构建框架，用实现扩展细节。")
        let principles = Catalogue.entries(of: .principle)
        #expect(
            Set(principles.map(\.id)) == [
                "single-responsibility", "liskov-substitution", "dependency-inversion",
                "interface-segregation", "law-of-demeter", "open-closed", "composite-reuse",
            ])
        for language in Language.allCases {
            let lines = principles.map { $0.intent.text(in: language) }
            #expect(Set(lines).count == 7)
            for line in lines {
                #expect(!line.isEmpty && line.count < 250 && !line.contains("\n"), "\(line)")
            }
        }
    }
}

private let allIDs = Catalogue.entries.map(\.id)
