package import CoreGraphics
import Foundation

/// An element of a page as assistive technologies present it.
package struct WebElement: Decodable, Equatable {
    /// The kinds of elements.
    package enum Kind: String, Decodable {
        case text, heading, link, button, toggle, image, field, search, adjustable, status
    }

    package var kind: Kind
    package var label: String
    package var value: String?
    package var hint: String?
    package var isSelected: Bool
    package var isEnabled: Bool

    /// `true` for links and buttons inside of a heading.
    package var isHeading: Bool

    /// The rectangle in the page's own units, from the corner of what is visible.
    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    private var x: Double
    private var y: Double
    private var width: Double
    private var height: Double
}

extension WebPage {
    /// The world of scripts that read the page for assistive technologies.
    private static let world = "touchstone"

    /// Reads the elements of the page, and passes them to the client.
    func readElements(_ completion: @escaping @MainActor () -> Void) {
        run(Self.readingScript, world: Self.world, isCounted: false) { [weak self] result in
            defer { completion() }
            guard let self, let json = try? result.get(),
                let elements = try? JSONDecoder().decode([WebElement].self, from: Data(json.utf8))
            else { return }
            client?.page(self, didRead: elements)
        }
    }

    /// Acts on an element that was read last, as a click does.
    package func activateElement(at index: Int) {
        act("e.focus && e.focus(); e.click && e.click()", onElementAt: index)
    }

    /// Changes the value of a slider by some steps.
    package func adjustElement(at index: Int, by steps: Int) {
        act(
            """
            if (e.stepUp) {
              e.stepUp(\(steps));
              for (const type of ['input', 'change']) e.dispatchEvent(new Event(type, { bubbles: true }));
            }
            """, onElementAt: index)
    }

    private func act(_ script: String, onElementAt index: Int) {
        let call =
            "(() => { const e = (globalThis.elements || [])[\(index)]; if (e) { \(script) } })()"
        run(call, world: Self.world) { _ in }
    }

