import type { Page } from '@playwright/test';
import type { Session } from './session';

/** WebDriver's codes of keys without a letter. */
const CODES: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** @throws {Error} for a key without a code */
function codeOf(key: string): string {
  const code = CODES[key] ?? key;
  if ([...code].length > 1) throw new Error(`WebKit knows no key ${key}: test/engines/webkit/keyboard.ts`);
  return code;
}

export class Keyboard implements Pick<Page['keyboard'], 'press' | 'type'> {
  #session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Presses a key, with others held: 'Shift+Tab'. */
  async press(keys: string): Promise<void> {
    const codes = keys.split(/\+(?=.)/).map(codeOf);
    await this.#send([...codes.map(down), ...codes.reverse().map(up)]);
  }

  async type(text: string): Promise<void> {
    await this.#send([...text].flatMap((letter) => [down(codeOf(letter)), up(codeOf(letter))]));
  }

  #send(actions: object[]) {
    return this.#session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
