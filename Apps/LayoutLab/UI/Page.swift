/// A page of the lab. The raw value is its accessibility identifier.
public nonisolated enum Page: String, CaseIterable, Sendable {
    // The worked example and the four worked cases.
    case equations = "Equations"
    case twoLabels = "TwoLabels"
    case fourPictures = "FourPictures"
    case threeQuarters = "ThreeQuarters"
    case severalBounds = "SeveralBounds"

    // The examples that Masonry comes with.
    case basic = "Basic"
    case update = "Update"
    case remake = "Remake"
    case constants = "Constants"
    case edges = "Edges"
    case aspectFit = "AspectFit"
    case animated = "Animated"
    case debug = "Debug"
    case labels = "Labels"
    case scroll = "Scroll"
    case array = "Array"
    case chaining = "Chaining"
    case margins = "Margins"
    case distribute = "Distribute"
    case guides = "Guides"

    // The engine.
    case diagnoses = "Diagnoses"
    case stacks = "Stacks"

    /// The sections of the list, top to bottom.
    static let sections: [(name: KeyPath<LabWords, String> & Sendable, pages: [Page])] = [
        (\.workedSection, [.equations, .twoLabels, .fourPictures, .threeQuarters, .severalBounds]),
        (
            \.exampleSection,
            [
                .basic, .update, .remake, .constants, .edges, .aspectFit, .animated, .debug,
                .labels, .scroll, .array, .chaining, .margins, .distribute, .guides,
            ]
        ),
        (\.engineSection, [.diagnoses, .stacks]),
    ]

    /// What the page shows.
    @MainActor func makeExample(words: LabWords) -> Example {
        switch self {
        case .equations: EquationsExample(words: words)
        case .twoLabels: TwoLabelsExample(words: words)
        case .fourPictures: FourPicturesExample(words: words)
        case .threeQuarters: ThreeQuartersExample(words: words)
        case .severalBounds: SeveralBoundsExample(words: words)
        case .basic: BasicExample(words: words)
        case .update: UpdateExample(words: words)
        case .remake: RemakeExample(words: words)
        case .constants: ConstantsExample(words: words)
        case .edges: EdgesExample(words: words)
        case .aspectFit: AspectFitExample(words: words)
        case .animated: AnimatedExample(words: words)
        case .debug: DebugExample(words: words)
        case .labels: LabelsExample(words: words)
        case .scroll: ScrollExample(words: words)
        case .array: ArrayExample(words: words)
        case .chaining: ChainingExample(words: words)
        case .margins: MarginsExample(words: words)
        case .distribute: DistributeExample(words: words)
        case .guides: GuidesExample(words: words)
        case .diagnoses: DiagnosesExample(words: words)
        case .stacks: StacksExample(words: words)
        }
    }
}
