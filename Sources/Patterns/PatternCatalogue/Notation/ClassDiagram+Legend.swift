extension ClassDiagram {
    /// Everything that class diagrams are written with, in one diagram of animals.
    public static let legend = ClassDiagram(
        scope: "Wildlife",
        boxes: [
            ClassBox(
                "Animal", .abstractClass, attributes: ["isAlive: Bool"],
                operations: [
                    "metabolise(_ oxygen: Oxygen, _ water: Water) -> String",
                    "abstract move() -> String",
                ]),
            ClassBox("Oxygen", .structure, attributes: ["formula"]),
            ClassBox("Water", .structure, attributes: ["formula"]),
            ClassBox(
                "Bird", attributes: ["-wings: [Wing]"],
                operations: ["move() -> String", "layEgg() -> Double"]),
            ClassBox("Wing", operations: ["flap() -> String"]),
            ClassBox("Egg", .structure, attributes: ["grams: Double"]),
            ClassBox("Flying", .interface, operations: ["fly() -> String"]),
            ClassBox("GooseFlock", attributes: ["geese: [Goose]"], operations: ["flySouth()"]),
            ClassBox("Goose", operations: ["fly() -> String"]),
            ClassBox("Duck"),
            ClassBox("DonaldDuck", operations: ["speak() -> String"], lollipops: ["Speaking"]),
            ClassBox("Penguin", attributes: ["climate: Climate"]),
            ClassBox(
                "Climate", attributes: ["degrees: Double"],
                operations: ["static season() -> String"]),
        ],
        relations: [
            ClassRelation("Bird", .generalisation, "Animal"),
            ClassRelation("Animal", .dependency, "Oxygen", label: .localized("parameter")),
            ClassRelation("Animal", .dependency, "Water", label: .localized("parameter")),
            ClassRelation(
                "Bird", .composition, "Wing", multiplicity: "1..2", role: "wings",
                sourceMultiplicity: "1"),
            ClassRelation(
                "Bird", .dependency, "Egg", label: .localized("local variable")),
            ClassRelation("Goose", .generalisation, "Bird"),
            ClassRelation("Duck", .generalisation, "Bird"),
            ClassRelation("Penguin", .generalisation, "Bird"),
            ClassRelation("Goose", .realisation, "Flying"),
            ClassRelation("DonaldDuck", .generalisation, "Duck"),
            ClassRelation("GooseFlock", .aggregation, "Goose", multiplicity: "*", role: "geese"),
            ClassRelation("Penguin", .association, "Climate", multiplicity: "1", role: "climate"),
            ClassRelation(
                "GooseFlock", .dependency, "Climate", label: .localized("static call")),
        ],
        notes: [
            DiagramNote(
                on: "Bird",
                .localized("Wings live and die with their bird.")),
            DiagramNote(
                on: "GooseFlock",
                .localized("Geese outlive the flock.")),
        ])
}
