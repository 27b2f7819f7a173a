/// The blocks that one search has read, because its groups look for the same keys.
final class PostingCache {
    /// A row of `name_postings`.
    struct Block {
        let number: Int64
        let bytes: [UInt8]
    }

    private let rows: SQLiteStatement

    /// What was found from numbers on.
    private var blocks: [Int64: Block?] = [:]

    /// How many blocks are kept. Those that are read later are of later chunks, which are not looked at again.
    private static let mostBlocks = 32

    init(_ connection: SQLiteConnection) throws(SQLiteError) {
        rows = try connection.nextPostingBlock()
    }

    /// The first block whose number is not below one; `nil` when there is none.
    func block(from number: Int64) throws(SQLiteError) -> Block? {
        if let known = blocks[number] { return known }
        let block = try readBlock(from: number)
        if blocks.count < Self.mostBlocks { blocks[number] = .some(block) }
        return block
    }

    private func readBlock(from number: Int64) throws(SQLiteError) -> Block? {
        defer { rows.reset() }
        rows.bind(number, at: 1)
        guard try rows.step() else { return nil }
        return Block(number: rows.integer(0), bytes: rows.withBytes(1) { Array($0) })
    }
}
