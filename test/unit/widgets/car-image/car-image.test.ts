// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementNotes } from '../../../../src/element/author/check';
import { words } from '../../../../src/element/author/words';
import { problems } from '../../../../src/page/report';
import {
  ARGO,
  change,
  coming,
  drawn,
  ends,
  images,
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
    const element = await ready();
    await change(element, { color: 'XYZ' });
    await ends(element, coming(element), 'error');
    expect(named(coming(element))).toBe('standard side');
    await ends(element, coming(element), 'error');
    expect([stateOf(element), text(element)]).toEqual(['failed', 'Imagem indisponível']);
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

it('one that leaves while it loads asks for nothing more, and begins anew where it is put back', async () => {
  const element = await ready();
  await change(element, { color: 'XYZ' });
  const leaving = coming(element);
  const made = vi.spyOn(document, 'createElement');
  element.remove();
  // Another is written while nobody sees it; the first one fails now.
  await change(element, { fallback: 'https://www.fiat.example/suv.svg' });
  await ends(element, leaving, 'error');
  expect(made.mock.calls.filter(([name]) => name === 'img')).toEqual([]);
  document.body.append(element);
  await drawn(element);
  expect(stateOf(element)).toBe('loading');
  await ends(element, coming(element), 'load');
  expect([stateOf(element), shown(element)]).toEqual(['fallback', ['https://www.fiat.example/suv.svg']]);
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

describe('without what it cannot do without', () => {
  beforeEach(() => void problems.splice(0));
  const warned = () => vi.mocked(console.warn).mock.calls.map(([said]) => String(said));
  const told = async (attributes: Record<string, string>) => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    const failed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('vt-widget-failed', failed);
    const element = await picture(attributes, '<p>Fotos em breve.</p>');
    await vi.dynamicImportSettled();
    document.removeEventListener('vt-widget-failed', failed);
    expect(failed).toHaveBeenCalledOnce();
    expect([stateOf(element), images(element)]).toEqual(['failed', []]);
    // The author's own words stand there.
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    return element;
  };

  it('an attribute: the author is told its name, and writing it mends all', async () => {
    const { model: _, ...rest } = ARGO;
    const element = await told(rest);
    expect(warned()).toEqual(['[vitrine] <vt-car-image model>: is missing; write model="..." on the tag']);
    expect(elementNotes(element, words['pt-BR'])).toEqual(['model: falta este atributo.']);
    await change(element, { model: ARGO.model });
    await ends(element, coming(element), 'load');
    expect(stateOf(element)).toBe('ready');
  });
  it('the year, which must be one', async () => {
    await told({ ...ARGO, year: 'soon' });
    expect(warned()).toEqual(['[vitrine] <vt-car-image year>: is missing; write year="..." on the tag']);
  });
  it('the address of the images: the author is told once which tag to write', async () => {
    picturePage({ services: '' });
    const element = await told(ARGO);
    await picture(ARGO);
    await vi.dynamicImportSettled();
    const asked = warned().filter((said) => said.includes('<meta name="vitrine:service:assets">'));
    expect(asked).toHaveLength(1);
    expect(elementNotes(element, words['pt-BR']).join()).toContain('<meta name="vitrine:service:assets"');
  });
});
