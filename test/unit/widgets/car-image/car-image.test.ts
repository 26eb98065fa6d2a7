// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARGO,
  change,
  coming,
  drawn,
  ends,
  images,
  loggedErrors,
  named,
  picture,
  picturePage,
  shown,
  stateOf,
} from './pictures';

beforeEach(() => picturePage());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An image that is there. */
async function ready(attributes: Record<string, string> = {}) {
  const element = await picture({ ...ARGO, color: '448', ...attributes });
  await ends(element, coming(element), 'load');
  expect(stateOf(element)).toBe('ready');
  return element;
}
const text = (element: Element) => element.shadowRoot?.textContent?.replace(/\s+/g, ' ').trim();

describe('another colour', () => {
  it('comes over the one before, and one that comes late is not shown', async () => {
    const element = await ready();
    await change(element, { color: '176' });
    const late = coming(element);
    expect([stateOf(element), shown(element), named(late)]).toEqual(['loading', ['448 side'], '176 side']);
    await change(element, { color: '249' });
    expect(shown(element)).toEqual(['448 side']);
    await ends(element, coming(element), 'load');
    expect([stateOf(element), shown(element)]).toEqual(['ready', ['249 side']]);
    await ends(element, late, 'load');
    expect(images(element).map(named)).toEqual(['249 side']);
    await change(element, { color: '176' });
    await ends(element, coming(element), 'load');
    expect([stateOf(element), images(element).map(named)]).toEqual(['ready', ['176 side']]);
  });
  it('that is missing is the standard one with a note, then a text; neither is asked for again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const element = await ready();
    await change(element, { color: 'XYZ' });
    await ends(element, coming(element), 'error');
    expect(named(coming(element))).toBe('standard side');
    expect(loggedErrors()).toEqual([]);
    await ends(element, coming(element), 'error');
    expect([stateOf(element), text(element)]).toEqual(['failed', 'Imagem indisponível']);
    expect(loggedErrors()).toEqual([['Not Found Fallback Icon']]);
    await change(element, { color: '249' });
    await ends(element, coming(element), 'load');
    await change(element, { color: 'XYZ' });
    expect([stateOf(element), images(element)]).toEqual(['failed', []]);
  });
  it('has the note where the standard one is there', async () => {
    const element = await picture({ ...ARGO, color: 'XYZ' });
    await ends(element, coming(element), 'error');
    await ends(element, coming(element), 'load');
    expect([stateOf(element), text(element), shown(element)]).toEqual([
      'fallback',
      'Imagem ilustrativa: outra cor',
      ['standard side'],
    ]);
  });
});

it('the author’s own image stands in for one that is missing, without a note', async () => {
  const own = 'https://www.fiat.example/suv.svg';
  const element = await picture({ ...ARGO, fallback: own, label: 'Desenho de um SUV' });
  await ends(element, coming(element), 'error');
  await ends(element, coming(element), 'load');
  expect([stateOf(element), shown(element), text(element)]).toEqual(['fallback', [own], '']);
  expect(images(element)[0]?.alt).toBe('Desenho de um SUV');
});

it('what a lost connection cost is asked for again once it is back', async () => {
  const element = await picture(ARGO);
  await ends(element, coming(element), 'error');
  expect(stateOf(element)).toBe('failed');
  dispatchEvent(new Event('online'));
  await drawn(element);
  expect(stateOf(element)).toBe('loading');
  await ends(element, coming(element), 'load');
  expect([stateOf(element), shown(element)]).toEqual(['ready', ['standard side']]);
});

