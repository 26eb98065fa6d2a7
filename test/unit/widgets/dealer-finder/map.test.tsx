// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocation } from '#features/place/location-store';
import { answerWith, page } from '../../lib/answers';
import { button, click, press, settle, text, texts } from '../../lib/render';
import { city, dealer, leaveFinder, loadFinder, openFinder, places, show, some } from './found';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';

beforeAll(loadFinder);
beforeEach(() => {
  openFinder();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  setLocation(city(0));
});
afterEach(async () => {
  await leaveFinder();
  vi.restoreAllMocks();
});

const openMap = async (dealers: unknown[] = some, tags: Record<string, string> = {}) => {
  page({ 'map-tiles': TILES, ...tags });
  answerWith({ findDealersBy: dealers, ...places });
  await show();
  await click(button('Ver no mapa'));
};
const tiles = () => [...document.querySelectorAll('img')];
const markers = () => [...document.querySelectorAll<HTMLButtonElement>('.marker')];
const zoom = () => Number(new URL(tiles().at(-1)?.src ?? '').pathname.split('/')[1]);
const fire = (elements: Element[], type: string) =>
  act(async () => {
    for (const element of elements) element.dispatchEvent(new Event(type));
  });

describe('the map', () => {
  it('is not offered without tiles, with an unsafe address, or without a dealer’s position', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerWith({ findDealersBy: some, ...places });
    await show();
    expect(() => button('Ver no mapa')).toThrow();
    await leaveFinder();
    for (const unsafe of [
      'http://tiles.example/{z}/{x}/{y}.png',
      '//tiles.example/{z}/{x}/{y}.png',
      'javascript:alert({z}{x}{y})',
      'https://tiles.example/{z}/{x}.png',
    ]) {
      openFinder();
      setLocation(city(0));
      page({ 'map-tiles': unsafe });
      answerWith({ findDealersBy: some, ...places });
      await show();
      expect(() => button('Ver no mapa')).toThrow();
      await leaveFinder();
    }
    openFinder();
    setLocation(city(0));
    page({ 'map-tiles': TILES });
    answerWith({ findDealersBy: [dealer('1', 'Sem lugar', 0, { longitude: null })], ...places });
    await show();
    expect(() => button('Ver no mapa')).toThrow();
  });
  it('shows the author’s tiles and credit, and a numbered button for each dealer', async () => {
    await openMap(some, { 'map-attribution': '<b>© Mapas</b>' });
    // Its name tells it: a state beside it is said against the name.
    expect(button('Fechar mapa').hasAttribute('aria-expanded')).toBe(false);
    expect(tiles().length).toBeGreaterThan(3);
    expect(tiles().every(({ src }) => /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(src))).toBe(true);
    expect(text('.map-attribution')).toBe('<b>© Mapas</b>');
    expect(texts('.marker')).toEqual(['1Perto', '2Meio', '3Longe']);
    expect(texts('.number')).toEqual(['1', '2', '3']);
    expect(document.querySelector('[style*=url]')).toBeNull();
    await click(button('Fechar mapa'));
    expect(document.querySelector('.map')).toBeNull();
  });
  it('leads from a marker to the dealer of the list', async () => {
    await openMap();
    await click(markers()[1] as Element);
    expect(document.activeElement?.textContent).toBe('2Meio');
    expect(document.querySelector('.dealer.active h3')?.textContent).toBe('2Meio');
    expect(document.querySelector('.dealer.active')?.getAttribute('aria-current')).toBe('true');
    expect(markers().map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  });
  it('highlights the marker of a dealer chosen in the list', async () => {
    await openMap();
    await click(button(/^Escolher Longe/));
    expect(markers()[2]?.className).toContain('chosen');
    expect(markers()[2]?.getAttribute('aria-pressed')).toBe('true');
  });
  it('has one tab stop for its markers; the arrow keys move between them', async () => {
    await openMap();
    expect(markers().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await act(async () => markers()[0]?.focus());
    await press('.markers', 'ArrowLeft');
    expect(document.activeElement).toBe(markers()[2]);
    await press('.markers', 'Home');
    await press('.markers', 'ArrowDown');
    expect(document.activeElement).toBe(markers()[1]);
    expect(markers().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
    const other = await press('.markers', 'a');
    expect(other.defaultPrevented).toBe(false);
  });
  it('hides the name of the focused marker by Escape until it is focused anew, and closes nothing else', async () => {
    await openMap();
    const dismissed = () => markers().map((each) => each.classList.contains('dismissed'));
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    await act(async () => markers()[1]?.focus());
    const first = await press('.marker[tabindex="0"]', 'Escape');
    expect(dismissed()).toEqual([false, true, false]);
    expect(first.defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
    // With no name to hide, the key is the page's.
    const second = await press('.marker[tabindex="0"]', 'Escape');
    expect(second.defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    await press('.markers', 'ArrowRight');
    await press('.markers', 'ArrowLeft');
    expect(dismissed()).toEqual([false, false, false]);
    document.body.removeEventListener('keydown', heard);
  });
  it('moves and zooms by keys and buttons, and shows all again', async () => {
    await openMap();
    const [first, level] = [markers()[0]?.style.transform, zoom()];
    await press('.map-area', 'ArrowRight');
    expect(markers()[0]?.style.transform).not.toBe(first);
    await press('.map-area', '+');
    expect(zoom()).toBe(level + 1);
    await press('.map-area', '-');
    await click(document.querySelector('[aria-label=Afastar]') as Element);
    expect(zoom()).toBe(level - 1);
    await click(document.querySelector('[aria-label="Mostrar todas"]') as Element);
    expect(markers()[0]?.style.transform).toBe(first);
    expect((await press('.map-area', '+', { ctrlKey: true })).defaultPrevented).toBe(false);
  });
  it('keeps the tiles of the earlier zoom until the others have come', async () => {
    await openMap();
    const level = zoom();
    await fire(tiles(), 'load');
    await press('.map-area', '+');
    const levels = () => new Set(tiles().map(({ src }) => Number(new URL(src).pathname.split('/')[1])));
    expect(levels()).toEqual(new Set([level, level + 1]));
    await fire(tiles(), 'load');
    expect(levels()).toEqual(new Set([level + 1]));
  });
  it('says what of it failed, and asks for it again', async () => {
    await openMap();
    await fire(tiles().slice(0, 1), 'error');
    await fire(tiles().slice(1), 'load');
    expect(text('.tiles-failed [role=alert]')).toBe('Uma parte do mapa não carregou.');
    await click(button('Tentar novamente'));
    expect(document.querySelector('.tiles-failed')).toBeNull();
    expect(document.activeElement?.className).toBe('map-area');
    await fire(tiles(), 'error');
    expect(text('.tiles-failed [role=alert]')).toBe('O mapa não carregou. A lista continua abaixo.');
    expect(document.querySelectorAll('.dealer')).toHaveLength(3);
  });
});

describe('pointers on the map', () => {
  const point = (type: string, x: number, y: number, more: object = {}) =>
    act(async () => {
      const event = new MouseEvent(type, {
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
        ...more,
      });
      Object.assign(event, { pointerId: 1, ...more });
      document.querySelector('.map-area')?.dispatchEvent(event);
    });
  const at = () =>
    /translate\((-?\d+)px, (-?\d+)px\)/
      .exec(markers()[0]?.style.transform ?? '')
      ?.slice(1)
      .map(Number);

  it('drag it', async () => {
    await openMap();
    const [x = 0, y = 0] = at() ?? [];
    await point('pointerdown', 100, 100);
    await point('pointermove', 130, 80);
    await point('pointerup', 130, 80);
    await point('click', 130, 80, { detail: 1 });
    expect(at()).toEqual([x + 30, y - 20]);
  });
  it('follows the finger on a page that scales it', async () => {
    await openMap();
    const [x = 0, y = 0] = at() ?? [];
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 150));
    await point('pointerdown', 100, 100);
    await point('pointermove', 130, 80);
    await point('pointerup', 130, 80);
    expect(at()).toEqual([x + 60, y - 40]);
  });
  it('centre the place of a click, and zoom in with a double one', async () => {
    await openMap();
    const [x = 0, y = 0] = at() ?? [];
    const level = zoom();
    await point('pointerdown', 200, 100);
    await point('pointerup', 200, 100);
    await point('click', 200, 100, { detail: 1 });
    expect(at()).toEqual([x + 100, y + 50]);
    await point('dblclick', 200, 100);
    expect(zoom()).toBe(level + 1);
  });
  it('zoom with two fingers, to whole levels at the end', async () => {
    await openMap();
    const level = zoom();
    await point('pointerdown', 250, 150);
    await point('pointerdown', 350, 150, { pointerId: 2 });
    await point('pointermove', 450, 150, { pointerId: 2 });
    await point('pointerup', 450, 150, { pointerId: 2 });
    await point('pointerup', 250, 150);
    expect(zoom()).toBe(level + 1);
    expect(tiles().at(-1)?.style.width).toBe('256px');
  });
  it('leave the wheel to the page without a modifier key', async () => {
    await openMap();
    const level = zoom();
    const wheel = async (more: object) => {
      const event = new WheelEvent('wheel', { deltaY: -100, cancelable: true });
      Object.assign(event, { clientX: 300, clientY: 150, ...more });
      await act(async () => {
        document.querySelector('.map-area')?.dispatchEvent(event);
      });
      await settle(200);
      return event.defaultPrevented;
    };
    expect(await wheel({})).toBe(false);
    expect(zoom()).toBe(level);
    expect(await wheel({ ctrlKey: true })).toBe(true);
    expect(zoom()).toBe(level + 1);
  });
});
