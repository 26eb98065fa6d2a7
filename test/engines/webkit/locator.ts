/** The part of Playwright's Locator that the main jobs use. What is not here is no function, and fails by its name. */
import type { Locator } from '@playwright/test';
import { clickPoint, type FilePayload, fillField, setFiles } from './actions';
import type { Driver } from './driver';
import { byLabel, byRole, byText, hasText } from './selectors';
import { until } from './wait';

type Options = { timeout?: number; force?: boolean };
type Named = { exact?: boolean };

/** Finds below a selector; what a page and a locator have in common. */
export abstract class Finder {
  abstract below(selector: string): WebKitLocator;

  getByRole(role: string, options: Parameters<Locator['getByRole']>[1] = {}) {
    return this.below(byRole(role, options));
  }
  getByText(text: string | RegExp, { exact }: Named = {}) {
    return this.below(byText(text, exact));
  }
  getByLabel(text: string | RegExp, { exact }: Named = {}) {
    return this.below(byLabel(text, exact));
  }
  locator(selector: string, options: { hasText?: string | RegExp } = {}) {
    return this.below(selector).filter(options);
  }
}

export class WebKitLocator extends Finder {
  /** By which Playwright's `expect` knows it. */
  readonly _apiName = 'Locator';
  #page;
  #selector;

  constructor(page: Driver, selector: string) {
    super();
    this.#page = page;
    this.#selector = selector;
  }

  override below(selector: string) {
    return new WebKitLocator(this.#page, `${this.#selector} >> ${selector}`);
  }
  filter({ hasText: text, ...unknown }: { hasText?: string | RegExp }) {
    const [other] = Object.keys(unknown);
    if (other) throw new Error(`filter has no ${other} in WebKit: test/engines/webkit/locator.ts`);
    return text === undefined ? this : this.below(hasText(text));
  }
  or(other: WebKitLocator) {
    return this.below(`internal:or=${JSON.stringify(other.#selector)}`);
  }
  nth(index: number) {
    return this.below(`nth=${index}`);
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }
  page() {
    return this.#page;
  }
  override toString() {
    return this.#selector;
  }

  /** Waits for the element; `body` has it as `element`, Playwright's script as `injected`, and `args`. */
  async #of<T>(body: string, { timeout = this.#page.timeout }: Options = {}, ...args: unknown[]): Promise<T> {
    return until(
      async () => {
        const code = `if (!element) return { why: 'not there' };\n${body}`;
        return this.#page.find<{ found: T } | { why: string }>(this.#selector, code, ...args);
      },
      timeout,
      this.#selector,
    );
  }
  #state(name: string): Promise<boolean> {
    return this.#page.find(
      this.#selector,
      "return element ? injected.elementState(element, args[0], true).matches : args[0] === 'hidden'",
      name,
    );
  }

  count(): Promise<number> {
    return this.#page.find(this.#selector, 'return all.length', null);
  }
  isVisible() {
    return this.#state('visible');
  }
  async isEnabled(options?: Options) {
    await this.#of('return { found: true }', options);
    return this.#state('enabled');
  }
  textContent(options?: Options): Promise<string | null> {
    return this.#of('return { found: element.textContent }', options);
  }
  innerText(options?: Options): Promise<string> {
    return this.#of('return { found: element.innerText }', options);
  }
  inputValue(options?: Options): Promise<string> {
    return this.#of("return { found: injected.retarget(element, 'follow-label').value }", options);
  }
  getAttribute(name: string, options?: Options): Promise<string | null> {
    return this.#of('return { found: element.getAttribute(args[0]) }', options, name);
  }
  evaluate<T>(script: (element: Element, arg?: unknown) => T, arg?: unknown): Promise<T> {
    return this.#of(`return { found: await (${script})(element, args[0]) }`, {}, arg);
  }
  async waitFor({ state = 'visible', timeout = 30_000 }: Options & { state?: string } = {}) {
    const look = async () => {
      const is =
        state === 'attached' || state === 'detached'
          ? (await this.count()) > 0 === (state === 'attached')
          : await this.#state(state);
      return is ? { found: true } : { why: `not ${state}` };
    };
    await until(look, timeout, this.#selector);
  }

  async click(options: Options = {}) {
    const at = await this.#of<{ x: number; y: number }>(clickPoint(options.force), options);
    await this.#page.pressAt(at);
  }
  async check(options: Options = {}) {
    if (await this.#of<boolean>('return { found: element.checked }', options)) return;
    await this.click(options);
    await this.#of("return element.checked ? { found: true } : { why: 'not checked' }", options);
  }
  async fill(value: string, options?: Options) {
    await this.#of(fillField, options, value);
  }
  async focus(options?: Options) {
    await this.#of('injected.focusNode(element); return { found: true }', options);
  }
  async press(key: string, options?: Options) {
    await this.focus(options);
    await this.#page.keyboard.press(key);
  }
  async pressSequentially(text: string, options?: Options) {
    await this.focus(options);
    await this.#page.keyboard.type(text);
  }
  async selectOption(value: string | { label: string }, options?: Options) {
    const body = `const chosen = injected.selectOptions(element, [args[0]]);
      return typeof chosen === 'string' ? { why: chosen } : { found: chosen }`;
    await this.#of(body, options, typeof value === 'string' ? { valueOrLabel: value } : value);
  }
  async setInputFiles(file: FilePayload, options?: Options) {
    const { name, mimeType, buffer } = file;
    await this.#of(setFiles, options, { name, mimeType, buffer: buffer.toString('base64') });
  }
  async dispatchEvent(type: string, init: object = {}, options?: Options) {
    await this.#of(
      'injected.dispatchEvent(element, args[0], args[1]); return { found: true }',
      options,
      type,
      init,
    );
  }

  /** The engine of `expect(locator)`; `isNot` as Playwright has it: the outcome that is not wanted. */
  async _expect(expression: string, options: Record<string, unknown> & { isNot: boolean; timeout: number }) {
    const { timeout, isNot, signal: _, title: _title, ...rest } = options;
    return this.#page.judge(this.#selector, { expression, isNot, ...rest }, timeout);
  }
}
