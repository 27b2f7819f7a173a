/// The components of the matrix.
nonisolated enum Components: String, CaseIterable, Sendable {
    case badges, toasts, progressHUD, emptyState, pickerFields, validatedFields
    case keyboardAvoiding, layoutDSL, pageControlling, sharedElements, growingTextViews
}

extension Components {
    var type: Component.Type {
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
        }
    }
}
