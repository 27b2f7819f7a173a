import Foundation

/// The components of the matrix.
nonisolated enum Components: String, CaseIterable, Sendable {
    case badges, toasts, progressHUD, emptyState, pickerFields, validatedFields
    case keyboardAvoiding, layoutDSL, pageControlling, sharedElements, growingTextViews
    case dateFields, hudQueues, toastActions, eventRouting
}

extension Components {
    /// All components, or those that the environment names: `COMPONENTS=toasts,badges`.
    nonisolated static let tested: [Components] = {
        let names = ProcessInfo.processInfo.environment["COMPONENTS"]?.split(separator: ",")
        return names?.compactMap { Components(rawValue: String($0)) } ?? allCases
    }()

    @MainActor var type: Component.Type {
        switch self {
        case .badges: BadgeComponent.self
        case .toasts: ToastComponent.self
        case .progressHUD: HUDComponent.self
        case .emptyState: EmptyStateComponent.self
        case .pickerFields: PickerComponent.self
        case .validatedFields: ValidatedComponent.self
        case .keyboardAvoiding: KeyboardComponent.self
        case .layoutDSL: LayoutComponent.self
        case .pageControlling: PagingComponent.self
        case .sharedElements: SharedElementComponent.self
        case .growingTextViews: GrowingComponent.self
        case .dateFields: DateComponent.self
        case .hudQueues: HUDQueueComponent.self
        case .toastActions: ToastActionComponent.self
        case .eventRouting: RoutingComponent.self
        }
    }
}
