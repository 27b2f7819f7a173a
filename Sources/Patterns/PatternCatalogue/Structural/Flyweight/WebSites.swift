/// Web sites that many customers use, and that exist once for every category.
enum WebSites {
    /// A user of a site: the part that is not shared.
    struct User: Hashable, Sendable {
        let name: String
    }

    /// The flyweight.
    protocol WebSite: AnyObject {
        func use(by user: User)
    }

    /// A site of a category, shared by all users of that category.
    final class SharedWebSite: WebSite {
        let category: String
        private let stage: Stage

        init(category: String, stage: Stage) {
            self.category = category
            self.stage = stage
        }

        func use(by user: User) {
            stage.call(self, "use(by: \(user.name))") {
                stage.say("网站分类:\(category),用户:\(user.name)")
            }
        }
    }

    /// A site that is not shared: it belongs to one customer, and counts the visits itself.
    final class PrivateWebSite: WebSite {
        let owner: User
        private(set) var visits = 0
        private let stage: Stage

        init(owner: User, stage: Stage) {
            self.owner = owner
            self.stage = stage
        }

        func use(by user: User) {
            stage.call(self, "use(by: \(user.name))") {
                visits += 1
                stage.say("\(owner.name)的专属网站,用户:\(user.name),第\(visits)次")
            }
        }
    }

    /// Makes sites when they are first asked for, and keeps them.
    final class WebSiteFactory {
        private var sites: [String: SharedWebSite] = [:]
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// The site of a category, the same one every time.
        func site(for category: String) -> any WebSite {
            stage.call(self, "site(for: \(category))") {
                if let site = sites[category] { return site }
                let site = stage.create(SharedWebSite(category: category, stage: stage))
                sites[category] = site
                return site
            }
        }

        /// A new site for one customer, which is not pooled.
        func privateSite(for owner: User) -> PrivateWebSite {
            stage.call(self, "privateSite(for: \(owner.name))") {
                stage.create(PrivateWebSite(owner: owner, stage: stage))
            }
        }

        /// How many shared sites there are.
        var count: Int { sites.count }
    }
}
