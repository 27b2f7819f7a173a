extension UIView {
    /// How an animation runs. Raw values are Apple's.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews within the animation, so that they move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views be touched meanwhile. Without it they are not hit.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown now, not from the properties' values.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back after it has run forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Keeps its own other options inside another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly: the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        private static let curveBits: UInt = 7 << 16

        /// The curve among the options.
        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut
        }

        /// These options with the curve of `other`.
        func withCurve(of other: AnimationOptions) -> AnimationOptions {
            AnimationOptions(
                rawValue: rawValue & ~Self.curveBits | other.rawValue & Self.curveBits)
        }
    }

    /// How fast an animation runs at which time. Raw values are Apple's.
    public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// How a keyframe animation runs. Raw values are Apple's.
    public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from keyframe to keyframe: the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From keyframe to keyframe in jumps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace, whatever the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve, at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The options that both kinds of animation have.
        var common: AnimationOptions {
            AnimationOptions(rawValue: rawValue & 0b10_0011_1111)
        }
    }
}
