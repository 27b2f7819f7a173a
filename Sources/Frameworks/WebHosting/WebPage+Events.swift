import CWebGate
import CoreGraphics
import Foundation
import OutstandingWork

/// What C reports, passed on to the client of the page.
extension WebPage {
    static var events: ts_web_events {
        var events = ts_web_events()
        addLoading(to: &events)
        addQuestions(to: &events)
        addInput(to: &events)
        addScripts(to: &events)
        addDownloads(to: &events)
        events.copied = { text in
            let text = string(text)
            MainActor.assumeIsolated {
                PendingPages.shared.openCalls += text == nil ? 1 : -1
                OutstandingWorks.inAppTime { if let text { WebEngine.copied?(text) } }
            }
        }
        return events
    }

    // MARK: Loading

    private static func addLoading(to events: inout ts_web_events) {
        events.frame = { context, pixels, width, height, stride in
            guard let pixels else { return }
            nonisolated(unsafe) let memory = pixels
            at(context) {
                $0.draw(memory, width: Int(width), height: Int(height), stride: Int(stride))
            }
        }
        events.changed = { context, what in
            at(context) { page in
                guard let property = WebPageProperty(rawValue: what) else { return }
                page.client?.page(page, didChange: property)
            }
        }
        events.loaded = { context, event in
            at(context) { page in
                guard let step = WebPageStep(rawValue: event) else { return }
                page.firstLoads.end()
                if step == .committed {
                    page.hasContent = true
                    page.time = PageClock()
                }
                page.expectChange()
                page.client?.page(page, didReach: step)
            }
        }
        events.failed = { context, event, url, domain, code, message in
            let (url, domain) = (string(url) ?? "", string(domain) ?? "")
            let message = string(message) ?? ""
            at(context) { page in
                page.firstLoads.end()
                page.client?.page(
                    page, didFailAt: WebPageStep(rawValue: event) ?? .started, url: url,
                    domain: domain, code: Int(code), message: message)
            }
        }
        events.certificate_failed = { context, url, errors in
            let url = string(url) ?? ""
            at(context) {
                $0.firstLoads.end()
                $0.client?.page($0, didRefuseCertificateOf: url, errors: Int(errors))
            }
        }
        events.process_ended = { context, reason in
            at(context) { page in
                page.loseProcess()
                page.client?.page(page, didLoseProcess: Int(reason))
            }
        }
        events.close = { context in at(context) { $0.client?.pageDidClose($0) } }
    }

    // MARK: Questions

    private static func addQuestions(to events: inout ts_web_events) {
        events.decide = { context, decision, navigation in
            guard let decision, let navigation else { return }
            nonisolated(unsafe) let pointer = decision
            let content = WebNavigation(navigation.pointee)
            at(context) { page in
                let isFirst = !page.hasContent && content.beginsLoad
                let isStopped = isFirst && page.firstLoads.ask()
                let question = WebQuestion<WebPolicy>(of: page, otherwise: .cancel) {
                    [weak page] in
                    if isFirst { page?.firstLoads.decide($0) }
                    if $0 == .download { page?.expectedDownloads += 1 }
                    OutstandingWorks.inRealTime(WebPage.engine.answer_policy(pointer, $0.rawValue))
                }
                guard !isStopped else {
                    question.answer(.cancel)
                    page.client?.page(
                        page, didFailAt: .started, url: content.url,
                        domain: "WebKitNetworkError", code: 302, message: "Load request cancelled")
                    return
                }
                guard let client = page.client else { return question.answer(.allow) }
                client.page(page, decide: content, question)
            }
        }
        events.open = { context, navigation in
            guard let navigation else { return nil }
            let content = WebNavigation(navigation.pointee)
            return at(context, otherwise: OpenedView()) { page in
                let opened = page.client?.page(page, open: content)
                // C uses the view after the return, also if the app does not retain it.
                DispatchQueue.main.async { withExtendedLifetime(opened) {} }
                return OpenedView(view: opened?.view)
            }.view
        }
        events.dialog = { context, dialog, type, text, initial in
            guard let dialog else { return }
            nonisolated(unsafe) let pointer = dialog
            let kind = WebDialog.Kind(rawValue: type) ?? .alert
            let content = WebDialog(
                kind: kind, text: string(text) ?? "", initialText: string(initial))
            at(context) { page in
                let question = WebQuestion(of: page, otherwise: WebDialogAnswer(isConfirmed: false))
                {
                    OutstandingWorks.inRealTime(
                        WebPage.engine.answer_dialog(pointer, $0.isConfirmed, $0.text))
                }
                page.client?.page(page, show: content, question)
            }
        }
        events.authenticate = { context, request, host, port, realm, scheme, isRetry, isProxy in
            guard let request else { return }
            nonisolated(unsafe) let pointer = request
            let login = WebLogin(
                host: string(host) ?? "", port: Int(port), realm: string(realm),
                scheme: Int(scheme), isRetry: isRetry, isProxy: isProxy)
            at(context) { page in
                let question = WebQuestion<(user: String, password: String)?>(
                    of: page, otherwise: .some(nil)
                ) {
                    OutstandingWorks.inRealTime(
                        WebPage.engine.answer_authentication(pointer, $0?.user, $0?.password))
                }
                page.client?.page(page, logIn: login, question)
            }
        }
        events.permission = { context, request, kind in
            guard let request else { return }
            nonisolated(unsafe) let pointer = request
            let kind = string(kind) ?? ""
            at(context) { page in
                let question = WebQuestion(of: page, otherwise: false) {
                    OutstandingWorks.inRealTime(WebPage.engine.answer_permission(pointer, $0))
                }
                page.client?.page(page, asksFor: kind, question)
            }
        }
        events.wants_fullscreen = { _, _ in }
    }

