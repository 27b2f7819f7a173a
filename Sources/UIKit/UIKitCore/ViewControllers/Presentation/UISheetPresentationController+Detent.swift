import CoreGraphics
public import Foundation

/// The values with which a detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }

    /// The height of a large sheet without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The name of a detent.
        public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }

            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The detent at about half of the window's height.
            public static let medium = Identifier("com.apple.UIKit.medium")

            /// The detent at nearly the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name, unique within a sheet.
        public let identifier: Identifier

        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver:
                @escaping (
                    any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        nonisolated deinit {}

        /// The share of the maximum height that a medium sheet has.
        private static let mediumShare: CGFloat = 0.56

        /// Creates a detent at 0.56 of the maximum height, which is inactive in low windows.
        public class func medium() -> Self {
            Self(.medium) {
                let traits = $0.containerTraitCollection
                guard traits.verticalSizeClass != .compact else { return nil }
                let scale = max(traits.displayScale, 1)
                return floor($0.maximumDetentValue * mediumShare * scale) / scale
            }
        }

        /// Creates a detent at the maximum height.
        public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

        /// Creates a detent with a computed height.
        ///
        /// - Parameters:
        ///   - identifier: The name, or `nil` for a unique one.
        ///   - resolver: Returns the height without the bottom safe area; `nil` makes the detent
        ///     inactive.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (
                    any UISheetPresentationControllerDetentResolutionContext
                ) -> CGFloat?
        ) -> Self {
            Self(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// Returns the height in a context; `nil` while the detent is inactive.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }
}

/// The values for resolving detents.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }

    nonisolated deinit {}
}

/// An object that is notified of the changes that a user makes to a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after the user moved the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}
