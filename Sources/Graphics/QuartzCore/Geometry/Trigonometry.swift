import CoreGraphics
import Foundation

nonisolated func sine(_ angle: CGFloat) -> CGFloat { CGFloat(Foundation.sin(Double(angle))) }
nonisolated func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(Foundation.cos(Double(angle))) }
