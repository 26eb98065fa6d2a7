// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the module on a page with these tags in its head. */
async function onPage(head: string) {
  document.head.innerHTML = head;
  vi.resetModules();
  return import('../../../src/element/script');
}

interface HappyWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

beforeEach(() => {
  (window as unknown as HappyWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => {
  document.documentElement.innerHTML = '<head></head><body></body>';
});

describe('the address of the files', () => {
  it.each([
    ['its own', '<script src="https://cdn.example/v/vitrine.js"></script>', 'https://cdn.example/v/'],
    [
      'with a query',
      '<script src="https://cdn.example/v/vitrine.js?ver=6.1"></script>',
      'https://cdn.example/v/',
    ],
    [
      'a widget alone',
      '<script src="https://cdn.example/v/widgets/lead-form.js"></script>',
      'https://cdn.example/v/',
    ],
    [
      'of a bundle that names it',
      '<script src="https://cdn.example/cache/a1b2.js" data-base="https://cdn.example/v"></script>',
      'https://cdn.example/v/',
    ],
    [
      'of an inlined script',
      '<script data-base="https://cdn.example/v/">1</script>',
      'https://cdn.example/v/',
    ],
    [
      'of the metadata, before everything else',
      '<meta name="vitrine:base" content="https://other.example/v"><script src="https://cdn.example/v/vitrine.js"></script>',
      'https://other.example/v/',
    ],
  ])('%s', async (_, head, base) => {
    const { filesBase } = await onPage(head);
    expect(filesBase()).toBe(base);
  });
});

describe('settings of the script tag', () => {
  const SCRIPT =
    '<script src="/v/vitrine.js" data-base="/v/" data-brand="jeep" data-lead-client-id="x" data-services="/api/{service}" data-service-car="/car"></script>';

  it('have the names of the metadata', async () => {
    const { scriptSettings } = await onPage(SCRIPT);
    expect(scriptSettings()).toEqual({
      brand: 'jeep',
      'lead-client-id': 'x',
      services: '/api/{service}',
      'service:car': '/car',
    });
  });

  it('are nothing without a tag', async () => {
    const { scriptSettings } = await onPage('');
    expect(scriptSettings()).toEqual({});
  });

  it('add nothing to the document, and give way to its metadata, also where that comes later', async () => {
    const { scriptSettings } = await onPage(SCRIPT);
    const before = document.documentElement.outerHTML;
    const { pageSingleton } = await import('../../../src/page/core/page-singleton');
    Object.assign(pageSingleton('settings', scriptSettings), scriptSettings());
    const { brand } = await import('../../../src/page/core/metadata');
    const { serviceBase } = await import('../../../src/page/standalone/service-bases');
    expect(document.documentElement.outerHTML).toBe(before);
    expect(brand()).toBe('jeep');
    expect(serviceBase('car')).toBe(`${location.origin}/car`);
    document.head.insertAdjacentHTML('beforeend', '<meta name="vitrine:brand" content="ram">');
    expect(brand()).toBe('ram');
    // Frameworks that hydrate the document remove what they did not render.
    document.head.innerHTML = '';
    expect(brand()).toBe('jeep');
  });
});

describe('a second script', () => {
  it.each([
    ['of other files', 'https://b.example/v/', {}, ['https://a.example/v/', 'https://b.example/v/']],
    ['with another brand', 'https://a.example/v/', { brand: 'ram' }, ['"jeep"', '"ram"']],
    ['with a setting that nobody uses', 'https://a.example/v/', { market: 'es-AR' }, ['"es-AR"', 'none']],
  ])('%s is reported with both', async (_, base, settings, words) => {
    document.head.innerHTML = '<meta name="vitrine:brand" content="jeep">';
    vi.resetModules();
    const { pageSingleton } = await import('../../../src/page/core/page-singleton');
    pageSingleton('base', () => '');
    const page = globalThis as unknown as Record<symbol, object>;
    Object.assign(page[Symbol.for('vitrine')] as object, { base: 'https://a.example/v/', settings: {} });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { reportOtherScript } = await import('../../../src/element/other-script');
    reportOtherScript(base, settings);
    expect(warn).toHaveBeenCalledTimes(1);
    for (const word of words) expect(String(warn.mock.calls[0])).toContain(word);
    warn.mockClear();
    reportOtherScript('https://a.example/v/', { brand: 'jeep' });
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
