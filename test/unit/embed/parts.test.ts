import { describe, expect, it } from 'vitest';
import type { Embed } from '#demo-pages/embed/choices/embed';
import { htmlToJsx, jsxAttribute } from '#demo-pages/embed/code/html-to-jsx';
import { hasBlocks, inlineFallback } from '#demo-pages/embed/code/inline-fallback';
import { integratorChecks, styleHash, styleHashes } from '#demo-pages/embed/code/integrator-checks';
import { besideScript, hintsOf, parseManifest } from '#demo-pages/embed/code/preload-hints';

describe('children as phrasing content', () => {
  it.each([
    ['<p>Fale <a href="/c">com a gente</a></p>', 'Fale <a href="/c">com a gente</a>'],
    ['<ul>\n<li>um</li>\n<li>dois</li>\n</ul>', 'um dois'],
    ['<h2 title="a > b">Título</h2>', 'Título'],
    ['texto<script>p("</p>")</script><!-- nota -->', 'texto'],
    ['<strong>ok</strong><br><picture-x>a</picture-x>', '<strong>ok</strong><br><picture-x>a</picture-x>'],
    ['', ''],
  ])('%j', (html, inline) => expect(inlineFallback(html)).toBe(inline));

  it('knows which HTML loses tags', () => {
    expect(hasBlocks('<p>a</p>')).toBe(true);
    expect(hasBlocks('<a href="/">a</a> <picture></picture>')).toBe(false);
  });
});

describe('children as JSX', () => {
  it.each([
    ['<a class="b" href="/?a=1&amp;b=2">x</a>', '<a className="b" href={"/?a=1&b=2"}>x</a>'],
    ['<img src=a.png alt=""><br/>', '<img src="a.png" alt="" /><br />'],
    ['{preço} &lt; &amp; &nbsp;!', '&#123;preço&#125; &lt; &amp; &nbsp;!'],
    ['<!-- nota --><B>ok</B>', '<b>ok</b>'],
    ['Fale\n  <b>já</b>\n&#233;&#xE9;', 'Fale <b>já</b> éé'],
    ['<a title=\'"oi"\' hidden>a</a>', '<a title={"\\"oi\\""} hidden>a</a>'],
    ['', ''],
  ])('%j', (html, jsx) => expect(htmlToJsx(html)).toBe(jsx));

  it.each([
    '<p style="x">a</p>',
    '<a onclick="x()">a</a>',
    '<p>a',
    '</p>',
    '<a/>',
    'a < b',
    '&copy; 2026',
    '&#9999999;',
    '<pre>a</pre>',
    '<script>1</script>',
  ])('leaves %j as a string', (html) => expect(htmlToJsx(html)).toBeUndefined());

  it('quotes an attribute only if its text means the same there', () => {
    expect(jsxAttribute('a', "d'água > 1")).toBe('a="d\'água > 1"');
    expect(jsxAttribute('a', 'x\ny')).toBe('a={"x\\ny"}');
  });
});

const MANIFEST = {
  version: '1.2.3',
  files: {},
  widgets: {
    'vt-a': {
      file: 'widgets/a.js',
      usable: ['vitrine.js', 'widgets/a.js', 'chunks/car-1.js', 'chunks/runtime-2.js'],
    },
    'vt-b': {
      file: 'widgets/b.js',
      usable: ['vitrine.js', 'widgets/b.js', 'chunks/runtime-2.js', '../../x.js'],
    },
  },
};
const BASE = 'https://cdn.example/v/vitrine.js';

