extension Reading {
    static let example = Example(
        id: "reading",
        title: .localized("Reading aloud, before and after"),
        documentSource: "Principles/DependencyInversion/Reading+Before.swift",
        idiomaticSource: "Principles/DependencyInversion/Reading+After.swift",
        classDiagram: ClassDiagram(
            scope: "Reading",
            boxes: [
                ClassBox("BookReader", operations: ["read(_ book: Book) -> String"]),
                ClassBox("Reader", .structure, operations: ["read(_:)"]),
                ClassBox("Readable", .interface, attributes: ["abstract text: String"]),
                ClassBox("Book", attributes: ["text: String"]),
                ClassBox("Newspaper", attributes: ["text: String"]),
                ClassBox("Letter", attributes: ["text: String"]),
            ],
            relations: [
                ClassRelation("BookReader", .dependency, "Book"),
                ClassRelation("Reader", .dependency, "Readable"),
                ClassRelation("Book", .realisation, "Readable"),
                ClassRelation("Newspaper", .realisation, "Readable"),
                ClassRelation("Letter", .realisation, "Readable"),
            ],
            notes: [DiagramNote(on: "BookReader", .before), DiagramNote(on: "Reader", .after)]),
        document: { _, stage throws(CatalogueError) in
            let reader = stage.create(BookReader(stage: stage))
            stage.say(reader.read(Book()))
            stage.say(reader.read(Newspaper()))
            stage.say(reader.read(Letter()))
        },
        idiomatic: { _, stage throws(CatalogueError) in
            let reader = Reader()
            stage.say(reader.read(Book()))
            stage.say(reader.read(Newspaper()))
            stage.say(reader.read(Letter()))
        })
}

extension Catalogue {
    static let dependencyInversion = Entry(
        "dependency-inversion", aliases: ["dip"], family: .principle,
        english: PackageResources.dependency_inversion_en_md,
        chinese: PackageResources.dependency_inversion_zh_Hans_md,
        examples: [Reading.example],
        related: ["open-closed", "strategy", "bridge", "delegation"])
}