describe('an image that failed', () => {
  /** Images that are tried out of sight. */
  let tried: HTMLImageElement[];
  /** Tells the observers of the window whether the element is in it. */
  let look: (isIntersecting: boolean) => void;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tried = [];
    vi.stubGlobal('Image', function Tried() {
      const image = document.createElement('img');
      tried.push(image);
      return image;
    });
    const observers = new Set<(entries: object[]) => void>();
    look = (isIntersecting) => {
      for (const tell of [...observers]) tell([{ isIntersecting }]);
    };
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly tell: (entries: object[]) => void) {}
        observe() {
          observers.add(this.tell);
        }
        disconnect() {
          observers.delete(this.tell);
        }
      },
    );
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => vi.useRealTimers());
  const waited = async (element: Element, ms: number) => {
    vi.advanceTimersByTime(ms);
    await drawn(element);
  };

  it('is tried again later while it is in the window, and shown once it is there', async () => {
    const element = await picture(ARGO);
    await ends(element, coming(element), 'error');
    await waited(element, 5000);
    look(false);
    await drawn(element);
    expect(tried).toEqual([]);
    look(true);
    await drawn(element);
    expect(tried).toHaveLength(1);
    expect(stateOf(element)).toBe('failed');
    await ends(element, tried[0] as HTMLImageElement, 'load');
    await ends(element, coming(element), 'load');
    expect([stateOf(element), shown(element)]).toEqual(['ready', ['standard side']]);
    expect(loggedErrors()).toHaveLength(1);
  });
  it('is tried after longer and longer, three times', async () => {
    const element = await picture(ARGO);
    await ends(element, coming(element), 'error');
    for (const [attempt, pause] of [5000, 30_000, 120_000].entries()) {
      await waited(element, pause - 1);
      look(true);
      await drawn(element);
      expect(tried).toHaveLength(attempt);
      await waited(element, 1);
      look(true);
      await drawn(element);
      expect(tried).toHaveLength(attempt + 1);
      await ends(element, tried[attempt] as HTMLImageElement, 'error');
    }
    await waited(element, 3_600_000);
    look(true);
    await drawn(element);
    expect(tried).toHaveLength(3);
    expect(stateOf(element)).toBe('failed');
  });
  it('takes the place of the one that stands in for it', async () => {
    const element = await picture({ ...ARGO, color: '176' });
    await ends(element, coming(element), 'error');
    await ends(element, coming(element), 'load');
    expect(stateOf(element)).toBe('fallback');
    await waited(element, 5000);
    look(true);
    await drawn(element);
    expect(tried.map(named)).toEqual(['176 side']);
    await ends(element, tried[0] as HTMLImageElement, 'load');
    await ends(element, coming(element), 'load');
    expect([stateOf(element), shown(element)]).toEqual(['ready', ['176 side']]);
  });
  it('is not tried for an element that has left, or shows another car', async () => {
    const element = await picture(ARGO);
    await ends(element, coming(element), 'error');
    await change(element, { color: '249' });
    await ends(element, coming(element), 'load');
    await waited(element, 5000);
    look(true);
    const other = await picture({ ...ARGO, color: '448' });
    await ends(other, coming(other), 'error');
    other.remove();
    await waited(element, 3_600_000);
    look(true);
    expect(tried).toEqual([]);
  });
});

describe('one that leaves while it loads', () => {
  const own = 'https://www.fiat.example/suv.svg';
  it.each([
    ['as it was', {}, '249 side'],
    ['with another image to stand in for it', { color: 'XYZ', fallback: own }, own],
  ])('asks for nothing more, and begins anew where it is put back %s', async (_, changes, expected) => {
    const element = await ready();
    await change(element, { color: 'color' in changes ? 'XYZ' : '249' });
    const leaving = coming(element);
    const made = vi.spyOn(Object.getPrototypeOf(document) as Document, 'createElement');
    element.remove();
    // What is written while nobody sees it counts; the image that was on its way ends now.
    await change(element, changes as Record<string, string>);
    await ends(element, leaving, 'color' in changes ? 'error' : 'load');
    expect(made.mock.calls.filter(([name]) => name === 'img')).toEqual([]);
    document.body.append(element);
    await drawn(element);
    expect(stateOf(element)).toBe('loading');
    await ends(element, coming(element), 'load');
    expect(shown(element)).toEqual([expected]);
    expect(stateOf(element)).toBe('color' in changes ? 'fallback' : 'ready');
  });
});

describe('who does not see it', () => {
  it.each([
    [{}, 'Carro visto de lado'],
    [{ angle: 'front' }, 'Carro visto de frente'],
    [{ angle: 'wheel' }, 'Roda do carro'],
    [{ angle: 'wheel', label: 'Roda de liga leve do Argo' }, 'Roda de liga leve do Argo'],
    [{ decorative: '' }, ''],
  ])('hears with %j: %s', async (attributes, alt) => {
    const element = await ready(attributes as Record<string, string>);
    expect(images(element).map((image) => image.getAttribute('alt'))).toEqual([alt]);
  });
  it('hears nothing of one that is decorative and missing', async () => {
    const element = await picture({ ...ARGO, decorative: '' });
    await ends(element, coming(element), 'error');
    expect(element.shadowRoot?.querySelector('.error')?.getAttribute('aria-hidden')).toBe('true');
  });
});
