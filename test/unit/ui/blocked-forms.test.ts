// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A frame's sandbox as it is: without allow-forms the browser fires no submit event of its own. */
let allowsForms: boolean;
const submitted = vi.fn();
let root: ShadowRoot;

/** The module keeps what it has asked: each case is a page. */
async function load() {
  vi.resetModules();
  return import('#ui/first-use/blocked-forms');
}

function show(markup: string): void {
  const host = document.createElement('vt-sample');
  document.body.append(host);
  root = host.attachShadow({ mode: 'open' });
  root.innerHTML = markup;
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted((event.target as Element).id, (event as SubmitEvent).submitter?.id);
  });
}
const get = (id: string) => root.getElementById(id) as HTMLElement;

/** Clicks as a frame without forms answers it, or a page that allows them. */
async function press(id: string, prevent = false): Promise<void> {
  const { submitByClick } = await load();
  let path: EventTarget[] = [];
  const seen = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  root.addEventListener(
    'click',
    (event) => {
      path = event.composedPath();
      if (prevent) event.preventDefault();
    },
    { once: true },
  );
  get(id).dispatchEvent(seen);
  submitByClick(root, seen, path);
}

beforeEach(() => {
  allowsForms = false;
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement) {
    if (allowsForms) this.dispatchEvent(new SubmitEvent('submit', { cancelable: true, bubbles: true }));
  });
});
afterEach(() => {
  submitted.mockClear();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const FORM =
  '<form id="form" novalidate><input id="text"><button id="send"><b id="word">Enviar</b></button></form>';

describe('a form in a frame that forbids forms', () => {
  it('is sent by its button, once', async () => {
    show(FORM);
    await press('word');
    expect(submitted.mock.calls).toEqual([['form', 'send']]);
    expect(root.querySelectorAll('form')).toHaveLength(1);
  });
  it('is sent by a button beside it', async () => {
    show('<form id="form" novalidate></form><button id="send" form="form"></button>');
    // happy-dom looks for it in the document.
    Object.defineProperty(get('send'), 'form', { value: get('form') });
    await press('send');
    expect(submitted.mock.calls).toEqual([['form', 'send']]);
  });
  it.each([
    ['text', FORM],
    ['send', FORM.replace('<button', '<button type="button"')],
    ['send', FORM.replace('<button', '<button disabled')],
    ['send', '<button id="send"></button>'],
  ])('is not sent by %s of %s', async (id, markup) => {
    show(markup);
    await press(id);
    expect(submitted).not.toHaveBeenCalled();
  });
  it('is not sent if a handler has prevented the click', async () => {
    show(FORM);
    await press('send', true);
    expect(submitted).not.toHaveBeenCalled();
  });
  it('is not sent before the browser’s own rules hold, if it asks for them', async () => {
    show(FORM.replace(' novalidate', ''));
    const report = vi.spyOn(HTMLFormElement.prototype, 'reportValidity').mockReturnValue(false);
    await press('send');
    expect(submitted).not.toHaveBeenCalled();
    report.mockReturnValue(true);
    await press('send');
    expect(submitted).toHaveBeenCalledOnce();
  });
  it('of another widget within is that one’s', async () => {
    show('<x-inner id="inner"></x-inner>');
    const outer = root;
    const inner = get('inner').attachShadow({ mode: 'open' });
    inner.innerHTML = FORM;
    const { submitByClick } = await load();
    submitByClick(outer, new MouseEvent('click'), [inner.getElementById('send') as Element, inner, outer]);
    expect(submitted).not.toHaveBeenCalled();
  });
  it('is sent by a choice in it', async () => {
    show(FORM);
    const { submitForm } = await load();
    submitForm(get('form') as HTMLFormElement);
    expect(submitted).toHaveBeenCalledOnce();
  });
});

describe('a form in a frame that allows forms', () => {
  it('is left to the browser', async () => {
    allowsForms = true;
    show(FORM);
    await press('send');
    expect(submitted).toHaveBeenCalledOnce();
    const { submitForm } = await load();
    submitForm(get('form') as HTMLFormElement);
    expect(submitted).toHaveBeenCalledTimes(2);
  });
});
