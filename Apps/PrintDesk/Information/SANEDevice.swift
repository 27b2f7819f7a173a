import CSANE
import Glibc

/// An open scanner.
final class SANEDevice {
    private let handle: SANE_Handle?

    /// The numbers of the options by their names.
    private var options: [String: SANE_Int] = [:]

    /// In dots per inch, as the scanner set it.
    private var resolution = 0

    private var hasScanned = false

    /// Opens a scanner.
    init(_ name: String) throws(DeskSystemError) {
        var opened: SANE_Handle?
        try SANEScanners.check(sane_open(name, &opened))
        handle = opened
    }

    deinit { sane_close(handle) }

    // MARK: Options

    /// Sets what a ticket asks for, and the whole of the glass.
    func setUp(_ ticket: ScanTicket) throws(DeskSystemError) {
        // Others may appear and disappear with each that is set.
        readOptions()
        if let source = choice(
            of: "source", containing: ticket.usesFeeder ? ["feeder", "adf"] : ["flatbed"])
        {
            try set("source", to: source)
        } else if ticket.usesFeeder {
            throw .scanner(.noFeeder)
        }
        let modes = ticket.isColor ? ["color", "colour"] : ["gray", "grey"]
        if let mode = choice(of: "mode", containing: modes) { try set("mode", to: mode) }
        try set("depth", to: 8)
        try set("resolution", to: Double(ticket.resolution))
        for (name, isEnd) in [("tl-x", false), ("tl-y", false), ("br-x", true), ("br-y", true)] {
            guard let option = descriptor(name), option.constraint_type == SANE_CONSTRAINT_RANGE,
                let range = option.constraint.range?.pointee
            else { continue }
            try set(name, word: isEnd ? range.max : range.min)
        }
        resolution = Int((value(of: "resolution") ?? Double(ticket.resolution)).rounded())
    }

    private func readOptions() {
        options = [:]
        var number: SANE_Int = 1
        while let option = sane_get_option_descriptor(handle, number)?.pointee {
            let isUsable =
                option.cap & SANE_CAP_INACTIVE == 0 && option.cap & SANE_CAP_SOFT_SELECT != 0
            if isUsable, let name = option.name { options[String(cString: name)] = number }
            number += 1
        }
    }

    private func descriptor(_ name: String) -> SANE_Option_Descriptor? {
        options[name].flatMap { sane_get_option_descriptor(handle, $0)?.pointee }
    }

    /// The choice of an option that has one of the words.
    private func choice(of name: String, containing words: [String]) -> String? {
        guard let option = descriptor(name), option.constraint_type == SANE_CONSTRAINT_STRING_LIST
        else { return nil }
        var index = 0
        while let text = option.constraint.string_list?[index] {
            let choice = String(cString: text)
            if words.contains(where: choice.lowercased().contains) { return choice }
            index += 1
        }
        return nil
    }

    private func set(_ name: String, to choice: String) throws(DeskSystemError) {
        guard let option = descriptor(name) else { return }
        var text = Array(choice.utf8CString)
        // The library may write into all of it.
        text += Array(repeating: 0, count: max(0, Int(option.size) - text.count))
        try set(name, &text)
    }

    private func set(_ name: String, to number: Double) throws(DeskSystemError) {
        guard let option = descriptor(name) else { return }
        let isFixed = option.type == SANE_TYPE_FIXED
        try set(name, word: SANE_Word(isFixed ? number * 65536 : number))
    }

    private func set(_ name: String, word: SANE_Word) throws(DeskSystemError) {
        var word = word
        try set(name, &word)
    }

    private func set(_ name: String, _ value: UnsafeMutableRawPointer) throws(DeskSystemError) {
        guard let option = options[name] else { return }
        var info: SANE_Int = 0
        try SANEScanners.check(
            sane_control_option(handle, option, SANE_ACTION_SET_VALUE, value, &info))
        if info & SANE_INFO_RELOAD_OPTIONS != 0 { readOptions() }
    }

    private func value(of name: String) -> Double? {
        guard let number = options[name], let option = descriptor(name), option.size == 4 else {
            return nil
        }
        var word: SANE_Word = 0
        let status = sane_control_option(handle, number, SANE_ACTION_GET_VALUE, &word, nil)
        guard status == SANE_STATUS_GOOD else { return nil }
        return option.type == SANE_TYPE_FIXED ? Double(word) / 65536 : Double(word)
    }

    // MARK: Scanning

    /// Scans the next page.
    ///
    /// - Returns: `nil` after the last page of a feeder.
    func scanPage(_ progress: (Double?) -> Bool) throws(DeskSystemError) -> ScannedPixels? {
        var frames: [SANEFrame] = []
        do throws(DeskSystemError) {
            repeat {
                try SANEScanners.check(sane_start(handle))
                frames.append(try readFrame(after: frames.count, progress))
            } while !frames[frames.count - 1].isLast
        } catch {
            // Some drivers read in a thread, which they end wherever it is: within an allocation,
            // as at its beginning, that locks memory for good.
            usleep(200_000)
            sane_cancel(handle)
            if hasScanned, frames.isEmpty, error == .scanner(.feederEmpty) { return nil }
            throw error
        }
        hasScanned = true
        guard let pixels = SANEFrame.pixels(of: frames, resolution: resolution) else {
            sane_cancel(handle)
            throw .scanner(.other(""))
        }
        return pixels
    }

    /// - Parameter count: The number of the page's frames before this one.
    private func readFrame(
        after count: Int, _ progress: (Double?) -> Bool
    ) throws(DeskSystemError) -> SANEFrame {
        var parameters = SANE_Parameters()
        try SANEScanners.check(sane_get_parameters(handle, &parameters))
        var frame = SANEFrame(parameters)
        var buffer = [UInt8](repeating: 0, count: 32 << 10)
        while true {
            let part = frame.progress.map {
                frame.isOneOfThree ? (Double(count) + $0) / 3 : $0
            }
            guard progress(part) else { throw .scanner(.cancelled) }
            var length: SANE_Int = 0
            let status = sane_read(handle, &buffer, SANE_Int(buffer.count), &length)
            frame.bytes.append(contentsOf: buffer.prefix(max(0, Int(length))))
            if status == SANE_STATUS_EOF { return frame }
            try SANEScanners.check(status)
            guard frame.bytes.count <= SANEFrame.mostBytes else { throw .scanner(.other("")) }
        }
    }
}
