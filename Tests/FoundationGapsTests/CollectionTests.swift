import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("Collections")
struct CollectionTests {
    @Test("Partitioning index: the first element that satisfies the condition, or the end")
    func partitioningIndex() {
        for count in 0...20 {
            let numbers = Array(0..<count)
            for start in 0...count {
                #expect(numbers.partitioningIndex { $0 >= start } == start)
            }
        }
        #expect([1, 3, 3, 3, 9].partitioningIndex { $0 >= 3 } == 1)
    }

    @Test(
        "Enumeration: by enumerator, by block with stop and in a loop, the test is the fourth word",
        .rows("S1-14"))
    func enumeration() throws {
        let words = NSArray(array: ["This", "is", "a", "test"])
        let enumerator = words.objectEnumerator()
        var read: [String] = []
        while let word = enumerator.nextObject() as? String { read.append(word) }
        #expect(read == ["This", "is", "a", "test"] && enumerator.nextObject() == nil)

        let more = NSArray(array: ["This", "is", "a", "test", "of", "stopping"])
        var found: (index: Int, visited: Int)?
        var visited = 0
        more.enumerateObjects(options: []) { word, index, stop in
            visited += 1
            let word = word as? String ?? ""
            guard word.caseInsensitiveCompare("TEST") == .orderedSame else { return }
            found = (index, visited)
            stop.pointee = true
        }
        #expect(found?.index == 3 && found?.visited == 4 && visited == 4)

        var looped: [String] = []
        for word in words { looped.append(word as? String ?? "") }
        #expect(looped == read)
    }

    @Test("Partitioning index: a slice keeps its indexes")
    func slice() {
        let slice = [9, 8, 1, 2, 3, 4][2...]
        #expect(slice.partitioningIndex { $0 >= 3 } == 4)
        #expect(slice.partitioningIndex { $0 >= 5 } == slice.endIndex)
        #expect((5..<9).partitioningIndex { $0 > 6 } == 7)
    }

    @Test("Partitioning index: the condition is evaluated a logarithmic number of times")
    func cost() {
        var count = 0
        let index = (0..<1_000_000).partitioningIndex { number in
            count += 1
            return number >= 777_777
        }
        #expect(index == 777_777)
        #expect(count <= 20)
    }

    @Test("Heap: elements leave in ascending order, equal ones too")
    func order() {
        var heap = Heap<Int>()
        let numbers = (0..<200).map { $0 &* 7919 % 101 }
        for number in numbers { heap.insert(number) }
        var left: [Int] = []
        while let first = heap.first {
            left.append(first)
            heap.replaceFirst(by: nil)
        }
        #expect(left == numbers.sorted())
    }

    @Test("Heap: the replaced element gives way to the new least")
    func replacing() {
        var heap = Heap<Int>()
        for number in [5, 2, 8] { heap.insert(number) }
        heap.replaceFirst(by: 9)
        #expect(heap.first == 5)
        #expect(heap.elements.sorted() == [5, 8, 9])
        heap.replaceFirst(by: 1)
        #expect(heap.first == 1)
    }
}
