import type { Keyboard } from './keyboard';

/** What a locator needs of its page. */
export interface Driver {
  readonly keyboard: Keyboard;
  /** ms that an action waits for its element. */
  timeout: number;
  /** Runs `body` with the selector's only element, or undefined, as `element`; with an `args[0]` of null, `all`. */
  find<T>(selector: string, body: string, ...args: unknown[]): Promise<T>;
  /** Judges by Playwright's own matchers until they match, or for `timeout` ms. */
  judge(
    selector: string,
    options: { expression: string; isNot: boolean },
    timeout: number,
  ): Promise<{ matches: boolean; received?: unknown }>;
  pressAt(point: { x: number; y: number }): Promise<void>;
}
