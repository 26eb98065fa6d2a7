/**
 * The part of storybook/test that plays of stories use, over the document of a view test. What is looked for is waited for on
 * the fake clock; a check by itself is passed over, since a play goes on as far as what it acts on is there.
 */
import { setImmediate } from 'node:timers';
import { act } from 'react';
import { expect as check, vi } from 'vitest';
import { settle } from '#test/unit/lib/render';
import { Finder, found, isShown, Missing, pressKey, setValue, typed } from './page';

type Name = string | RegExp;
interface Query {
  name?: Name;
  selector?: string;
  level?: number;
}

/** Called after each wait: what is shown then is compared. */
let seen = () => {};
export const onSeen = (look: () => void): void => {
  seen = look;
};

/** How many of a play's waits advance the clock. */
let waiting = 0;
async function inWait<T>(work: () => Promise<T>): Promise<T> {
  waiting++;
  try {
    return await work();
  } finally {
    waiting--;
  }
}

/** Turns of the event loop after which a play waits for the clock itself, as for a frame. */
const TURNS = 30;

/** Resolves when a play is over, with the clock advanced while it waits for nothing that does so. */
export async function playOut(play: Promise<void> | undefined): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  play?.then(end, end);
  for (let quiet = 0; play && !isOver; ) {
    await new Promise<void>((go) => void setImmediate(go));
    quiet = waiting ? 0 : quiet + 1;
    if (quiet < TURNS) continue;
    quiet = 0;
    await settle(20);
  }
  await play;
}

const clean = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
const fits = (text: string, wanted: Name) =>
  wanted instanceof RegExp ? wanted.test(text) : text === clean(wanted);
