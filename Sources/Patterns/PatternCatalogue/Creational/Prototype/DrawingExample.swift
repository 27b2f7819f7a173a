import PatternKit

extension Drawing {
    static let example = Example(
        id: "marks",
        title: .localized("Vertices and strokes that are copied"),
        inputs: [x.description, y.description],
        documentSource: "Creational/Prototype/Drawing.swift",
        idiomaticSource: "Creational/Prototype/DrawingValues.swift",
        classDiagram: classDiagram,
        document: copyMarks,
        idiomatic: assignValues)

    static let x = Input.number(
        "x", .localized("where the copy moves to, in points from the left"),
        in: -10_000...10_000, default: 50)

    static let y = Input.number(
        "y", .localized("where the copy moves to, in points from the top"),
        in: -10_000...10_000, default: 50)

    private static func copyMarks(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let target = Point(x: try inputs.value(of: x), y: try inputs.value(of: y))
        let third = stage.create(Vertex(Point(x: 10, y: 10)), as: "vertex3")
        let fourth = copy(of: third, as: "vertex4", on: stage)
        fourth.location = target
        stage.say("顶点3:\(third.location)")
        stage.say("顶点4:\(fourth.location)")

        let stroke = stage.create(Stroke(), as: "stroke")
        for vertex in [Vertex(Point(x: 0, y: 0)), Vertex(Point(x: 5, y: 5)), third, fourth] {
            stroke.add(vertex)
        }
        let twin = copy(of: stroke, as: "twin", on: stage)
        stage.say("子节点个数:\(stroke.marks.count)和\(twin.marks.count)")
        stroke.removeLast()
        stage.say("删除一个之后:\(stroke.marks.count)和\(twin.marks.count)")
        let objects = [stroke, twin] + stroke.marks + twin.marks as [AnyObject]
        let isEachItsOwn = Set(objects.map { ObjectIdentifier($0) }).count == objects.count
        stage.say("地址各不相同:\(isEachItsOwn ? "是" : "否")")
    }

    /// Asks a prototype for a copy, and gives the copy a name.
    private static func copy<Prototype: Mark>(
        of prototype: Prototype, as name: String, on stage: Stage
    ) -> Prototype {
        stage.call(prototype, "deepCopy()") {
            // Marks refer to nothing but marks, and those can all be copied.
            let copy = try! prototype.deepCopy()
            return stage.create(copy, as: name)
        }
    }

    private static func assignValues(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let third = Point(x: 10, y: 10)
        var fourth = third
        fourth = Point(x: try inputs.value(of: x), y: try inputs.value(of: y))
        stage.say("顶点3:\(third)")
        stage.say("顶点4:\(fourth)")

        var line = Line(points: [Point(x: 0, y: 0), Point(x: 5, y: 5), third, fourth])
        let twin = line
        stage.say("子节点个数:\(line.points.count)和\(twin.points.count)")
        line.points.removeLast()
        stage.say("删除一个之后:\(line.points.count)和\(twin.points.count)")
        // Values have no identity that could be shared.
        stage.say("地址各不相同:是")
    }

    private static let classDiagram = ClassDiagram(
        scope: "Drawing",
        boxes: [
            ClassBox("Mark", .interface, attributes: ["abstract location: Point"]),
            ClassBox(
                "Vertex", attributes: ["location: Point"], operations: ["blankCopy() -> Vertex"]),
            ClassBox(
                "Stroke", attributes: ["marks: [Vertex]", "location: Point"],
                operations: [
                    "add(_ mark: Vertex)", "removeLast()", "blankCopy() -> Stroke",
                    "shallowCopy() -> Stroke",
                ]),
            ClassBox("Point", .structure, attributes: ["x: Double", "y: Double"]),
        ],
        relations: [
            ClassRelation("Vertex", .realisation, "Mark"),
            ClassRelation("Stroke", .realisation, "Mark"),
            ClassRelation("Stroke", .aggregation, "Vertex", multiplicity: "*", role: "marks"),
            ClassRelation("Vertex", .composition, "Point", multiplicity: "1", role: "location"),
        ])
}
