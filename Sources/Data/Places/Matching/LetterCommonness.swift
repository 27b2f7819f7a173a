/// How often letters are in pinyin and in English names, so that searches can begin with what few places have.
enum LetterCommonness {
    /// Of a thousand letters in pinyin and English names, how many are a, b, c and so on; none is below 1.
    private static let shares: [Double] = [
        125, 12, 16, 20, 55, 10, 75, 70, 120, 18, 6, 25, 12, 135, 50, 8, 10, 20, 25, 20, 70, 5, 12,
        14, 25, 30,
    ]

    /// Which share of all letters so many in a row are likely to be, as far as its letters say.
    static func of(_ scalars: ArraySlice<Unicode.Scalar>) -> Double {
        scalars.reduce(1) { product, scalar in
            let isLetter = ("a"..."z").contains(scalar)
            return product * (isLetter ? shares[Int(scalar.value) - 97] : 10) / 1_000
        }
    }
}
