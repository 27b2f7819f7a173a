import PlanBoardCore
import Platform
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board by one device alone")
struct DeviceTests {
    private enum Device: String, CaseIterable {
        case finger, mouse, keyboard
    }

    /// A day's work: a card is added, moved to the next column, another is finished, a third is
    /// deleted, and the last two steps are taken back.
    @Test(
        "Devices: a day's work by finger, mouse and keyboard alone ends alike",
        arguments: [0, 1, 2])
    func work(index: Int) throws {
        let device = Device.allCases[index]
        let screen = try BoardScreen(
            [["a", "b", "c"], ["d"], []], size: CGSize(width: 1280, height: 720))
        let before = screen.titles
        try add("new", device, screen)
        #expect(screen.titles[0] == ["new", "a", "b", "c"])
        try move(device, screen)
        #expect(screen.titles == [["a", "b", "c"], ["new", "d"], []])
        try finish(device, screen)
        #expect(screen.titles[0] == ["b", "c", "a"])
        try delete(device, screen)
        #expect(screen.titles[0] == ["c", "a"])
        for _ in 0..<4 { try undo(device, screen) }
        #expect(screen.titles == before)
        for column in 0..<2 {
            #expect(screen.shownTitles(column) == screen.expectedTitles(column))
        }
    }

    private func press(_ name: String, _ device: Device, _ screen: BoardScreen) throws {
        let element = try #require(screen.app.find(name), "\(name)")
        switch device {
        case .finger: screen.app.finger.tap(at: element.center)
        case .mouse: screen.app.mouse.click(at: element.center)
        case .keyboard: Issue.record("“\(name)” is no key.")
        }
        screen.app.settle()
    }

    private func add(_ title: String, _ device: Device, _ screen: BoardScreen) throws {
        if device == .keyboard {
            screen.app.keyboard.press("n", .control)
        } else {
            try press("Add Today", device, screen)
        }
        screen.app.settle()
        // Text comes from a keyboard, or for a finger from the one on the screen.
        screen.app.keyboard.type(title)
        if device == .keyboard {
            screen.app.keyboard.press(.enter)
        } else {
            try press("CreateCard", device, screen)
        }
        screen.app.settle()
        guard screen.board.createBar.isHidden == false else { return }
        if device == .keyboard {
            screen.app.keyboard.press(.escape)
        } else {
            try press("CancelCard", device, screen)
        }
        screen.app.settle()
    }

    /// Moves the first card of the first column to the top of the second.
    private func move(_ device: Device, _ screen: BoardScreen) throws {
        let (start, end) = (screen.point(0, 0), screen.point(1, 0))
        switch device {
        case .finger:
            screen.app.finger.down(at: start)
            screen.app.advance(by: 0.75)
            screen.app.finger.move(to: end, duration: 0.4)
            screen.app.advance(by: 0.1)
            screen.app.finger.up()
        case .mouse:
            send(.began, start, screen)
            screen.app.advance(by: 0.75)
            for step in 1...20 {
                let share = CGFloat(step) / 20
                send(
                    .moved,
                    CGPoint(
                        x: start.x + (end.x - start.x) * share,
                        y: start.y + (end.y - start.y) * share), screen)
                screen.app.advance(by: 1 / 60)
            }
            screen.app.advance(by: 0.1)
            send(.ended, end, screen)
        case .keyboard:
            for key in [Key.down, .space, .right, .space] {
                screen.app.keyboard.press(key)
                screen.app.settle()
            }
        }
        screen.app.settle()
    }

    private func send(
        _ phase: PointerInput.Phase, _ point: CGPoint, _ screen: BoardScreen
    ) {
        let sample = PointerInput.Sample(location: point, time: screen.app.host.now)
        screen.app.send(
            .pointer(
                PointerInput(
                    device: .mouse, phase: phase, samples: [sample],
                    buttons: phase == .ended ? [] : .primary)))
    }

    /// Finishes the first card of the first column.
    private func finish(_ device: Device, _ screen: BoardScreen) throws {
        guard device == .keyboard else { return try press("Finish a", device, screen) }
        screen.app.keyboard.press(.left)
        screen.app.keyboard.press(.enter, .control)
        screen.app.settle()
    }

    /// Deletes the first card of the first column.
    private func delete(_ device: Device, _ screen: BoardScreen) throws {
        if device == .keyboard {
            for _ in 0..<4 { screen.app.keyboard.press(.up) }
            screen.app.keyboard.press(.delete)
            screen.app.settle()
            return
        }
        try press("b", device, screen)
        try press("Delete", device, screen)
        let button = try #require(screen.app.elements().last { $0.label == "Delete" })
        if device == .finger {
            screen.app.finger.tap(at: button.center)
        } else {
            screen.app.mouse.click(at: button.center)
        }
        screen.app.settle()
    }

    private func undo(_ device: Device, _ screen: BoardScreen) throws {
        guard device == .keyboard else {
            try press("More", device, screen)
            let name = try #require(
                screen.app.elements().first { $0.label?.hasPrefix("Undo") == true })
            return try press(name.label ?? "", device, screen)
        }
        screen.app.keyboard.press("z", .control)
        screen.app.settle()
    }
}
