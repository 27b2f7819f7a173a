/// The time of a page in a test, in milliseconds.
///
/// Scripts of the page read the app's clock, and its timers, frames and animations of style sheets
/// follow it. Pictures that move by themselves, videos and the engine's own scrolling do not.
struct PageClock {
    /// The time that passed on the app's clock and not yet in the page.
    var owed = 0.0

    /// The time from the page's now to its next timer, frame or end of an animation.
    private var due = Double.infinity

    /// ``due`` without what repeats without end.
    private var dueOnce = Double.infinity

    /// `true` while something of the page moves.
    private var isMoving = false

    /// Below the resolution of the app's clock.
    private static let tolerance = 0.001

    /// `true` if the page has to be advanced now.
    var isDue: Bool { owed + Self.tolerance >= due || isMoving && owed > 0 }

    /// The time until ``isDue`` becomes `true` for something other than a new picture.
    func delay(isOnce: Bool) -> Double? {
        let due = isOnce ? dueOnce : due
        return due.isFinite ? max(0, due - owed) : nil
    }

    /// Hands over what the page is owed.
    mutating func pass() -> Double {
        defer {
            due -= owed
            dueOnce -= owed
            owed = 0
        }
        return owed
    }

    /// Takes over the page's answer, as in `[16.7, null, true]`.
    mutating func update(from json: String) {
        self = PageClock(owed: owed)
        let parts = json.dropFirst().dropLast().split(separator: ",")
        guard parts.count == 3 else { return }
        due = Double(parts[0]) ?? .infinity
        dueOnce = Double(parts[1]) ?? .infinity
        isMoving = parts[2] == "true"
    }

    private init(owed: Double) { self.owed = owed }

    init() {}

    // MARK: In the page

    /// Calls the clock of a page, if it has one, with time that passed without anything due.
    static func passing(_ milliseconds: Double) -> String {
        "globalThis.__touchstoneClock && __touchstoneClock.pass(\(milliseconds)); null"
    }

    /// The body of a function that advances the page by `ms` to the date `date`, and resolves
    /// when the page has painted what is known then.
    ///
    /// Answers of scripts come on the same connection as painted frames, and after them.
    static let idleScript = """
        const clock = globalThis.__touchstoneClock, { ms, date } = JSON.parse(values);
        const frame = clock ? clock.frame : requestAnimationFrame;
        if (clock) await clock.advance(ms, date);
        if (document.visibilityState === 'visible') {
          if (document.readyState === 'complete') {
            await document.fonts.ready;
            await Promise.all(
              [...document.images].map(i => i.complete ? 0 : i.decode().catch(() => 0)));
          }
          for (let turn = 0; turn < 300; turn++) {
            const count = clock ? clock.scrolls : 0;
            await new Promise(r => frame(() => frame(r)));
            if (!clock || clock.scrolls === count) break;
          }
        }
        return clock ? clock.due() : null
        """