    // MARK: Input

    private static func addInput(to events: inout ts_web_events) {
        events.choose = { context, menu, labels, x, y, width, height in
            guard let menu else { return }
            nonisolated(unsafe) let pointer = menu
            let lines = (string(labels) ?? "").split(separator: "\n")
            let choices = lines.map { line in
                WebChoice(
                    label: String(line.dropFirst()), isSelected: line.first == "1",
                    isEnabled: line.first != "2" && line.first != "3", isTitle: line.first == "3")
            }
            at(context) { page in
                let question = WebQuestion(of: page, otherwise: -1) {
                    OutstandingWorks.inRealTime(WebPage.engine.answer_menu(pointer, Int32($0)))
                }
                let rect = CGRect(x: x, y: y, width: width, height: height)
                page.client?.page(page, choose: choices, at: rect, question)
            }
        }
        events.choose_files = { context, request, allowsMany, types in
            guard let request else { return }
            nonisolated(unsafe) let pointer = request
            let types = (string(types) ?? "").split(separator: "\n").map(String.init)
            at(context) { page in
                let question = WebQuestion<[String]?>(of: page, otherwise: .some(nil)) {
                    [session = page.session] in
                    answerFiles(pointer, $0)
                    // The network's process is asked first whether the page may read the files.
                    // Its next answer arrives after the page has received them.
                    if OutstandingWorks.isAwaited { session.cookies { _ in } }
                }
                page.client?.page(page, chooseFiles: allowsMany, types: types, question)
            }
        }
        events.context_menu = { context, link, image, isEditable, isSelection in
            let place = WebPlace(
                link: string(link), image: string(image), isEditable: isEditable,
                isSelection: isSelection)
            at(context) { $0.client?.page($0, showMenuAt: place) }
        }
        events.hovered = { context, link, cursor in
            let (link, cursor) = (string(link), string(cursor))
            at(context) { $0.client?.page($0, didHover: link, cursor: cursor) }
        }
        events.editing = { context, begins, purpose, hints in
            at(context) {
                $0.client?.page(
                    $0, isEditing: begins, purpose: Int(purpose), hints: Int(hints))
            }
        }
        events.caret = { context, x, y, width, height in
            let rect = CGRect(x: x, y: y, width: width, height: height)
            at(context) { $0.client?.page($0, didMoveCaret: rect) }
        }
        events.found = { context, count in
            at(context) { page in
                page.expectChange()
                page.client?.page(page, didFind: Int(count))
            }
        }
    }

    // MARK: Scripts

    private static func addScripts(to events: inout ts_web_events) {
        events.message = { context, name, world, json, reply in
            nonisolated(unsafe) let pointer = reply
            let (name, world) = (string(name) ?? "", string(world))
            let json = string(json) ?? "null"
            at(context) { page in
                let question = pointer.map { pointer in
                    WebQuestion<Result<String, WebScriptError>>(of: page) { result in
                        switch result {
                        case .success(let json):
                            OutstandingWorks.inRealTime(
                                WebPage.engine.answer_message(pointer, json, nil))
                        case .failure(let error):
                            OutstandingWorks.inRealTime(
                                WebPage.engine.answer_message(pointer, nil, error.message))
                        }
                    }
                }
                page.client?.page(page, didPost: json, to: name, in: world, question)
            }
        }
        events.scheme_began = { context, request, url, method, headers, body, count in
            guard let request else { return }
            nonisolated(unsafe) let pointer = request
            let lines = (string(headers) ?? "").split(
                separator: "\n", omittingEmptySubsequences: false
            ).map(String.init)
            var fields: [String: String] = [:]
            for index in stride(from: 0, to: lines.count - 1, by: 2) {
                fields[lines[index]] = lines[index + 1]
            }
            let content = WebSchemeRequest(
                url: string(url) ?? "", method: string(method) ?? "GET", headers: fields,
                body: body.map { Data(bytes: $0, count: count) })
            at(context) { page in
                let answer = WebSchemeAnswer(pointer, page: page)
                page.client?.page(page, load: content, answer)
            }
        }
    }

