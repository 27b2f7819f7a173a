package import BookshelfSync

extension BookChange {
    /// The change from one version to another, or `nil` if these are the same.
    package init?(from old: Book?, to new: Book, id: String) {
        guard old != new else { return nil }
        let before = old?.toDictionary() ?? [:]
        self.init(id: id, members: JSONValue.patch(from: before, to: new.toDictionary()))
    }
}