    /// Gives the page and its frames of the same origin a clock that stands still.
    ///
    /// A timer that one of more than five timers in a row started counts as repeating, and so does
    /// a frame after sixty in a row.
    static func script(date: Double) -> String {
        """
        (() => {
          if (window.__touchstoneClock) return;
          let clock;
          if (window === top) {
            clock = make();
          } else {
            // Frames of other origins keep real time.
            try { clock = parent.__touchstoneClock } catch { return }
            if (!clock) return;
          }
          Object.defineProperty(window, '__touchstoneClock', { value: clock });
          clock.enter(window);

          function make() {
            const frameTime = 1000 / 60, end = 1e-3;
            const nativeFrame = window.requestAnimationFrame.bind(window);
            let now = 0, start = \(date), shown = 0, count = 0, level = 0, frameLevel = 0, seed = 1;
            const timers = new Map(), frames = new Map(), held = new Set(), windows = new Set();

            const timing = a => a.effect ? a.effect.getComputedTiming().endTime : 0;
            const hold = a => {
              if (held.has(a) || a.playState !== 'running') return;
              held.add(a);
              a.pause();
              a.currentTime = a.playbackRate < 0 ? timing(a) : 0;
            };
            const holdAll = () => {
              for (const w of windows) w.document.getAnimations().forEach(hold);
              for (const a of held) {
                if (a.playState === 'idle' || a.playState === 'finished') held.delete(a);
              }
            };
            const rest = a => a.playbackRate > 0
              ? (timing(a) - (a.currentTime || 0)) / a.playbackRate : Infinity;
            const move = by => {
              let ended = false;
              for (const a of held) {
                if (rest(a) <= by + end) {
                  held.delete(a);
                  a.finish();
                  ended = true;
                } else {
                  a.currentTime = (a.currentTime || 0) + by * a.playbackRate;
                }
              }
              return ended;
            };
            const add = (owner, call, delay, values, every) => {
              const due = now + Math.max(1, delay > 0x7fffffff ? 1 : +delay || 0);
              timers.set(++count, {
                owner, call, values, due, number: count, level: level + 1,
                every: every ? due - now : 0 });
              return count;
            };
            const call = (owner, work) => {
              try { work() } catch (error) { owner.reportError(error) }
            };
            const fire = timer => {
              if (timer.every) timer.due += timer.every; else timers.delete(timer.number);
              level = timer.every ? 6 : timer.level;
              call(timer.owner, () => typeof timer.call === 'function'
                ? timer.call.apply(timer.owner, timer.values) : timer.owner.eval(String(timer.call)));
            };
            const nextTimer = () => {
              let next = null;
              for (const t of timers.values()) {
                if (!next || t.due < next.due || t.due === next.due && t.number < next.number) next = t;
              }
              return next;
            };
            const nextFrame = () =>
              frames.size ? (Math.max(shown, Math.floor(now / frameTime + end)) + 1) * frameTime : Infinity;
            const show = () => {
              shown = Math.round(now / frameTime);
              const due = [...frames.values()];
              frames.clear();
              for (const f of due) {
                frameLevel = f.level;
                call(f.owner, () => f.call.call(f.owner, now));
              }
            };
            const frame = f => nativeFrame(f);
            const pass = by => { now += by; move(by) };
            const advance = async (by, date) => {
              holdAll();
              const last = now + by;
              if (Math.abs(date - last - start) > 1) start = date - last;
              for (;;) {
                const timer = nextTimer(), frameAt = nextFrame();
                const restAt = now + Math.min(Infinity, ...[...held].map(rest));
                const at = Math.min(timer ? timer.due : Infinity, frameAt, restAt);
                if (at > last + end) break;
                const ended = move(Math.max(0, at - now));
                now = Math.max(now, at);
                if (ended) await new Promise(frame);
                else if (timer && timer.due <= frameAt) fire(timer);
                else show();
                for (let turn = 0; turn < 4; turn++) await null;
                level = frameLevel = 0;
                holdAll();
              }
              move(Math.max(0, last - now));
              now = Math.max(now, last);
            };
            const due = () => {
              holdAll();
              let next = Infinity, once = Infinity;
              for (const t of timers.values()) {
                next = Math.min(next, t.due - now);
                if (!t.every && t.level <= 5) once = Math.min(once, t.due - now);
              }
              if (frames.size) {
                next = Math.min(next, nextFrame() - now);
                if ([...frames.values()].some(f => f.level <= 60)) once = Math.min(once, nextFrame() - now);
              }
              for (const a of held) {
                next = Math.min(next, rest(a));
                once = Math.min(once, rest(a));
              }
              return [next, once, held.size > 0 || frames.size > 0];
            };
            const enter = w => {
              windows.add(w);
              const NativeDate = w.Date;
              const date = () => Math.floor(start + now);
              w.Date = new Proxy(NativeDate, {
                construct: (target, values, type) =>
                  Reflect.construct(target, values.length ? values : [date()], type),
                apply: () => new NativeDate(date()).toString(),
                get: (target, name) => name === 'now' ? date : target[name] });
              NativeDate.prototype.constructor = w.Date;
              w.performance.now = () => now;
              w.Math.random = () => (seed = seed * 16807 % 2147483647) / 2147483647;
              w.setTimeout = (f, delay, ...values) => add(w, f, delay, values, false);
              w.setInterval = (f, delay, ...values) => add(w, f, delay, values, true);
              w.clearTimeout = w.clearInterval = w.cancelIdleCallback = n => { timers.delete(n) };
              w.requestIdleCallback = f =>
                add(w, () => f({ didTimeout: false, timeRemaining: () => 10 }), 1, [], false);
              w.requestAnimationFrame = call => {
                frames.set(++count, { owner: w, call, level: frameLevel + 1 });
                return count;
              };
              w.cancelAnimationFrame = n => { frames.delete(n) };
              const animate = w.Element.prototype.animate;
              w.Element.prototype.animate = function (...values) {
                const animation = animate.apply(this, values);
                hold(animation);
                return animation;
              };
              const holdTargets = event => event.target.getAnimations().forEach(hold);
              w.addEventListener('transitionrun', holdTargets, true);
              w.addEventListener('animationstart', holdTargets, true);
              w.addEventListener('scroll', () => { clock.scrolls++ }, { capture: true, passive: true });
              if (w !== window) w.addEventListener('pagehide', () => {
                windows.delete(w);
                for (const [n, t] of timers) if (t.owner === w) timers.delete(n);
                for (const [n, f] of frames) if (f.owner === w) frames.delete(n);
              });
            };
            const clock = { advance, pass, due, enter, frame, scrolls: 0 };
            return clock;
          }
        })()
        """
    }
}