    /// Lists the elements in the order of the document: two thousand at most.
    private static let readingScript = """
        (() => {
          const list = [], elements = globalThis.elements = [], limit = 2000;
          const clean = text => (text || '').replace(/\\s+/g, ' ').trim();
          const attribute = (e, name) => clean(e.getAttribute(name));
          const textOf = e => clean(e.innerText || e.textContent);
          const referred = (e, name) => clean(attribute(e, name).split(' ')
            .map(id => id && e.ownerDocument.getElementById(id)).filter(Boolean).map(textOf).join(' '));
          const named = e => referred(e, 'aria-labelledby') || attribute(e, 'aria-label');
          const content = e => {
            const inner = textOf(e);
            if (inner) return inner;
            const part = e.querySelector('img[alt], [aria-label], svg title');
            return part ? attribute(part, 'alt') || attribute(part, 'aria-label') || textOf(part) : '';
          };
          const label = e => named(e) || clean([...(e.labels || [])].map(textOf).join(' '));
          const isOn = (e, name) => e.getAttribute(name) === 'true';
          const kindOf = e => {
            const role = attribute(e, 'role').split(' ')[0], tag = e.localName, type = e.type;
            const roles = {
              button: 'button', link: 'link', heading: 'heading', img: 'image', image: 'image',
              checkbox: 'toggle', radio: 'toggle', switch: 'toggle', menuitemcheckbox: 'toggle',
              textbox: 'field', searchbox: 'search', slider: 'adjustable', spinbutton: 'adjustable',
              tab: 'button', menuitem: 'button', option: 'button', combobox: 'button',
              progressbar: 'status', status: 'status', alert: 'status' };
            if (roles[role]) return roles[role];
            if (tag === 'input') {
              if (type === 'hidden') return null;
              if (['button', 'submit', 'reset', 'image', 'file', 'color'].includes(type)) return 'button';
              if (type === 'checkbox' || type === 'radio') return 'toggle';
              if (type === 'range') return 'adjustable';
              return type === 'search' ? 'search' : 'field';
            }
            if (tag === 'a' || tag === 'area') return e.hasAttribute('href') ? 'link' : null;
            if (/^h[1-6]$/.test(tag)) return 'heading';
            if (tag === 'textarea' || e.isContentEditable) return 'field';
            if (tag === 'select' || tag === 'button' || tag === 'summary') return 'button';
            if (tag === 'progress' || tag === 'meter') return 'status';
            if (tag === 'svg') return named(e) || e.querySelector('title') ? 'image' : null;
            // A picture without a text is an ornament.
            return tag === 'img' && attribute(e, 'alt') ? 'image' : null;
          };
          const nameOf = (e, kind) => {
            const given = label(e);
            if (given) return given;
            if (kind === 'image') return attribute(e, 'alt') || content(e) || attribute(e, 'title');
            if (e.localName === 'input' && kind === 'button') {
              const words = { submit: 'Submit', reset: 'Reset' };
              return clean(e.value) || attribute(e, 'alt') || words[e.type] || attribute(e, 'title');
            }
            if (['field', 'search', 'toggle', 'adjustable', 'status'].includes(kind) || e.localName === 'select') {
              const inner = ['input', 'textarea', 'select', 'progress', 'meter'].includes(e.localName)
                || e.isContentEditable ? '' : content(e);
              return inner || attribute(e, 'placeholder') || attribute(e, 'title');
            }
            return content(e) || attribute(e, 'title');
          };
          const valueOf = (e, kind) => {
            if (kind === 'toggle') {
              return e.localName === 'input' ? (e.checked ? '1' : '0') : isOn(e, 'aria-checked') ? '1' : '0';
            }
            if (e.localName === 'select') {
              return clean([...e.selectedOptions].map(o => o.label).join(', '));
            }
            if (kind === 'button' || kind === 'link' || kind === 'image' || kind === 'heading') return null;
            if (e.type === 'password') return '•'.repeat(e.value.length);
            const own = attribute(e, 'aria-valuetext') || attribute(e, 'aria-valuenow');
            if (own) return own;
            if (e.value !== undefined && e.value !== null) return String(e.value);
            return e.isContentEditable ? textOf(e) : null;
          };
          const add = (e, kind, name, value, rect, at, isHeading) => {
            if (list.length >= limit || rect.width <= 0 || rect.height <= 0) return;
            elements.push(e);
            list.push({
              kind, label: name, value, hint: referred(e, 'aria-describedby') || null,
              isSelected: isOn(e, 'aria-selected') || isOn(e, 'aria-pressed')
                || !["", "false"].includes(attribute(e, "aria-current")),
              isEnabled: !(e.disabled || isOn(e, 'aria-disabled') || e.matches(':disabled')),
              isHeading, x: rect.x + at.x, y: rect.y + at.y, width: rect.width, height: rect.height });
          };
          let run = null;
          const flush = () => {
            if (!run) return;
            const { nodes, at } = run, range = nodes[0].ownerDocument.createRange();
            run = null;
            range.setStartBefore(nodes[0]);
            range.setEndAfter(nodes[nodes.length - 1]);
            const name = clean(nodes.map(n => n.data).join(' '));
            const e = nodes[0].parentElement;
            if (name) add(e, 'text', name, null, range.getBoundingClientRect(), at, false);
          };
          const skipped = new Set(['script', 'style', 'template', 'noscript', 'head', 'datalist', 'object']);
          const walk = (parent, at, isHeading) => {
            const children = parent.localName === 'slot' && parent.assignedNodes().length
              ? parent.assignedNodes() : (parent.shadowRoot || parent).childNodes;
            for (const node of children) {
              if (list.length >= limit) return;
              if (node.nodeType === Node.TEXT_NODE) {
                if (!node.data.trim() || !node.parentElement) continue;
                if (!node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
                if (run) run.nodes.push(node); else run = { nodes: [node], at };
                continue;
              }
              if (node.nodeType !== Node.ELEMENT_NODE || skipped.has(node.localName)) continue;
              if (isOn(node, 'aria-hidden') || node.inert) continue;
              const style = getComputedStyle(node);
              if (style.display === 'none') continue;
              const isShown = style.visibility === 'visible' && node.checkVisibility({ opacityProperty: true });
              const kind = isShown ? kindOf(node) : null;
              if (node.localName === 'iframe') {
                flush();
                let inner = null;
                try { inner = node.contentDocument } catch {}
                const box = node.getBoundingClientRect();
                if (inner && inner.body) {
                  walk(inner.body, { x: at.x + box.x + node.clientLeft, y: at.y + box.y + node.clientTop }, false);
                  flush();
                }
              } else if (kind === 'heading' && node.querySelector('a[href], button, input, select, textarea')) {
                flush();
                walk(node, at, true);
                flush();
              } else if (kind) {
                flush();
                add(node, kind, nameOf(node, kind), valueOf(node, kind), node.getBoundingClientRect(), at,
                  isHeading || kind === 'heading');
              } else {
                const isInline = style.display.startsWith('inline') || style.display === 'contents';
                if (!isInline || node.localName === 'br') flush();
                walk(node, at, isHeading);
                if (!isInline) flush();
              }
            }
          };
          if (!document.body) return list;
          const modal = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')]
            .filter(e => e.checkVisibility({ visibilityProperty: true })).pop();
          walk(modal || document.body, { x: 0, y: 0 }, false);
          flush();
          return list;
        })()
        """
}
