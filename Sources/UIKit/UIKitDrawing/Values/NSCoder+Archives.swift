public import CoreGraphics
public import Foundation

// Geometry under the keys of an archive. Foundation encodes points, sizes and rectangles; what it
// does not know is encoded as text, as property lists have it.

nonisolated extension NSCoder {
    /// Returns the point of a key; zero if there is none. The same holds for the types below.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// Returns the size of a key.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// Returns the rectangle of a key.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Encodes a vector.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSString(string: Self.string(for: vector)), forKey: key)
    }

    /// Returns the vector of a key.
    public func decodeCGVector(forKey key: String) -> CGVector {
        Self.cgVector(for: decodeText(forKey: key))
    }

    /// Encodes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSString(string: Self.string(for: transform)), forKey: key)
    }

    /// Returns the transform of a key; the identity if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: decodeText(forKey: key))
    }

    /// Encodes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSString(string: Self.string(for: insets)), forKey: key)
    }

    /// Returns the insets of a key.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        Self.uiEdgeInsets(for: decodeText(forKey: key))
    }

    /// Encodes directional insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSString(string: Self.string(for: insets)), forKey: key)
    }

    /// Returns the directional insets of a key.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        Self.directionalEdgeInsets(for: decodeText(forKey: key))
    }

    /// Encodes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSString(string: Self.string(for: offset)), forKey: key)
    }

    /// Returns the offset of a key.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        Self.uiOffset(for: decodeText(forKey: key))
    }

    private func decodeText(forKey key: String) -> String {
        decodeObjectIfPresent(of: NSString.self, forKey: key).map { "\($0)" } ?? ""
    }
}
