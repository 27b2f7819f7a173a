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
    static let sections: [(name: Section, pages: [Page])] = [
        (.worked, [.equations, .twoLabels, .fourPictures, .threeQuarters, .severalBounds]),
        (
            .examples,
            [
                .basic, .update, .remake, .constants, .edges, .aspectFit, .animated, .debug,
                .labels, .scroll, .array, .chaining, .margins, .distribute, .guides,
            ]
        ),
        (.engine, [.diagnoses, .stacks]),
    ]

    /// A part of the list, with a header.
    enum Section {
        case worked
        case examples
        case engine
    }

    /// Creates the page's example.
    @MainActor func makeExample() -> Example {
        switch self {
        case .equations: EquationsExample()
        case .twoLabels: TwoLabelsExample()
        case .fourPictures: FourPicturesExample()
        case .threeQuarters: ThreeQuartersExample()
        case .severalBounds: SeveralBoundsExample()
        case .basic: BasicExample()
        case .update: UpdateExample()
        case .remake: RemakeExample()
        case .constants: ConstantsExample()
        case .edges: EdgesExample()
        case .aspectFit: AspectFitExample()
        case .animated: AnimatedExample()
        case .debug: DebugExample()
        case .labels: LabelsExample()
        case .scroll: ScrollExample()
        case .array: ArrayExample()
        case .chaining: ChainingExample()
        case .margins: MarginsExample()
        case .distribute: DistributeExample()
        case .guides: GuidesExample()
        case .diagnoses: DiagnosesExample()
        case .stacks: StacksExample()
        }
    }
}
