import ProjectPlans

// MARK: - CocoaPods

extension XcodePlanner {
    mutating func addPods(to drafts: [TargetDraft]) -> [TargetDraft] { drafts }
}
