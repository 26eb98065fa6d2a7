// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementNotes } from '#element/author/check';
import { words } from '#element/author/words';
import { problems } from '#page/settings/report-problem';
import { ARGO, change, coming, ends, images, loggedErrors, picture, picturePage, stateOf } from './pictures';

beforeEach(() => picturePage());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
    const [event] = failed.mock.calls[0] as unknown as [CustomEvent<{ error: Error }>];
    expect(event.detail.error.message).toBe(
      'Failed to build base car image url. Missing required parameters.',
    );
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
  it('says on the console, once, that the address cannot be built', async () => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
    await picture({ ...ARGO, version: '' });
    await vi.dynamicImportSettled();
    expect(loggedErrors()).toEqual([
      [
        'vt-car-image',
        'config',
        new TypeError('Failed to build base car image url. Missing required parameters.'),
      ],
    ]);
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
