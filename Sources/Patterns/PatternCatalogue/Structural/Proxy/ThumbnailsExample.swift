extension Thumbnails {
    static let example = Example(
        id: "lazy-image",
        title: .localized("Pictures that load when they are seen"),
        inputs: [looks.description],
        documentSource: "Structural/Proxy/Thumbnails.swift",
        idiomaticSource: "Structural/Proxy/LazyThumbnail.swift",
        classDiagram: classDiagram,
        document: lookAtProxy,
        idiomatic: lookAtLazyThumbnail)

    static let looks = Input.integer(
        "looks", .localized("how often to look after the first time"), in: 0...100,
        default: 2)

    private static let file = "thumbnail_1.png"

    private static func lookAtProxy(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let loader = stage.create(PictureLoader(stage: stage))
        let proxy = stage.create(PictureProxy(file: file, loader: loader, stage: stage))
        stage.say(proxy.draw())
        for _ in 0..<(try inputs.value(of: looks)) {
            proxy.loadIfNeeded()
            stage.say(proxy.draw())
        }
    }

    private static func lookAtLazyThumbnail(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let thumbnail = LazyThumbnail {
            stage.say("读取 \(file)")
            return "缩略图 \(file)"
        }
        stage.say(thumbnail.current)
        for _ in 0..<(try inputs.value(of: looks)) { stage.say(thumbnail.loaded) }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Thumbnails",
        boxes: [
            ClassBox("Picture", .interface, operations: ["abstract draw() -> String"]),
            ClassBox(
                "PictureProxy", attributes: ["-picture: LoadedPicture?"],
                operations: ["draw() -> String", "loadIfNeeded()"]),
            ClassBox(
                "LoadedPicture", attributes: ["-file: String"], operations: ["draw() -> String"]),
            ClassBox(
                "PictureLoader", attributes: ["count: Int"],
                operations: ["load(_ file: String) -> LoadedPicture"]),
        ],
        relations: [
            ClassRelation("PictureProxy", .realisation, "Picture"),
            ClassRelation("LoadedPicture", .realisation, "Picture"),
            ClassRelation(
                "PictureProxy", .composition, "LoadedPicture", multiplicity: "0..1", role: "picture"
            ),
            ClassRelation("PictureProxy", .association, "PictureLoader", role: "loader"),
        ])
}
