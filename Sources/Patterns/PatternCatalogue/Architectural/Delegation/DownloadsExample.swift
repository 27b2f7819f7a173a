extension Downloads {
    static let example = Example(
        id: "downloads",
        title: .localized("A download and its screen"),
        inputs: [parts.description],
        documentSource: "Architectural/Delegation/Downloads.swift",
        idiomaticSource: "Architectural/Delegation/DownloadEvents.swift",
        classDiagram: classDiagram,
        document: showDownload,
        idiomatic: loopOverEvents)

    static let parts = Input.integer(
        "parts", .localized("how many parts are downloaded"), in: 1...100, default: 2)

    private static func showDownload(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let parts = try inputs.value(of: parts)
        let screen = stage.create(Screen(stage: stage))
        // The downloader holds its delegate, the screen, weakly.
        withExtendedLifetime(screen) { screen.show(parts: parts) }
    }

    private static func loopOverEvents(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        for event in Events(parts: try inputs.value(of: parts)) {
            switch event {
            case .reached(let percent): stage.say("已下载\(percent)%")
            case .finished: stage.say("下载完成")
            }
        }
    }

    private static let messages: [ClassMember] = [
        "downloaderDidFinish(_ downloader: Downloader)",
        "downloader(_ downloader: Downloader, didReach percent: Int)",
    ]

    private static let classDiagram = ClassDiagram(
        scope: "Downloads",
        boxes: [
            ClassBox(
                "Downloader", attributes: ["delegate: (any DownloaderDelegate)?"],
                operations: ["start(parts: Int)"]),
            ClassBox("DownloaderDelegate", .interface, operations: messages.map(\.asAbstract)),
            ClassBox("Screen", attributes: ["-downloader: Downloader"], operations: messages),
        ],
        relations: [
            ClassRelation(
                "Downloader", .association, "DownloaderDelegate", multiplicity: "0..1",
                role: "delegate"),
            ClassRelation("Screen", .realisation, "DownloaderDelegate"),
            ClassRelation(
                "Screen", .composition, "Downloader", multiplicity: "1", role: "downloader"),
        ],
        notes: [
            DiagramNote(on: "Downloader", .localized("The delegate is held weakly."))
        ])
}
