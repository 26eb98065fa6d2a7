// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the module on a page with these tags in its head. */
async function onPage(head: string) {
  document.head.innerHTML = head;
  vi.resetModules();
  return import('#element/script');
}

interface HappyWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

beforeEach(() => {
  (window as unknown as HappyWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
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
    // As scripts that optimizers delay stand in the page.
    ...[
      ['Rocket Loader', 'type="a1b2c3-text/javascript" src="@"'],
      ['an old Rocket Loader', 'type="text/rocketscript" data-rocketsrc="@"'],
      ['WP Rocket', 'type="rocketlazyloadscript" data-rocket-src="@"'],
      ['LiteSpeed', 'type="litespeed/javascript" data-src="@"'],
      ['Perfmatters', 'type="pmdelayedscript" data-cfasync="false" src="@"'],
    ].map(([name = '', attributes = '']) => [
      `of a script that is left of ${name}`,
      `<script ${attributes.replace('@', 'https://cdn.example/v/vitrine.js?ver=2')}></script>`,
      'https://cdn.example/v/',
    ]),
    [
      'of the one that runs, not of data nor of what a consent tool holds back',
      '<script type="application/json" src="https://a.example/v/vitrine.js"></script><script type="text/plain" src="https://b.example/v/vitrine.js"></script><script type="module" src="https://cdn.example/v/vitrine.js"></script>',
      'https://cdn.example/v/',
    ],
  ])('%s', async (_, head, base) => {
    const { applyScriptSettings, filesBase } = await onPage(head);
    applyScriptSettings();
    expect(filesBase()).toBe(base);
  });
});

describe('a merged bundle', () => {
  const BUNDLE = '<script src="https://shop.example/cache/all.js"></script>';
  it.each([
    ['alone is all that names the files', BUNDLE, 'https://shop.example/cache/', true],
    [
      'has the folder on it',
      BUNDLE.replace(' src', ' data-base="/v/" src'),
      'http://localhost:3000/v/',
      false,
    ],
    [
      'is in a page whose metadata name the folder',
      `<meta name="vitrine:base" content="/v">${BUNDLE}`,
      'http://localhost:3000/v/',
      false,
    ],
    [
      'is beside a tag that is left of the library',
      `${BUNDLE}<script type="litespeed/javascript" data-src="https://cdn.example/v/vitrine.js"></script>`,
      'https://cdn.example/v/',
      false,
    ],
  ])('%s', async (_, head, base, isGuessed) => {
    document.head.innerHTML = head;
    const running = document.querySelector('script:not([type])');
    vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get').mockReturnValue(running);
    vi.resetModules();
    const { applyScriptSettings, filesBase, isBaseGuessed } = await import('#element/script');
    applyScriptSettings();
    expect([filesBase(), isBaseGuessed()]).toEqual([base, isGuessed]);
    vi.restoreAllMocks();
  });
});

describe('settings of the script tag', () => {
  const text = async (name: string) => (await import('#page/settings/meta-text')).metaText(name);

  it('are settings of the page, also once the tag is gone, and nothing in the document', async () => {
    const { applyScriptSettings } = await onPage(
      '<script src="/v/vitrine.js" data-base="/v/" data-brand="jeep" data-lead-client-id=" x " data-services="/api/{service}" data-service-car="/car"></script>',
    );
    applyScriptSettings();
    expect(document.querySelector('meta')).toBeNull();
    // A router takes away what is not in the new page's head.
    document.head.innerHTML = '';
    const names = ['brand', 'lead-client-id', 'services', 'service:car', 'country'];
    expect(await Promise.all(names.map(text))).toEqual(['jeep', 'x', '/api/{service}', '/car', undefined]);
  });

  it('give way to the metadata of the page, also where that comes later', async () => {
    const { applyScriptSettings } = await onPage('<script src="/v/vitrine.js" data-brand="jeep"></script>');
    applyScriptSettings();
    const { brand } = await import('#page/core/metadata');
    expect(brand()).toBe('jeep');
    document.head.insertAdjacentHTML('beforeend', '<meta name="vitrine:brand" content="ram">');
    expect(brand()).toBe('ram');
  });

  it('are nothing without a tag', async () => {
    const { applyScriptSettings } = await onPage('');
    applyScriptSettings();
    expect(await text('brand')).toBeUndefined();
  });
});

describe('the check of all files', () => {
  it.each([
    ['<script src="https://cdn.example/v/vitrine.js" integrity="sha384-a"></script>', true, '?retry'],
    [
      '<script src="https://cdn.example/v/vitrine.js"></script>',
      false,
      expect.stringMatching(/^\?retry=\d+$/),
    ],
    ['', false, expect.stringMatching(/^\?retry=\d+$/)],
  ])('is that of a tag with an integrity value: %s', async (head, isChecked, retry) => {
    const { checksFiles } = await onPage(head);
    const { pageSingleton } = await import('#page/core/page-singleton');
    expect(pageSingleton('checksFiles', checksFiles)).toBe(isChecked);
    const { importWithRetry } = await import('#element/import-with-retry');
    const tried: string[] = [];
    const load = async (suffix: string) => {
      tried.push(suffix);
      throw new TypeError('tampered');
    };
    await expect(importWithRetry(load)).rejects.toThrow('tampered');
    expect(tried).toEqual(['', retry]);
  });
});

describe('a second script', () => {
  it.each([
    [
      'of other files',
      'src="https://b.example/v/vitrine.js"',
      ['https://a.example/v/', 'https://b.example/v/'],
    ],
    ['with another brand', 'data-base="https://a.example/v" data-brand="ram"', ['"jeep"', '"ram"']],
    [
      'with settings that nobody uses',
      'src="https://a.example/v/vitrine.js" data-market="es-AR" data-service-car="/c"',
      ['"es-AR"', 'none', 'service:car'],
    ],
  ])('%s is reported with both', async (_, attributes, words) => {
    await onPage(`<meta name="vitrine:brand" content="jeep"><script ${attributes}></script>`);
    const { pageSingleton } = await import('#page/core/page-singleton');
    pageSingleton('base', () => '');
    const page = globalThis as unknown as Record<symbol, Record<string, unknown>>;
    Object.assign(page[Symbol.for('vitrine')] ?? {}, { base: 'https://a.example/v/', tag: undefined });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { reportOtherScript } = await import('#element/other-script');
    reportOtherScript(document.querySelector('script'));
    expect(warn).toHaveBeenCalledTimes(1);
    for (const word of words) expect(String(warn.mock.calls[0])).toContain(word);
    warn.mockClear();
    reportOtherScript(null);
    document.head.innerHTML = '<script data-base="https://a.example/v/" data-cfasync="false"></script>';
    reportOtherScript(document.querySelector('script'));
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