const ownText = (element: Element) =>
  clean([...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(''));

/** What is found in an element by each kind of query. */
const KINDS: Record<string, (root: Element, wanted: Name, query: Query) => Element[]> = {
  Role(root, role, { name, level }) {
    const all = new Finder(() => [root], 'page').getByRole(String(role), { name, exact: true }).all();
    return level ? all.filter(({ tagName }) => tagName === `H${level}`) : all;
  },
  Text: (root, text, { selector = '*' }) =>
    [...root.querySelectorAll(selector)].filter(
      (each) => !/^(STYLE|SCRIPT)$/.test(each.tagName) && fits(ownText(each), text),
    ),
  LabelText: (root, text) => new Finder(() => [root], 'page').getByLabel(text, { exact: true }).all(),
  DisplayValue: (root, value) =>
    [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter((each) =>
      fits(each.value, value),
    ),
};

function queriesOf(root: Element, kind: string, find: (typeof KINDS)[string]) {
  const all = (wanted: Name, query: Query = {}) => find(root, wanted, query);
  const what = (wanted: Name, { name }: Query = {}) => `${kind} ${wanted} ${name ?? ''}`;
  const some = (wanted: Name, query?: Query) => {
    const elements = all(wanted, query);
    if (elements.length === 0) throw new Missing(what(wanted, query));
    return elements;
  };
  const coming = (wanted: Name, query?: Query) =>
    inWait(async () => {
      await settle();
      const elements = await found(
        () => {
          const now = all(wanted, query);
          return now.length > 0 ? now : undefined;
        },
        what(wanted, query),
      );
      seen();
      return elements;
    });
  return {
    [`queryAllBy${kind}`]: all,
    [`queryBy${kind}`]: (wanted: Name, query?: Query) => all(wanted, query)[0] ?? null,
    [`getAllBy${kind}`]: some,
    [`getBy${kind}`]: (wanted: Name, query?: Query) => some(wanted, query)[0],
    [`findAllBy${kind}`]: coming,
    [`findBy${kind}`]: async (wanted: Name, query?: Query) => (await coming(wanted, query))[0],
  };
}

export const within = (root: Element) =>
  Object.assign({}, ...Object.entries(KINDS).map(([kind, find]) => queriesOf(root, kind, find)));

/** Checks of elements, beside those that vitest has. */
const OF_ELEMENTS: Record<string, (element: HTMLInputElement, wanted?: unknown, more?: unknown) => boolean> =
  {
    toBeVisible: (element) => isShown(element),
    toBeInTheDocument: (element) => !!element?.isConnected,
    toHaveTextContent: (element, text) =>
      text instanceof RegExp
        ? text.test(clean(element.textContent))
        : clean(element.textContent).includes(clean(String(text))),
    toHaveAttribute: (element, name, value) =>
      value === undefined
        ? element.hasAttribute(String(name))
        : typeof value === 'string'
          ? element.getAttribute(String(name)) === value
          : element.hasAttribute(String(name)),
    toHaveValue: (element, value) => String(element.value) === String(value),
    toBeChecked: (element) => element.checked || element.getAttribute('aria-checked') === 'true',
    toHaveFocus: (element) => element === document.activeElement,
    toHaveClass: (element, name) => element.classList.contains(String(name)),
    toBeEnabled: (element) => !element.disabled,
    toBeDisabled: (element) => element.disabled,
    toBeInvalid: (element) => element.getAttribute('aria-invalid') === 'true',
    toHaveAccessibleDescription: () => true,
    toHaveAccessibleName: () => true,
  };

class Unlike extends Error {}

/** How many waits are under way: only these need a check that fails. */
let waits = 0;

const checks = (value: unknown, isNot: boolean): unknown =>
  new Proxy(
    {},
    {
      get(_, name: string) {
        if (name === 'then') return undefined;
        if (name === 'not') return checks(value, !isNot);
        return (...wanted: unknown[]) => {
          if (waits === 0) return;
          const ofElement = OF_ELEMENTS[name];
          if (ofElement) {
            if (ofElement(value as HTMLInputElement, wanted[0], wanted[1]) === isNot)
              throw new Unlike(`${isNot ? 'not ' : ''}${name}`);
            return;
          }
          const own = isNot ? check(value).not : check(value);
          (own as unknown as Record<string, (...all: unknown[]) => void>)[name]?.(...wanted);
        };
      },
    },
  );
export const expect = Object.assign((value: unknown) => checks(value, false), {
  any: check.any,
  anything: check.anything,
  objectContaining: check.objectContaining,
  arrayContaining: check.arrayContaining,
  stringMatching: check.stringMatching,
  stringContaining: check.stringContaining,
});

/** Fake milliseconds after which what is waited for does not come. */
const PATIENCE = 6000;
const STEP = 300;

export const waitFor = <T>(work: () => T): Promise<Awaited<T>> => inWait(() => waitUntil(work));

async function waitUntil<T>(work: () => T): Promise<Awaited<T>> {
  for (let passed = 0; ; passed += STEP) {
    await settle(passed ? STEP : 0);
    waits++;
    try {
      const value = await work();
      seen();
      return value;
    } catch (error) {
      if (passed >= PATIENCE) {
        // A check that fails keeps nobody from going on.
        if ((error as Error).name === 'AssertionError' || error instanceof Unlike)
          return undefined as Awaited<T>;
        throw new Missing(`waited: ${error instanceof Error ? error.message : error}`);
      }
    } finally {
      waits--;
    }
  }
}

interface Init extends KeyboardEventInit {
  target?: { value?: string; files?: unknown };
}
function fire(element: HTMLElement, type: string, { target, ...init }: Init = {}): void {
  if (target?.value !== undefined) {
    typed.add(target.value);
    setValue(element, target.value);
  }
  if (target?.files) Object.defineProperty(element, 'files', { configurable: true, value: target.files });
  const event = type.startsWith('key')
    ? new KeyboardEvent(type, { bubbles: true, cancelable: true, composed: true, ...init })
    : new Event(type, { bubbles: true, cancelable: true, composed: true });
  element.dispatchEvent(event);
}
export const fireEvent = new Proxy({} as Record<string, (element: HTMLElement, init?: Init) => void>, {
  get: (_, name: string) => (element: HTMLElement, init?: Init) => fire(element, name.toLowerCase(), init),
});

export const userEvent = {
  click: (element: HTMLElement) => act(async () => element.click()),
  selectOptions: async (element: HTMLElement, value: string) =>
    fire(element, 'change', { target: { value } }),
  keyboard: (keys: string) =>
    act(async () => pressKey(document.activeElement ?? document.body, keys.replace(/[{}]/g, ''))),
  tab: async () => {},
};

export const { spyOn, fn } = vi;
export const configure = () => {};
