extension ImageFilters {
    static let example = Example(
        id: "image-filters",
        title: .localized("A turned picture with a shadow"),
        inputs: [width.description, height.description, angle.description],
        documentSource: "Structural/Decorator/ImageFilters.swift",
        idiomaticSource: "Structural/Decorator/FilterFunctions.swift",
        classDiagram: classDiagram,
        document: drawThroughFilters,
        idiomatic: filterState)

    static let width = Input.number(
        "width", .localized("the picture's width in pixels"), in: 1...10_000,
        default: 320)

    static let height = Input.number(
        "height", .localized("the picture's height in pixels"), in: 1...10_000,
        default: 480)

    static let angle = Input.number(
        "angle", .localized("how far to turn it, in degrees"), in: -360...360,
        default: -45)

    private static func size(_ inputs: InputValues) throws(CatalogueError) -> Size {
        Size(width: try inputs.value(of: width), height: try inputs.value(of: height))
    }

    /// A turn, and then a move to the left by half a width and down by an eighth of a height.
    private static func transform(_ inputs: InputValues) throws(CatalogueError) -> Transform {
        let size = try size(inputs)
        return Transform.rotation(degrees: try inputs.value(of: angle))
            .followed(by: .translation(-size.width / 2, size.height / 8))
    }

    private static func drawThroughFilters(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let picture = stage.create(Picture(size: try size(inputs), stage: stage))
        let turned = stage.create(
            TransformFilter(picture, transform: try transform(inputs), stage: stage))
        let shadowed = stage.create(ShadowFilter(turned, stage: stage))
        let canvas = Canvas()
        picture.draw(on: canvas)
        shadowed.draw(on: canvas)
        for drawing in canvas.drawings { stage.say(drawing) }
    }

    private static func filterState(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let image = FilteredImage(size: try size(inputs))
        let filtered = image.filtered(by: .transform(try transform(inputs))).filtered(by: .shadow)
        stage.say(image.drawing)
        stage.say(filtered.drawing)
    }

    private static let classDiagram = ClassDiagram(
        scope: "ImageFilters",
        boxes: [
            ClassBox(
                "ImageComponent", .interface, attributes: ["abstract size: Size"],
                operations: ["abstract draw(on canvas: Canvas)"]),
            ClassBox(
                "Picture", attributes: ["size: Size"], operations: ["draw(on canvas: Canvas)"]),
            ClassBox(
                "Filter", .abstractClass, attributes: ["-component: any ImageComponent"],
                operations: ["abstract apply(to canvas: Canvas)", "draw(on canvas: Canvas)"]),
            ClassBox(
                "TransformFilter", attributes: ["-transform: Transform"],
                operations: ["apply(to canvas: Canvas)"]),
            ClassBox("ShadowFilter", operations: ["apply(to canvas: Canvas)"]),
            ClassBox(
                "Canvas", attributes: ["state: GraphicsState"],
                operations: ["saveState()", "restoreState()", "drawImage(_ size: Size)"]),
        ],
        relations: [
            ClassRelation("Picture", .realisation, "ImageComponent"),
            ClassRelation("Filter", .realisation, "ImageComponent"),
            ClassRelation(
                "Filter", .aggregation, "ImageComponent", multiplicity: "1", role: "component"),
            ClassRelation("TransformFilter", .generalisation, "Filter"),
            ClassRelation("ShadowFilter", .generalisation, "Filter"),
            ClassRelation("ImageComponent", .dependency, "Canvas"),
        ])
}
