/// What the users of a database may do: with a flag for each permission, and with all of them in
/// one number.
enum Accounts {
    /// One permission.
    enum OptionPermission: String, CaseIterable, Sendable {
        case select, insert, update, delete

        /// The bit that stands for it.
        var mask: Int {
            switch self {
            case .select: 1 << 0
            case .insert: 1 << 1
            case .update: 1 << 2
            case .delete: 1 << 3
            }
        }
    }

    /// A user with a flag for each permission: four properties, and a branch for each in every
    /// method.
    final class FlagUser {
        private(set) var maySelect = false
        private(set) var mayInsert = false
        private(set) var mayUpdate = false
        private(set) var mayDelete = false

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func grant(_ permission: OptionPermission) {
            stage.call(self, "grant(\(permission))") {
                switch permission {
                case .select: maySelect = true
                case .insert: mayInsert = true
                case .update: mayUpdate = true
                case .delete: mayDelete = true
                }
            }
        }

        func allows(_ permission: OptionPermission) -> Bool {
            switch permission {
            case .select: maySelect
            case .insert: mayInsert
            case .update: mayUpdate
            case .delete: mayDelete
            }
        }
    }

    /// A user's permissions in one number. Each method takes one permission or several, as a mask.
    final class PermissionMask {
        private(set) var flag = 0

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Replaces what was allowed.
        func setPermission(_ mask: Int) {
            stage.call(self, "setPermission(\(mask))") { flag = mask }
        }

        /// Adds one permission or several.
        func enable(_ mask: Int) {
            stage.call(self, "enable(\(mask))") { flag |= mask }
        }

        /// Takes one permission or several away.
        func disable(_ mask: Int) {
            stage.call(self, "disable(\(mask))") { flag &= ~mask }
        }

        /// Returns `true` if all permissions of the mask are allowed.
        func allows(_ mask: Int) -> Bool {
            stage.call(self, "allows(\(mask))") { flag & mask == mask }
        }

        /// Returns `true` if no permission of the mask is allowed.
        func allowsNone(of mask: Int) -> Bool {
            stage.call(self, "allowsNone(of: \(mask))") { flag & mask == 0 }
        }

        /// Returns `true` if exactly the permissions of the mask are allowed.
        func allowsOnly(_ mask: Int) -> Bool {
            stage.call(self, "allowsOnly(\(mask))") { flag == mask }
        }
    }
}
