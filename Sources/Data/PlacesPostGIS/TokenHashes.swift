import Places

/// Tokens of names as the table keeps them: as numbers, which the index compares in half the time that texts take, whatever language the database has.
///
/// Two tokens with one hash only make the index find a place too many now and then; comparing names tells.
enum TokenHashes {
    /// The hashes of tokens without repetition, as PostgreSQL reads an array.
    static func array(of tokens: NameTokens) -> String {
        "{\(hashes(of: tokens).map { "\($0)" }.joined(separator: ","))}"
    }

    /// FNV-1a over each token's UTF-8, without texts for the tokens, which would take most of the time.
    private static func hashes(of tokens: NameTokens) -> Set<Int32> {
        Set(
            tokens.text.utf8.split(separator: UInt8(ascii: " ")).map { token in
                var hash = FowlerNollVo()
                hash.add(token)
                return Int32(bitPattern: hash.folded)
            })
    }
}
