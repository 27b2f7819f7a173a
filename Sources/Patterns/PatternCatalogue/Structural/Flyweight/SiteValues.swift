extension WebSites {
    /// The same sites as values. Swift's strings and collections share their storage by themselves:
    /// a thousand copies of a category are a thousand references to one text.
    struct Site: Hashable, Sendable {
        let category: String

        func line(for user: User) -> String {
            "网站分类:\(category),用户:\(user.name)"
        }
    }

    /// Which categories were asked for.
    struct SiteDirectory {
        private(set) var sites: Set<Site> = []

        mutating func site(for category: String) -> Site {
            sites.insert(Site(category: category)).memberAfterInsert
        }
    }
}
