/// Edits since the last solve.
struct PendingChanges: ~Copyable {
    /// Variables whose rows changed. Their regions are rebuilt.
    private(set) var variables: Pool<Int32>

    /// The number of them that were in a region when they were added.
    private(set) var memberCount = 0

    /// Variables that are or were constants, and may have another value.
    var constants = Pool<Int32>()

    /// Regions in which only numbers changed. Their plans are replayed.
    var regions = Pool<Int32>()

    /// Rows whose variables may all be constants.
    var constantRows = Pool<Int32>()

    /// Counts the changes to the set of such rows.
    var constantRowEdits = 0

    /// Removed rows that are still linked to their variables.
    var removedRows = Pool<Int32>()

    /// No changes, with room for those of some rows.
    init(roomForRows rows: Int) {
        variables = Pool(capacity: rows)
    }

    /// `true` if there is nothing to solve.
    var isEmpty: Bool { constants.isEmpty && variables.isEmpty && regions.isEmpty }

    /// Forgets the members of regions, and returns whether there were any.
    mutating func clearMemberCount() -> Bool {
        let hadMembers = memberCount != 0
        memberCount = 0
        return hadMembers
    }

    /// Forgets the variables.
    mutating func clearVariables() { variables.removeAll() }
}

// MARK: - Marking

extension PendingChanges {
    /// Marks a variable's region to be rebuilt, unless the variable is a constant.
    @inline(__always)
    mutating func markVariable(_ variable: Int32, _ store: inout Store) {
        if !store.variables[variable].isConstant { markUnknown(variable, &store) }
    }

    /// Marks the region of a variable that is not a constant to be rebuilt.
    @inline(__always)
    mutating func markUnknown(_ variable: Int32, _ store: inout Store) {
        if store.variables[variable].isDirty { return }
        store.variables[variable].isDirty = true
        variables.append(variable)
        if store.variables[variable].region >= 0 { memberCount &+= 1 }
    }

    /// Marks a variable that became a constant, ceased to be one, or has another value.
    @inline(__always)
    mutating func markConstant(_ variable: Int32, _ store: inout Store) {
        store.variables[variable].isUnfixed = false
        constants.append(variable)
    }

    /// Marks a region in which numbers changed.
    @inline(__always)
    mutating func markRegion(_ region: Int32, _ table: inout RegionTable) {
        if table[region].isDirty { return }
        table[region].isDirty = true
        regions.append(region)
    }

    /// Marks a row whose variables may all be constants to be checked.
    mutating func markConstantRow(
        _ row: Int32, _ store: inout Store, _ resolver: inout ConflictResolver
    ) {
        resolver.forgetConflict(ofConstantRow: row, &store)
        constantRows.append(row)
    }

    /// Marks a row that is added, removed or changes its strength.
    mutating func markRow(
        _ row: Int32, _ store: inout Store, _ resolver: inout ConflictResolver
    ) {
        for index in store.rows[row].terms { markVariable(store.terms[index].variable, &store) }
        if store.rows[row].region < 0 {
            constantRowEdits &+= 1
            markConstantRow(row, &store, &resolver)
        }
    }

    /// Counts a row among those that fix its variable, if it is of that kind.
    @inline(__always)
    mutating func countFixingRow(_ row: Int32, by change: Int32, _ store: inout Store) {
        let variable = store.countFixingRow(row, by: change)
        if variable >= 0 { markConstant(variable, &store) }
    }

    /// Marks all that a variable is connected to, after it became a constant or ceased to be one.
    mutating func markNeighbours(
        of variable: Int32, _ store: inout Store, _ resolver: inout ConflictResolver
    ) {
        let change: Int32 = store.variables[variable].isConstant ? 1 : -1
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            store.rows[row].constantCount &+= change
            if store.rows[row].constantCount == store.rows[row].termCount {
                store.rows[row].region = -1
                constantRowEdits &+= 1
                if row != store.variables[variable].fixingRow
                    || store.variables[variable].isPinned
                {
                    markConstantRow(row, &store, &resolver)
                }
            } else if store.rows[row].region >= 0 || change < 0 {
                for other in store.rows[row].terms {
                    markVariable(store.terms[other].variable, &store)
                }
                if store.rows[row].region < 0 { markConstantRow(row, &store, &resolver) }
            }
        }
    }

    /// Marks the regions and rows that reference a constant, after its value changed.
    mutating func markUsers(
        of variable: Int32, _ store: inout Store, _ regions: inout RegionTable,
        _ resolver: inout ConflictResolver
    ) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            if store.rows[row].region >= 0 {
                markRegion(store.rows[row].region, &regions)
            } else if row != store.variables[variable].fixingRow
                || store.variables[variable].isPinned
            {
                markConstantRow(row, &store, &resolver)
            }
        }
    }
}
