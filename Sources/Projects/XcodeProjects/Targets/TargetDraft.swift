import ProjectPlans

/// A target of one of the projects that were read.
struct TargetKey: Hashable {
    /// The path of the `.xcodeproj` folder.
    let project: String

    /// The target's identifier.
    let id: String
}

/// A target as its own project describes it, before other projects are looked at.
struct TargetDraft {
    /// A framework or library that is linked as a file, `Alamofire.framework`.
    struct Linked: Hashable {
        let file: String

        /// Where it lies, `nil` for what the build makes.
        let path: String?

        let place: PlanPlace
    }

    let key: TargetKey
    var target: PlannedTarget

    /// The build settings, which schemes may name.
    var settings: BuildSettings?

    /// `true` if it only collects what it depends on.
    var isAggregate = false

    /// The target's product with its ending, `App.app`.
    var product = ""

    var dependencies: [TargetKey] = []
    var linked: [Linked] = []

    /// The product that tests run in, `App.app`.
    var host: String?

    /// The target that tests run in, where the project says it by its identifier or name.
    var hostKey: TargetKey?
    var hostName: String?

    var remarks: [PlanRemark] = []
}
