/// What a changed property of a view demands: layout, drawing and the like.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Notes on a view that it has to be updated.
    func invalidate(view: UIView)
}

extension UIView {
    /// The updates that ``Invalidating`` asks for.
    public enum Invalidations {
        /// Draws again.
        public struct Display: UIViewInvalidating {
            /// Creates the update.
            public init() {}
            /// Marks the view as needing to be drawn.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Lays out again.
        public struct Layout: UIViewInvalidating {
            /// Creates the update.
            public init() {}
            /// Marks the view as needing to be laid out.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Updates the constraints.
        public struct Constraints: UIViewInvalidating {
            /// Creates the update.
            public init() {}
            /// Marks the constraints of the view as needing an update.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Measures the content again.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the update.
            public init() {}
            /// Marks the size of the content as needing to be measured.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Two updates.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>:
            UIViewInvalidating
        {
            let first: First
            let second: Second

            /// Creates both updates.
            public init(_ first: First, _ second: Second) {
                (self.first, self.second) = (first, second)
            }

            /// Performs the first update, then the second.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view whose changes demand updates of the view.
    ///
    ///     final class Ring: UIView {
    ///         @Invalidating(.display, .intrinsicContentSize) var lineWidth: CGFloat = 4
    ///     }
    ///
    /// Setting an equal value demands nothing.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// A property with one update.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// A property with two updates.
        public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
            wrappedValue: Value, _ first: First, _ second: Second
        ) where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
        }

        /// A property with three updates.
        public init<
            First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating
        >(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(Invalidations.Tuple(first, second), third))
        }

        /// A property with four updates.
        public init<
            First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating,
            Fourth: UIViewInvalidating
        >(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third,
            _ fourth: Fourth
        )
        where
            InvalidationType == Invalidations.Tuple<
                Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>
            >
        {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(
                    Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth)))
        }

        /// The value; only properties of views have it.
        @available(*, unavailable, message: "@Invalidating is for properties of views.")
        public var wrappedValue: Value {
            get { fatalError("@Invalidating is for properties of views.") }
            set { fatalError("@Invalidating is for properties of views.") }
        }

        /// The property of a view, whose updates follow a new value.
        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner,
            wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
            storage storage: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storage].value }
            set {
                guard view[keyPath: storage].value != newValue else { return }
                view[keyPath: storage].value = newValue
                view[keyPath: storage].invalidation.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Draws again.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Lays out again.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Updates the constraints.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Measures the content again.
    public static var intrinsicContentSize: Self { Self() }
}
