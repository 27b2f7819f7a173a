import CoreGraphics
public import Foundation
public import FoundationGaps

extension UIWindowScene {
    /// The shape of a scene.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        /// The frame of the scene's window; at the origin, as a desktop does not report its place.
        public let systemFrame: CGRect

        /// The coordinates of the scene.
        public let coordinateSpace: any UICoordinateSpace

        /// The orientation, which follows the window's shape.
        public let interfaceOrientation: UIInterfaceOrientation

        /// `true` while the user is resizing the window; not reported by a desktop.
        public var isInteractivelyResizing: Bool { false }

        init(_ scene: UIWindowScene) {
            coordinateSpace = scene.coordinateSpace
            systemFrame = scene.coordinateSpace.bounds
            interfaceOrientation = scene.interfaceOrientation
            super.init()
        }

        nonisolated deinit {}
    }

    /// A request for the shape of a scene: one of its subclasses.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        nonisolated deinit {}
    }

    /// The shape of the scene.
    public var effectiveGeometry: Geometry { Geometry(self) }

    /// Requests a shape of the scene.
    ///
    /// The user chooses the shape of a desktop's window: a request for orientations succeeds if
    /// the window has one of them, and fails with ``UISceneError`` otherwise.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        UIApplication.shared.schedule(after: 0) { [weak self] in
            guard let self else { return }
            guard let wanted = geometryPreferences as? GeometryPreferences.iOS else {
                errorHandler?(UISceneError(.geometryRequestUnsupported))
                return
            }
            if !wanted.allows(interfaceOrientation) {
                errorHandler?(UISceneError(.geometryRequestDenied))
            }
        }
    }

    /// The limits of the window's size; `nil`: a desktop's user chooses it.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// The limits of the size of a scene's window. A desktop has none; see
/// ``UIWindowScene/sizeRestrictions``.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    /// The least size.
    public var minimumSize = CGSize.zero

    /// The greatest size.
    public var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// `true` if the window may fill the screen.
    public var allowsFullScreen = true

    nonisolated deinit {}
}

extension UIWindowScene.GeometryPreferences {
    /// A request for the orientations of a phone's or pad's scene.
    @preconcurrency @MainActor
    public final class iOS: UIWindowScene.GeometryPreferences {
        /// The orientations; all by default.
        public var interfaceOrientations: UIInterfaceOrientationMask?

        public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
            self.interfaceOrientations = interfaceOrientations
            super.init()
        }

        nonisolated deinit {}

        /// Returns `true` if a window of this orientation has the requested one: a desktop's is
        /// portrait or landscape, whichever way up.
        func allows(_ orientation: UIInterfaceOrientation) -> Bool {
            guard let interfaceOrientations else { return true }
            let same: UIInterfaceOrientationMask =
                orientation.isPortrait ? [.portrait, .portraitUpsideDown] : .landscape
            return !interfaceOrientations.isDisjoint(with: same)
        }
    }

    /// A request for the frame of a Mac's window, which is not supported.
    @preconcurrency @MainActor
    public final class Mac: UIWindowScene.GeometryPreferences {
        /// The frame on the screen.
        public var systemFrame: CGRect

        public init(systemFrame: CGRect = .null) {
            self.systemFrame = systemFrame
            super.init()
        }

        nonisolated deinit {}
    }
}

extension UIWindowScene {
    /// What a scene opens with that the user requests by an item, such as one of a collection.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity that the scene shows.
        public let userActivity: NSUserActivity

        /// The options of the request.
        open var options: UIScene.ActivationRequestOptions?

        public init(userActivity: NSUserActivity) {
            self.userActivity = userActivity
            super.init()
        }

        nonisolated deinit {}
    }
}
