/** The part of Playwright's pages that main jobs use, over the document of a view test. */
import { act } from 'react';
import { settle } from '#test/unit/lib/render';

type Name = string | RegExp;
interface ByRole {
  name?: Name;
  exact?: boolean;
}
interface Filter {
  hasText?: Name;
}

const clean = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();

/** All elements of a tree, those of open shadow roots as well. */
export function elementsIn(root: Element | ShadowRoot, css = '*'): Element[] {
  const found = [...root.querySelectorAll(css)];
  for (const host of root.querySelectorAll('*'))
    if (host.shadowRoot && host.shadowRoot !== (host as object))
      found.push(...elementsIn(host.shadowRoot, css));
  return found;
}

/** Whether an element is in the page and nothing around it is hidden; style sheets are not read. */
export function isShown(element: Element): boolean {
  if (!element.isConnected) return false;
  for (let each: Element | null = element; each; ) {
    if (each.hasAttribute('hidden') || each.tagName === 'TEMPLATE') return false;
    if ((each as HTMLElement).style?.display === 'none') return false;
    if (each.tagName === 'DIALOG' && !each.hasAttribute('open')) return false;
    const around: Element | null = each.parentElement;
    if (around?.tagName === 'DETAILS' && !around.hasAttribute('open') && each.tagName !== 'SUMMARY')
      return false;
    const root = each.getRootNode();
    each = around ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return true;
}

const ROLES: Record<string, string> = {
  button: 'button, summary, input[type=submit]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  dialog: 'dialog',
  list: 'ul, ol',
  listitem: 'li',
  radio: 'input[type=radio]',
  checkbox: 'input[type=checkbox]',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
  combobox: 'select',
  option: 'option',
  img: 'img, svg[role=img]',
  slider: 'input[type=range]',
  searchbox: 'input[type=search]',
  region: 'section[aria-label], section[aria-labelledby]',
  progressbar: 'progress',
  table: 'table',
  row: 'tr',
  rowheader: 'th[scope=row]',
};

const byId = (element: Element, id: string) =>
  (element.getRootNode() as Document | ShadowRoot).getElementById?.(id) ?? document.getElementById(id);

/** The label's own text: without that of the field in it. */
const labelText = (label: Element): string => clean(label.textContent);

function labelsOf(element: Element): string[] {
  const said = [element.getAttribute('aria-label')];
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  said.push(ids.map((id) => byId(element, id)?.textContent ?? '').join(' '));
  const { id } = element;
  const root = element.getRootNode() as Document | ShadowRoot;
  if (id)
    for (const label of root.querySelectorAll('label')) if (label.htmlFor === id) said.push(labelText(label));
  const around = element.closest('label');
  if (around) said.push(labelText(around));
  return said.map(clean).filter(Boolean);
}

const nameOf = (element: Element): string =>
  labelsOf(element)[0] ??
  clean(element.getAttribute('alt') || element.textContent || element.getAttribute('title'));

const fits = (text: string, wanted: Name, exact = false): boolean => {
  if (wanted instanceof RegExp) return wanted.test(text);
  return exact ? text === clean(wanted) : text.toLowerCase().includes(clean(wanted).toLowerCase());
};

/** Whether no modal dialog is over an element: what is under one is inert. */
function isReachable(element: Element): boolean {
  const modal = elementsIn(document.body, 'dialog[open]').at(-1);
  for (let each: Element | null = element; each && modal; ) {
    if (each === modal) return true;
    const root = each.getRootNode();
    each = each.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return !modal;
}

/** What a job has typed, which stays on screen where it does not go on. */
export const typed = new Set<string>();

/** Fake milliseconds that an action waits for what it acts on. */
const PATIENCE = 3000;
const STEP = 300;

/** Waits until a check has a value; throws after the page's patience. */
export async function found<T>(check: () => T | undefined, what: string, patience = PATIENCE): Promise<T> {
  for (let passed = 0; ; passed += STEP) {
    const value = check();
    if (value !== undefined) return value;
    if (passed >= patience) throw new Missing(what);
    await settle(STEP);
  }
}

/** What a job waits for is not there. */
export class Missing extends Error {}

export const setValue = (field: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** The field whose suggestions are open. */
let open: Element | undefined;
const leave = (field: Element) =>
  field.dispatchEvent(new Event('focusout', { bubbles: true, composed: true }));

export class Finder {
  constructor(
    readonly all: () => Element[],
    readonly what: string,
  ) {}

  #within(what: string, find: (root: Element) => Element[]): Finder {
    return new Finder(() => [...new Set(this.all().flatMap(find))], `${this.what} ${what}`);
  }

  locator(css: string, { hasText }: Filter = {}): Finder {
    const found = this.#within(css, (root) => elementsIn(root, css));
    return hasText ? found.filter({ hasText }) : found;
  }
  getByRole(role: string, { name, exact }: ByRole = {}): Finder {
    const css = [ROLES[role], `[role="${role}"]`].filter(Boolean).join(', ');
    return this.#within(`${role} ${name ?? ''}`, (root) =>
      elementsIn(root, css).filter(
        (each) =>
          (each.getAttribute('role') ?? role) === role &&
          isShown(each) &&
          isReachable(each) &&
          (name === undefined || fits(nameOf(each), name, exact)),
      ),
    );
  }
  getByText(text: Name, { exact = false } = {}): Finder {
    return this.#within(`text ${text}`, (root) => {
      const all = elementsIn(root).filter((each) => fits(clean(each.textContent), text, exact));
      return all.filter((each) => !all.some((other) => other !== each && each.contains(other)));
    });
  }
  getByLabel(text: Name, { exact = false } = {}): Finder {
    return this.#within(`label ${text}`, (root) =>
      elementsIn(root, 'input, select, textarea, [aria-label], [aria-labelledby]').filter((each) =>
        labelsOf(each).some((label) => fits(label, text, exact)),
      ),
    );
  }
  filter({ hasText }: Filter): Finder {
    return new Finder(
      () => this.all().filter((each) => !hasText || fits(clean(each.textContent), hasText)),
      this.what,
    );
  }
  or(other: Finder): Finder {
    return new Finder(() => [...this.all(), ...other.all()], `${this.what} or ${other.what}`);
  }
  first = () => this.nth(0);
  last = () => new Finder(() => this.all().slice(-1), this.what);
  nth = (at: number) => new Finder(() => this.all().slice(at, at + 1), this.what);

  async isVisible(): Promise<boolean> {
    return this.all().some(isShown);
  }
  async isEnabled(): Promise<boolean> {
    return this.all().some((each) => !(each as HTMLButtonElement).disabled);
  }
  async count(): Promise<number> {
    return this.all().length;
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }
  async innerText(): Promise<string> {
    return clean((await this.#one()).textContent);
  }
  async inputValue(): Promise<string> {
    return ((await this.#one()) as HTMLInputElement).value;
  }
  async waitFor({ state = 'visible', timeout = PATIENCE }: { state?: string; timeout?: number } = {}) {
    const there = () => this.all().find((each) => state === 'attached' || isShown(each));
    await found(there, this.what, Math.min(timeout, PATIENCE));
  }
  #one(): Promise<Element> {
    return found(() => this.all().find((each) => isShown(each)), this.what);
  }
  /** Does something with the element, which gets the focus as a visitor's hand gives it. */
  async #with(work: (element: HTMLElement) => void, force = false): Promise<void> {
    const usable = (each: Element) =>
      isShown(each) &&
      (force || !(each as HTMLButtonElement).disabled) &&
      each.getAttribute('aria-busy') !== 'true';
    const element = (await found(() => this.all().find(usable), this.what)) as HTMLElement;
    await act(async () => {
      if (open && open !== element) leave(open);
      open = undefined;
      if (document.activeElement !== element) element.focus?.();
      element.dispatchEvent(new Event('focusin', { bubbles: true }));
      work(element);
    });
    await settle();
  }
  focus = () => this.#with(() => {});
  click = (_?: object) => this.#with((element) => element.click());
  check = (_?: object) =>
    this.#with((element) => {
      if (!(element as HTMLInputElement).checked) element.click();
    });
  fill = (value: string, _?: object) =>
    this.#with((element) => {
      typed.add(value);
      setValue(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      // Suggestions close when their field is left.
      if (element.getAttribute('role') === 'combobox') open = element;
      else leave(element);
    });
  pressSequentially = (value: string) => this.fill(value);
  selectOption = (wanted: string | { label: string }) =>
    this.#with((element) => {
      const select = element as HTMLSelectElement;
      const option = [...select.options].find((each) =>
        typeof wanted === 'string' ? each.value === wanted : clean(each.textContent) === wanted.label,
      );
      if (!option) throw new Missing(`${this.what}: option ${JSON.stringify(wanted)}`);
      setValue(select, option.value);
      select.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    });
  press = (key: string) =>
    this.#with((element) => {
      pressKey(element, key);
    });
  dispatchEvent = (type: string) =>
    this.#with((element) => {
      element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    });
  setInputFiles = async ({
    name,
    mimeType,
    buffer,
  }: {
    name: string;
    mimeType: string;
    buffer: Uint8Array;
  }) => {
    const input = (await found(() => this.all()[0], this.what)) as HTMLInputElement;
    const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
    await act(async () => {
      Object.defineProperty(input, 'files', { configurable: true, value: [file] });
      input.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    });
    await settle(50);
  };
}

export function pressKey(element: Element, key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true });
  const form = element.closest('form');
  if (element.dispatchEvent(event) && key === 'Enter' && form && element.tagName === 'INPUT')
    form.requestSubmit();
}

const body = new Finder(() => [document.body], 'page');
export const page = {
  locator: body.locator.bind(body),
  getByRole: body.getByRole.bind(body),
  getByText: body.getByText.bind(body),
  getByLabel: body.getByLabel.bind(body),
  keyboard: {
    async press(key: string) {
      await act(async () => {
        pressKey(document.activeElement ?? document.body, key);
        // As browsers ask a modal dialog to close.
        if (key === 'Escape')
          elementsIn(document.body, 'dialog[open]')
            .at(-1)
            ?.dispatchEvent(new Event('cancel', { cancelable: true }));
      });
      await settle();
    },
  },
  async evaluate<T>(work: (given: T) => unknown, given: T) {
    await act(async () => void (await work(given)));
    await settle();
  },
  async setViewportSize(size: { width: number; height: number }) {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(to: typeof size): void } };
    await act(async () => happyDOM.setViewport(size));
  },
};
