package import BookshelfLists
package import BookshelfSync

extension BookChange {
    /// The change from one version to another, or `nil` if these are the same.
    package init?(from old: Book?, to new: Book, id: String) {
        guard old != new else { return nil }
        self.init(id: id, from: old?.toDictionary() ?? [:], to: new.toDictionary())
    }
}