    // MARK: Downloads

    private static func addDownloads(to events: inout ts_web_events) {
        events.download_began = { context, download, url in
            guard let download else { return }
            nonisolated(unsafe) let pointer = download
            let url = string(url) ?? ""
            at(context) { page in
                let download = WebDownload(pointer, url: url)
                page.downloads[UnsafeRawPointer(pointer)] = download
                page.expectedDownloads = max(0, page.expectedDownloads - 1)
                page.client?.page(page, didBegin: download)
            }
        }
        events.download_wants_path = { context, download, name in
            let name = string(name) ?? ""
            withDownload(download, of: context) { download, _ in
                if let wantsPath = download.wantsPath {
                    wantsPath(name)
                } else {
                    download.cancel()
                }
            }
        }
        events.download_progressed = { context, download, received, expected in
            withDownload(download, of: context) { download, _ in
                download.progressed?(received, expected)
            }
        }
        events.download_finished = { context, download in
            withDownload(download, of: context) { download, page in
                page.forget(download)
                download.finished?()
            }
        }
        events.download_failed = { context, download, code, message in
            let message = string(message) ?? ""
            withDownload(download, of: context) { download, page in
                page.forget(download)
                download.failed?(Int(code), message)
            }
        }
    }

    fileprivate func forget(_ download: WebDownload) {
        if let pointer = download.pointer { downloads[UnsafeRawPointer(pointer)] = nil }
        download.end()
    }
}

/// A view in C that a page opened.
///
/// `@unchecked Sendable`: it is used on the main thread, where C calls.
private struct OpenedView: @unchecked Sendable {
    var view: OpaquePointer?
}

extension WebNavigation {
    init(_ navigation: ts_web_navigation) {
        func string(_ text: UnsafePointer<CChar>?) -> String? { text.map { String(cString: $0) } }
        url = string(navigation.url) ?? ""
        method = string(navigation.method) ?? "GET"
        frameName = string(navigation.frame)
        type = Int(navigation.type)
        modifiers = Int(navigation.modifiers)
        button = Int(navigation.button)
        isByUser = navigation.by_user
        isRedirect = navigation.is_redirect
        opensWindow = navigation.opens_window
        guard navigation.is_response else { return }
        response = Response(
            url: string(navigation.response_url) ?? url, isForMainFrame: navigation.is_main_frame,
            canBeShown: navigation.can_show, mimeType: string(navigation.mime_type),
            fileName: string(navigation.file_name), length: navigation.length,
            status: Int(navigation.status))
    }
}

// MARK: - Calls from C

/// Calls `body` with the page that C calls with its context.
nonisolated private func at<Value: Sendable>(
    _ context: UnsafeMutableRawPointer?, otherwise value: Value,
    _ body: @MainActor (WebPage) -> Value
) -> Value {
    nonisolated(unsafe) let context = context
    return MainActor.assumeIsolated {
        guard let context else { return value }
        let page = Unmanaged<WebPage>.fromOpaque(context).takeUnretainedValue()
        return OutstandingWorks.inAppTime { body(page) }
    }
}

nonisolated private func at(
    _ context: UnsafeMutableRawPointer?, _ body: @MainActor (WebPage) -> Void
) {
    at(context, otherwise: (), body)
}

nonisolated private func string(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0) }
}

nonisolated private func withDownload(
    _ pointer: UnsafeMutableRawPointer?, of context: UnsafeMutableRawPointer?,
    _ body: @MainActor (WebDownload, WebPage) -> Void
) {
    nonisolated(unsafe) let pointer = pointer
    at(context) { page in
        guard let pointer, let download = page.downloads[UnsafeRawPointer(pointer)] else {
            return
        }
        body(download, page)
    }
}

private func answerFiles(_ request: UnsafeMutableRawPointer, _ paths: [String]?) {
    guard let paths, !paths.isEmpty else {
        return OutstandingWorks.inRealTime(WebPage.engine.answer_files(request, nil))
    }
    let texts = paths.map { strdup($0) }
    defer { texts.forEach { free($0) } }
    // The list ends with nil.
    let list = texts.map { UnsafePointer($0) } + [nil]
    list.withUnsafeBufferPointer { list in
        guard let base = list.baseAddress else { return }
        base.withMemoryRebound(to: UnsafePointer<CChar>.self, capacity: list.count) {
            OutstandingWorks.inRealTime(WebPage.engine.answer_files(request, $0))
        }
    }
}
