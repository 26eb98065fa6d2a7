/** The part of Playwright's Page that the main jobs use, over WebDriver. */
import type { Driver } from './driver';
import { Keyboard } from './keyboard';
import { Finder, WebKitLocator } from './locator';
import { INJECT } from './selectors';
import { ScriptError, type Session } from './session';
import { until } from './wait';

interface Size {
  width: number;
  height: number;
}
interface Verdict {
  matches: boolean;
  received?: unknown;
}

/** What `find` returns from a document without Playwright's script. */
const BARE = '(bare)';
/** How often a look is repeated while the page goes to another. */
const GOING = 40;

const FIND = `const injected = globalThis.__injected;
  if (!injected) return '${BARE}';
  const [selector, ...given] = args;
  const parsed = injected.parseSelector(selector);`;

export class WebKitPage extends Finder implements Driver {
  readonly _apiName = 'Page';
  readonly keyboard;
  /** ms that an action waits for its element. */
  timeout = 10_000;
  #session;

  constructor(session: Session) {
    super();
    this.#session = session;
    this.keyboard = new Keyboard(session);
  }

  override below(selector: string): WebKitLocator {
    return new WebKitLocator(this, selector);
  }

  /** Runs a look of the page, again if the page goes meanwhile. */
  async #look<T>(body: string, ...args: unknown[]): Promise<T> {
    for (let turn = 0; ; turn++) {
      try {
        const value = await this.#session.run<T | typeof BARE>(body, ...args);
        if (value !== BARE) return value;
        await this.#session.run(INJECT);
      } catch (error) {
        if (error instanceof ScriptError || turn === GOING) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  /** Runs `body` with the selector's only element, or undefined, as `element`; with an `args[0]` of null, `all`. */
  find<T>(selector: string, body: string, ...args: unknown[]): Promise<T> {
    const query =
      args[0] === null
        ? 'const all = injected.querySelectorAll(parsed, document);'
        : 'const element = injected.querySelector(parsed, document, true);';
    return this.#look(`${FIND} ${query} return (async (args) => { ${body} })(given)`, selector, ...args);
  }

  /** Judges by Playwright's own matchers until they match, or for `timeout` ms. */
  async judge(selector: string, options: { expression: string; isNot: boolean }, timeout: number) {
    const { expression, isNot } = options;
    const body = `${FIND}
      const all = injected.querySelectorAll(parsed, document);
      const isArray = /^to\\.have\\.count$|\\.array$/.test(given[0].expression);
      if (!all.length && !isArray) return null;
      if (!isArray) injected.querySelector(parsed, document, true);
      return injected.expect(all[0], given[0], all, true);`;
    // Without an element only these are settled.
    const absent: Verdict = {
      matches: isNot ? !/visible|attached|in\.viewport/.test(expression) : /hidden|detached/.test(expression),
    };
    let last = absent;
    try {
      return await until<Verdict>(
        async () => {
          last = (await this.#look<Verdict | null>(body, selector, options)) ?? absent;
          return last.matches === isNot ? { why: 'no' } : { found: last };
        },
        timeout,
        selector,
      );
    } catch (error) {
      const errorMessage = error instanceof ScriptError ? error.message : undefined;
      return { ...last, matches: isNot, timedOut: !errorMessage, errorMessage };
    }
  }

  async goto(url: string): Promise<void> {
    await this.#session.send('POST', '/url', { url });
  }
  async reload(): Promise<void> {
    await this.#session.send('POST', '/refresh');
  }
  url(): Promise<string> {
    return this.#session.send('GET', '/url');
  }
  evaluate<T>(script: (arg?: unknown) => T, arg?: unknown): Promise<T> {
    return this.#session.run(`return (${script})(args[0])`, arg ?? null);
  }
  async waitForFunction(script: () => unknown, timeout = 30_000): Promise<void> {
    const look = async () =>
      (await this.#look(`return !!(await (${script})())`)) ? { found: true } : { why: 'never true' };
    await until(look, timeout, 'waitForFunction');
  }
  async pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#session.send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }
  async setViewportSize(size: Size): Promise<void> {
    const look = async () => {
      await this.#session.send('POST', '/window/rect', { x: 0, y: 0, ...size });
      const [width, height] = await this.#session.run<[number, number]>('return [innerWidth, innerHeight]');
      return width === size.width && height === size.height
        ? { found: true }
        : { why: `${width} x ${height}` };
    };
    await until(look, this.timeout, `a window of ${size.width} x ${size.height}`);
  }
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#session.send('GET', '/screenshot'), 'base64');
  }
}
