extension UIView {
    /// The options of an animation. Raw values are Apple's.
    public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews within the animation, so that they animate too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Delivers touches to the animated views during the animation. Without it they are not
        /// hit.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the value on screen instead of the property's value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backward after it has run forward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Animates the content of a transition while it changes, which is always so here.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
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

        /// Prefers 60 frames per second. A preference only: frames come as the display shows them.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Prefers 30 frames per second. A preference only: frames come as the display shows them.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        private static let curveBits: UInt = 7 << 16

        /// The curve among the options.
        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut
        }

        /// These options with another curve.
        func withCurve(_ curve: AnimationCurve) -> AnimationOptions {
            withCurve(of: AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
        }

        /// These options with the curve of `other`.
        func withCurve(of other: AnimationOptions) -> AnimationOptions {
            AnimationOptions(
                rawValue: rawValue & ~Self.curveBits | other.rawValue & Self.curveBits)
        }
    }

    /// The speed of an animation over time. Raw values are Apple's.
    public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// The options of a keyframe animation. Raw values are Apple's.
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

        /// Linear interpolation between keyframes: the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from keyframe to keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear at a constant speed, independent of the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A smooth curve at a constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The options shared with other animations.
        var common: AnimationOptions {
            AnimationOptions(rawValue: rawValue & 0b10_0011_1111)
        }
    }
}
