extension Entry {
    /// Creates an entry with its chapters in both languages.
    ///
    /// - Parameters:
    ///   - english: The bytes of `Resources/<id>.en.md`.
    ///   - chinese: The bytes of `Resources/<id>.zh-Hans.md`.
    /// - Precondition: Both can be read, and have the same points, types and paths.
    init(
        _ id: String, aliases: [String] = [], family: PatternFamily,
        purpose: PatternPurpose? = nil, english: [UInt8], chinese: [UInt8], examples: [Example],
        related: [String]
    ) {
        let english = Self.chapter(english, of: id, in: .english)
        let chinese = Self.chapter(chinese, of: id, in: .simplifiedChinese)
        let both = ChapterPair(english: english, chinese: chinese)
        precondition(
            both.isConsistent,
            """
            The chapters “\(id).en.md” and “\(id).zh-Hans.md” differ in the number of points of a \
            section, in a role's types or in a path. Write the same in both.
            """)
        self.init(
            id: id, aliases: aliases, name: both.text(\.name), family: family, purpose: purpose,
            intent: both.text(\.intent), motivation: both.text(\.motivation),
            whenToUse: both.texts(\.whenToUse), symptoms: both.texts(\.symptoms),
            roles: zip(english.roles, chinese.roles).map { english, chinese in
                PatternRole(
                    BilingualText(english.name, chinese.name), english.types,
                    BilingualText(english.duty, chinese.duty))
            },
            examples: examples,
            quirks: zip(english.quirks, chinese.quirks).map { english, chinese in
                MendedQuirk(
                    BilingualText(english.original, chinese.original),
                    mended: BilingualText(english.mended, chinese.mended))
            },
            threadSafety: both.text(\.threadSafety), related: related,
            usedIn: zip(english.uses, chinese.uses).map { english, chinese in
                RepositoryUse(english.path, BilingualText(english.purpose, chinese.purpose))
            })
    }

    private static func chapter(
        _ markdown: [UInt8], of id: String, in language: Language
    ) -> Chapter {
        do {
            return try Chapter(markdown: markdown, language: language)
        } catch {
            preconditionFailure(
                "The \(language.rawValue) chapter of “\(id)” in PatternCatalogue/Resources: \(error)."
            )
        }
    }
}

/// The same chapter in both languages.
struct ChapterPair {
    let english: Chapter
    let chinese: Chapter

    /// `true` if the chapters have the same points, types and paths.
    var isConsistent: Bool {
        english.whenToUse.count == chinese.whenToUse.count
            && english.symptoms.count == chinese.symptoms.count
            && english.roles.map(\.types) == chinese.roles.map(\.types)
            && english.quirks.count == chinese.quirks.count
            && english.uses.map(\.path) == chinese.uses.map(\.path)
    }

    /// A text of both chapters.
    func text(_ part: KeyPath<Chapter, String>) -> BilingualText {
        BilingualText(english[keyPath: part], chinese[keyPath: part])
    }

    /// The points of a list of both chapters.
    func texts(_ part: KeyPath<Chapter, [String]>) -> [BilingualText] {
        zip(english[keyPath: part], chinese[keyPath: part]).map { BilingualText($0, $1) }
    }
}
