public import UIKit

/// A text field that knows by itself whether its text is acceptable.
///
///     let age = ValidatedTextField()
///     age.validator = .number(in: 0...150)
///     let name = ValidatedTextField()
///     name.validator = .all(.letters, .length(3...20))
///     name.asyncValidator = { name in
///         if try await isTaken(name) { throw ValidationFailure(reason: "This name is taken.") }
///     }
///     stack.addArrangedSubview(ValidatedFieldView(name))   // with its message below
///
/// It is checked when editing ends, and while a failure is shown also at each key, so that the
/// failure goes as soon as it is mended. A text set by code is not checked until the app or the
/// user asks for it. The delegate, and the border and the hint of a field without a failure, are
/// the app's own.
@preconcurrency @MainActor
open class ValidatedTextField: UITextField {
    /// When a text is checked.
    public nonisolated enum Moment: Hashable, Sendable {
        case whileTyping, atEnd
    }

    /// The result of the latest check of the text.
    public nonisolated enum Validity: Hashable, Sendable {
        /// Not checked since it was changed.
        case unknown
        /// Accepted by ``validator``, and being checked by ``asyncValidator``.
        case checking
        case valid
        case invalid(ValidationFailure)

        /// The failure, if the text is invalid.
        public var failure: ValidationFailure? {
            if case .invalid(let failure) = self { failure } else { nil }
        }
    }

    /// The rule; `nil`, the default, accepts everything. A new one decides also about a text whose
    /// check is running.
    public var validator: Validator? { didSet { rulesDidChange() } }

    /// A check that takes time, such as by a server, of texts that ``validator`` accepts.
    ///
    /// It begins ``debounce`` seconds after the last key, and is cancelled when the text changes. A
    /// thrown error refuses the text. One that never ends leaves the field `checking`.
    public var asyncValidator: ((String) async throws -> Void)? { didSet { rulesDidChange() } }

    /// The seconds without a key before ``asyncValidator`` begins; 0.3 by default.
    public var debounce: TimeInterval = 0.3

    /// When the text is checked; at the end of editing by default.
    public var moment = Moment.atEnd

    /// The form of the text; any by default.
    public var inputMask: InputMask? { didSet { applyMask() } }

    /// The result of the latest check of the text.
    public private(set) final var validity = Validity.unknown {
        didSet {
            guard validity != oldValue else { return }
            updateLook()
            onChange?(validity)
            validityDidChange?()
        }
    }

    /// Called when ``validity`` has changed.
    public var onChange: ((Validity) -> Void)?

    /// Called when a check at the end of editing, or by the app, refused the text: the place for an
    /// alert.
    public var onFailure: ((ValidationFailure) -> Void)?

    /// Called for the view around the field.
    final var validityDidChange: (() -> Void)?

    private var check: Task<Void, Never>?

    /// The text that ``asyncValidator`` refused last.
    private var refusedText: String?

    /// The app's border and hint, while a failure is shown.
    private var ownLook: (width: CGFloat, color: CGColor?, hint: String?)?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        borderStyle = .roundedRect
        layer.cornerRadius = 5
        addAction(
            UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
        addAction(
            UIAction { [unowned self] _ in validate() }, for: .editingDidEnd)
    }

    // MARK: Checking

    /// Checks the text now.
    ///
    /// - Returns: `false` if ``validator`` refuses it. An ``asyncValidator`` answers later.
    @discardableResult
    open func validate() -> Bool {
        let text = text ?? ""
        if let failure = validator?.failure(of: text) {
            check?.cancel()
            validity = .invalid(failure)
        } else if validity == .unknown || validity.failure != nil && refusedText != text {
            run(delay: 0)
        }
        guard let failure = validity.failure else { return true }
        onFailure?(failure)
        return false
    }

    /// Checks the text and waits for ``asyncValidator``.
    ///
    /// - Returns: `true` if the text is valid.
    open func validated() async -> Bool {
        while !Task.isCancelled {
            guard validate() else { return false }
            await check?.value
            switch validity {
            case .valid: return true
            case .invalid: return false
            case .unknown, .checking: continue  // Another text or another rule.
            }
        }
        return false
    }

    // MARK: Values of the app

    open override var text: String? {
        get { super.text }
        set {
            let before = text
            super.text = newValue
            applyMask()
            textWasSet(before: before)
        }
    }

    open override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set {
            let before = text
            super.attributedText = newValue
            applyMask()
            textWasSet(before: before)
        }
    }

    /// Forgets the result of another text.
    private func textWasSet(before: String?) {
        guard text ?? "" != before ?? "" else { return }
        cancelCheck()
        validity = .unknown
    }

    /// Forgets the result of other rules, and checks again what was being checked.
    private func rulesDidChange() {
        let wasChecking = validity == .checking
        cancelCheck()
        refusedText = nil
        validity = .unknown
        if wasChecking { run(delay: 0) }
    }

    private func cancelCheck() {
        check?.cancel()
        check = nil
    }

    // MARK: Events

    private func textDidChange() {
        applyMask()
        let hadFailure = validity.failure != nil
        cancelCheck()
        if moment == .whileTyping || hadFailure {
            run(delay: debounce)
        } else {
            validity = .unknown
        }
    }

    private func run(delay: TimeInterval) {
        cancelCheck()
        let text = text ?? ""
        if let failure = validator?.failure(of: text) {
            validity = .invalid(failure)
            return
        }
        guard let asyncValidator else {
            validity = .valid
            return
        }
        validity = .checking
        check = Task { [weak self] in
            if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
            guard !Task.isCancelled else { return }
            var result = Validity.valid
            do {
                try await asyncValidator(text)
            } catch let failure as ValidationFailure {
                result = .invalid(failure)
            } catch {
                result = .invalid(ValidationFailure(reason: "\(error)"))
            }
            guard let self, !Task.isCancelled else { return }
            refusedText = result == .valid ? nil : text
            validity = result
        }
    }

    // MARK: Mask

    /// Brings the text in form, and keeps the caret after the same letter or digit.
    private func applyMask() {
        guard let inputMask, markedTextRange == nil, let text else { return }
        let masked = inputMask.format(text)
        guard masked != text else { return }
        let caret = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
        let before = caret.map { String(text.utf16.prefix($0)) ?? text } ?? text
        let count = inputMask.format(before).utf16.count
        super.text = masked
        if isFirstResponder, let position = position(from: beginningOfDocument, offset: count) {
            selectedTextRange = textRange(from: position, to: position)
        }
    }

    // MARK: Look

    private func updateLook() {
        if let failure = validity.failure {
            if ownLook == nil {
                ownLook = (layer.borderWidth, layer.borderColor, accessibilityHint)
            }
            layer.borderWidth = 1
            layer.borderColor = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
            accessibilityHint = failure.reason
        } else if let own = ownLook {
            (layer.borderWidth, layer.borderColor, accessibilityHint) = own
            ownLook = nil
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        switch validity {
        case .unknown: break
        case .checking: description.add(flag: "checking")
        case .valid: description.add(flag: "valid")
        case .invalid(let failure): description.add("invalid", word: failure.reason)
        }
    }
}
