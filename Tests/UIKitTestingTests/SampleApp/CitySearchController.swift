import Foundation
import FoundationNetworking
import UIKit

/// A screen with the usual ways to wait: a debounced search that loads from a server, a progress
/// that fills with an animation, and a timer that polls a status.
final class CitySearchController: UIViewController {
    /// What happened, and when, in seconds since the screen appeared.
    private(set) var events: [(name: String, time: Double)] = []

    private let server: URL
    private let field = UITextField()
    private let cities = UILabel()
    private let status = UILabel()
    private let retry = UIButton(type: .system)
    private let progress = UIProgressView()
    private var search: Task<Void, Never>?
    private var polling: Timer?
    private let start = Date()

    init(server: URL) {
        self.server = server
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        field.accessibilityIdentifier = "Search"
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cities.accessibilityIdentifier = "Cities"
        status.accessibilityIdentifier = "Status"
        retry.setTitle("Retry", for: .normal)
        retry.isHidden = true
        retry.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [field, progress, cities, status, retry])
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
        view.addSubview(stack)
        polling = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.poll() }
        }
    }

    func stop() { polling?.invalidate() }

    private func note(_ name: String) {
        events.append((name, Date().timeIntervalSince(start)))
    }

    // MARK: Searching

    private func textDidChange() {
        search?.cancel()
        search = Task {
            do { try await Task.sleep(for: .seconds(0.3)) } catch { return }
            load()
        }
    }

    private func load() {
        let text = field.text ?? ""
        note("search \(text)")
        retry.isHidden = true
        progress.progress = 0
        Task {
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: server.appendingPathComponent("cities"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                show(try JSONDecoder().decode([String].self, from: data))
            } catch {
                note("failed")
                retry.isHidden = false
            }
        }
    }

    private func show(_ names: [String]) {
        cities.text = names.joined(separator: ", ")
        note("loaded \(names.count)")
        UIView.animate(withDuration: 0.2) {
            self.progress.setProgress(1, animated: true)
            self.cities.alpha = 0.9
        } completion: { _ in
            self.note("shown")
        }
    }

    // MARK: Polling

    private func poll() {
        URLSession.shared.dataTask(with: server.appendingPathComponent("status")) { data, _, _ in
            let text = String(decoding: data ?? Data(), as: UTF8.self)
            DispatchQueue.main.async { [weak self] in
                self?.status.text = text
                self?.note("status \(text)")
            }
        }.resume()
    }
}
