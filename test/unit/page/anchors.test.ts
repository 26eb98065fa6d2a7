// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorTarget } from '#page/address/anchor-target';
import { followAnchor } from '#page/anchors';
import { openRoots } from '#page/open-roots';

const follow = (event: MouseEvent) => followAnchor(event, openRoots);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const boxes = () => [{}] as unknown as DOMRectList;

/** Shows a page and returns its first link. */
function show(html: string): HTMLAnchorElement {
  history.replaceState(null, '', '/carros');
  document.body.innerHTML = html;
  return document.querySelector('a') as HTMLAnchorElement;
}

/** An element with a place, whose scrolling is seen. */
function place(element: Element | null | undefined) {
  const placed = element as HTMLElement;
  placed.getClientRects = boxes;
  const scroll = vi.fn();
  placed.scrollIntoView = scroll;
  return scroll;
}

/** Clicks an element; the browser's own part comes after all listeners, unless one of them prevents it. */
function click(element: Element, browser = followLink, init: MouseEventInit = {}): boolean {
  let prevented = true;
  const last = (event: MouseEvent) => {
    prevented = event.defaultPrevented;
    // happy-dom would leave the page: what is prevented below does not count.
    event.preventDefault();
    Object.defineProperty(event, 'defaultPrevented', { value: prevented });
    if (!prevented) browser(event);
  };
  addEventListener('click', last);
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  removeEventListener('click', last);
  return prevented;
}
const followLink = ({ target }: MouseEvent) => {
  location.hash = (target as Element).closest('a')?.hash ?? '';
};

beforeEach(() => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  document.addEventListener('click', follow);
});
afterEach(() => {
  document.removeEventListener('click', follow);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('in-page links', () => {
  it('are followed by the browser, then scrolled to with the focus', async () => {
    const link = show('<a href="#cores"><b>Cores</b></a><section id="cores"></section>');
    const scroll = place(document.getElementById('cores'));
    expect(click(link.querySelector('b') as Element)).toBe(false);
    expect(scroll).not.toHaveBeenCalled();
    await frame();
    expect(scroll).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
    expect(document.activeElement?.id).toBe('cores');
    expect(location.hash).toBe('#cores');
    (document.activeElement as HTMLElement).blur();
    expect(document.getElementById('cores')?.hasAttribute('tabindex')).toBe(false);
  });

  it('wait for a browser that follows a link in a task of its own', async () => {
    const link = show('<a href="#cores">x</a><section id="cores"></section>');
    const scroll = place(document.getElementById('cores'));
    click(link, () => {});
    await frame();
    expect(scroll).not.toHaveBeenCalled();
    location.hash = '#cores';
    await frame();
    expect(scroll).toHaveBeenCalled();
  });

  it('stay on this page where a base would lead away', async () => {
    const link = show('<a href="#cores">x</a><section id="cores"></section>');
    // As with <base href="/outra/">, which happy-dom does not know.
    Object.defineProperty(link, 'href', { value: `${location.origin}/outra/#cores` });
    const scroll = place(document.getElementById('cores'));
    expect(click(link)).toBe(true);
    expect(`${location.pathname}${location.hash}`).toBe('/carros#cores');
    await frame();
    expect(scroll).toHaveBeenCalled();
  });

  it('leave a focus that the page has moved into the target', async () => {
    const link = show('<a href="#cores">x</a><section id="cores"><input></section>');
    const section = document.getElementById('cores') as HTMLElement;
    const scroll = place(section);
    // happy-dom does not know :focus-within.
    section.matches = (() => section.contains(document.activeElement)) as never;
    click(link);
    const input = section.querySelector('input') as HTMLElement;
    input.focus();
    await frame();
    expect(scroll).toHaveBeenCalled();
    expect(document.activeElement).toBe(input);
  });

  it('are left to a later listener of the page that prevents them', async () => {
    const link = show('<a href="#cores">x</a><section id="cores"></section>');
    location.hash = '#cores';
    const scroll = place(document.getElementById('cores'));
    const later = (event: Event) => event.preventDefault();
    addEventListener('click', later);
    click(link);
    removeEventListener('click', later);
    await frame();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('lead into the open shadow roots of the page’s components, and of no widget', async () => {
    const link = show('<a href="#cores">x</a><x-shell></x-shell><vt-lead-form></vt-lead-form>');
    const inside = (tag: string, id: string) => {
      const root = document.querySelector(tag)?.attachShadow({ mode: 'open' });
      return place(root?.appendChild(Object.assign(document.createElement('i'), { id })));
    };
    const [shell, widget] = [inside('x-shell', 'cores'), inside('vt-lead-form', 'email')];
    click(link);
    await frame();
    expect(shell).toHaveBeenCalled();
    link.setAttribute('href', '#email');
    click(link);
    await frame();
    expect(widget).not.toHaveBeenCalled();
  });

  it('#top leads to the top of the page', async () => {
    const link = show('<a href="#top">x</a>');
    const scroll = place(document.documentElement);
    click(link);
    await frame();
    expect(scroll).toHaveBeenCalled();
    Reflect.deleteProperty(document.documentElement, 'scrollIntoView');
    Reflect.deleteProperty(document.documentElement, 'getClientRects');
  });

  it.each([
    ['<a href="#nada">x</a>', {}],
    ['<a href="#100%">x</a>', {}],
    ['<a href="#%E0%A4%A">x</a>', {}],
    ['<a href="/outra#cores">x</a>', {}],
    ['<a href="#cores" target="_blank">x</a>', {}],
    ['<base target="_blank"><a href="#cores">x</a>', {}],
    ['<a href="#cores" download>x</a>', {}],
    ['<a href="#cores">x</a>', { ctrlKey: true }],
    ['<a href="#cores">x</a>', { metaKey: true }],
    ['<a href="#cores">x</a>', { shiftKey: true }],
    ['<a href="#cores">x</a>', { altKey: true }],
    ['<a href="#cores">x</a>', { button: 1 }],
  ])('%s with %j is left to the browser', async (html, init) => {
    const link = show(`${html}<i id="cores"></i>`);
    const scroll = place(document.getElementById('cores'));
    // Whatever the browser does, another tab for instance, the address here may be the same already.
    location.hash = '#cores';
    expect(click(link, () => {}, init)).toBe(false);
    await frame();
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('the target of a link', () => {
  it.each([
    ['#cores', 'cores'],
    ['#cor%20azul', 'cor azul'],
    ['#100%', '100%'],
    ['#100%25', '100%'],
    ['#a%20b', 'a%20b'],
  ])('%s names the element %j, by its id or its name', (href, name) => {
    for (const attribute of ['id', 'name']) {
      // Only an anchor's name counts: not that of a field or of a meta.
      document.body.innerHTML = `<a></a><input name="${name}">`;
      const element = document.body.firstElementChild;
      element?.setAttribute(attribute, name);
      expect(anchorTarget(href)).toBe(element);
    }
  });
  it.each([null, '', '#', 'cores', '/outra#cores', '#nada', '#100%', '#%E9', '#%E0%A4%A', '#%00'])(
    '%j names nothing',
    (href) => {
      document.body.innerHTML = '<i id="cores"></i>';
      expect(anchorTarget(href)).toBeNull();
    },
  );
  it('no text makes a hash throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        anchorTarget(`#${text}`);
        anchorTarget(`#%${text}`);
      }),
    );
  });
});