describe('preload hints', () => {
  it('name the runtime first, then what the widgets share, then the widgets, each once', () => {
    expect(hintsOf(MANIFEST, ['vt-a', 'vt-b', 'vt-new'], BASE, 'pt-BR')).toEqual(
      ['chunks/runtime-2.js', 'chunks/car-1.js', 'widgets/a.js', 'widgets/b.js'].map(
        (file) => `https://cdn.example/v/${file}`,
      ),
    );
  });

  it('leave out the texts of another language', () => {
    const usable = ['vitrine.js', 'widgets/a.js', 'chunks/messages.pt-BR-3.js'];
    const manifest = { version: '1', widgets: { 'vt-a': { file: 'widgets/a.js', usable } } };
    expect(hintsOf(manifest, ['vt-a'], BASE, 'pt-BR')).toHaveLength(2);
    expect(hintsOf(manifest, ['vt-a'], BASE, 'es-AR')).toEqual(['https://cdn.example/v/widgets/a.js']);
  });

  it('are absent if the address of the script is not valid', () => {
    expect(hintsOf(MANIFEST, ['vt-a'], 'vitrine.js', 'pt-BR')).toEqual([]);
    const served = { ...MANIFEST, takeOver: ['chunks/take-over-1.js'] };
    expect(hintsOf(served, ['vt-a'], BASE, 'pt-BR').join()).not.toContain('take-over');
    expect(hintsOf(served, ['vt-a'], BASE, 'pt-BR', true).join()).toContain('/chunks/take-over-1.js');
    expect(besideScript('', 'manifest.json')).toBeUndefined();
  });

  it('come from a manifest of this library only', () => {
    expect(parseManifest(JSON.stringify(MANIFEST)).version).toBe('1.2.3');
    for (const text of [
      'null',
      '{}',
      '{"version":"1","widgets":{}}',
      '{"version":"1","widgets":{"vt-a":{}}}',
      '<p>',
    ])
      expect(() => parseManifest(text)).toThrow();
  });
});

const page = (tags: string[], more: Partial<Embed> = {}): Embed => ({
  brand: 'fiat',
  country: 'BR',
  language: 'pt-BR',
  metadata: { services: 'https://api.fiat.example/{service}' },
  script: BASE,
  hints: [],
  widgets: tags.map((tag) => ({ tag, args: {} })),
  ...more,
});

describe('what the integrator checks', () => {
  it('warns of public metadata with leads, and of old names with hints', () => {
    const ids = (embed: Embed) => integratorChecks(embed, 'pt-BR').map(({ id }) => id);
    expect(ids(page(['vt-lead-form']))).toEqual(['csp', 'cors', 'cache', 'public']);
    expect(ids(page(['vt-qr-code']))).toEqual(['csp', 'cors', 'cache']);
    const cache = (hints: string[]) =>
      integratorChecks(page(['vt-qr-code'], { hints }), 'pt-BR').find(({ id }) => id === 'cache')?.texts
        .length;
    expect([cache([]), cache(['x.js'])]).toEqual([1, 2]);
  });

  it('has the header that says the same as the hints', () => {
    const header = (hints: string[]) =>
      integratorChecks(page(['vt-qr-code'], { hints }), 'pt-BR').find(({ id }) => id === 'early')?.code;
    expect(header([])).toBeUndefined();
    expect(header(['/v/a.js', '/v/b.js'])).toBe(
      'Link: </v/a.js>; rel=modulepreload,\n  </v/b.js>; rel=modulepreload',
    );
  });

  it('reads the same list in Spanish', () => {
    const embed = page(['vt-lead-form', 'vt-configurator'], { hints: ['x.js'] });
    const [pt, es] = (['pt-BR', 'es-AR'] as const).map((author) => integratorChecks(embed, author));
    const shape = (checks = pt) => checks?.map(({ id, code, texts }) => [id, code, texts.length]);
    expect(shape(es)).toEqual(shape());
    for (const [index, { title, texts }] of (es ?? []).entries())
      for (const text of [title, ...texts])
        expect([pt?.[index]?.title, ...(pt?.[index]?.texts ?? [])]).not.toContain(text);
  });

  it('has the hash of the heights as a policy takes it', async () => {
    // echo -n 'a{}' | openssl dgst -sha256 -binary | base64
    expect(await styleHash('a{}')).toBe("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
    expect(await styleHash('')).toBeUndefined();
    expect(await styleHashes([])).toBeUndefined();
    expect(await styleHashes(['a{}', 'b{}'])).toMatch(/^'sha256-[^']+' 'sha256-[^']+'$/);
  });
});
