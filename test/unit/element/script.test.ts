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
  const metas = () =>
    Object.fromEntries([...document.querySelectorAll('meta')].map(({ name, content }) => [name, content]));

  it('are metadata', async () => {
    const { applyScriptSettings } = await onPage(
      '<script src="/v/vitrine.js" data-base="/v/" data-brand="jeep" data-lead-client-id="x" data-services="/api/{service}" data-service-car="/car"></script>',
    );
    applyScriptSettings();
    expect(metas()).toEqual({
      'vitrine:brand': 'jeep',
      'vitrine:lead-client-id': 'x',
      'vitrine:services': '/api/{service}',
      'vitrine:service:car': '/car',
    });
  });

  it('give way to the metadata of the page, also where that comes later', async () => {
    const { applyScriptSettings } = await onPage('<script src="/v/vitrine.js" data-brand="jeep"></script>');
    applyScriptSettings();
    const { brand } = await import('../../../src/page/core/metadata');
    expect(brand()).toBe('jeep');
    document.head.insertAdjacentHTML('beforeend', '<meta name="vitrine:brand" content="ram">');
    expect(brand()).toBe('ram');
  });

  it('are nothing without a tag', async () => {
    const { applyScriptSettings } = await onPage('');
    applyScriptSettings();
    expect(metas()).toEqual({});
  });
});
