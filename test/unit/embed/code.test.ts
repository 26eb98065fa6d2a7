import { describe, expect, it } from 'vitest';
import type { Embed } from '#demo-pages/embed/choices/embed';
import { metadataOf, neededMetadata } from '#demo-pages/embed/choices/embed';
import { FORMATS } from '#demo-pages/embed/code/embed-code';
import { grapesJs } from '#demo-pages/embed/code/embed-grapesjs';
import { classicHtml, inlineStyles, plainHtml, wordPressHtml } from '#demo-pages/embed/code/embed-html';
import { reactJsx, tagJsx } from '#demo-pages/embed/code/embed-jsx';
import { firstViewsOf, type Renderer } from '#demo-pages/embed/code/first-views';
import type { Args } from '#demo-pages/embed/code/tag-text';
import { code as es } from '#demo-pages/embed/texts/code.es-AR';
import { code as pt } from '#demo-pages/embed/texts/code.pt-BR';

const LINK = '<a href="/contato">Fale com a gente</a>';

const page = (args: Args = {}, more: Partial<Embed> = {}): Embed => ({
  brand: 'jeep',
  country: 'BR',
  language: 'pt-BR',
  metadata: {
    services: 'https://api.jeep.example/{service}',
    'lead-client-id': 'id',
    'lead-client-secret': 'secret',
  },
  script: 'https://cdn.jeep.example/vitrine/vitrine.js',
  hints: [],
  widgets: [{ tag: 'vt-lead-form', args: { children: LINK, ...args } }],
  ...more,
});
const SCRIPT = '<script async src="https://cdn.jeep.example/vitrine/vitrine.js"></script>';
const QUOTES = { heading: '"Fale" & <peça>' };

describe('the metadata of a page', () => {
  it('is what its widgets need, and brand, country and language always', () => {
    expect(neededMetadata(['vt-lead-form'])).toEqual(['services', 'lead-client-id', 'lead-client-secret']);
    expect(neededMetadata(['vt-qr-code'])).toEqual([]);
    const qr = page({}, { widgets: [{ tag: 'vt-qr-code', args: {} }] });
    expect(metadataOf(qr).map(([name]) => name)).toEqual(['brand', 'country', 'language']);
  });

  it('omits what has no value', () => {
    const names = metadataOf(page({}, { metadata: { services: ' ' } })).map(([name]) => name);
    expect(names).toEqual(['brand', 'country', 'language']);
  });
});

describe('every format', () => {
  it.each(FORMATS.map((format) => [format.id, format] as const))('%s has the whole page', (id, { code }) => {
    const text = code(page({ model: 'compass' }), 'pt-BR');
    expect(text).toContain('vt-lead-form');
    expect(text).toContain('compass');
    expect(text).toContain('https://cdn.jeep.example/vitrine/vitrine.js');
    expect(text).toContain('vitrine:brand');
    expect(text).toContain('min-height');
    expect(text).toContain('Fale com a gente');
    expect(text.includes('modulepreload')).toBe(false);
    const hinted = code(
      page({}, { hints: ['https://cdn.jeep.example/vitrine/chunks/runtime-1.js'] }),
      'pt-BR',
    );
    // The canvas of an editor is no page whose start matters.
    expect(hinted.includes('modulepreload')).toBe(id !== 'grapesjs');
  });

  it.each(FORMATS.map((format) => [format.id, format] as const))('%s omits empty values', (_, { code }) => {
    const text = code(
      page({ model: '', heading: undefined, 'dealer-required': false, persons: [] }),
      'pt-BR',
    );
    for (const name of ['model', 'heading', 'dealer-required', 'persons']) {
      // The heights have a rule for persons.
      expect(text.replace(/\[persons[^\]]*\]/g, '')).not.toContain(name);
    }
  });

  it.each(FORMATS.map((format) => [format.id, format] as const))(
    '%s has the comments of its author, and nothing else changes',
    (id, { code }) => {
      const widgets = ['vt-lead-form', 'vt-qr-code'].map((tag) => ({ tag, args: { children: LINK } }));
      const [ours, theirs] = (['pt-BR', 'es-AR'] as const).map((author) =>
        code(page({}, { widgets }), author).split('\n'),
      );
      const changed = ours?.filter((line, index) => line !== theirs?.[index]) ?? [];
      expect(theirs).toHaveLength(ours?.length ?? 0);
      // The labels of the blocks are for the author as well.
      expect(changed.filter((line) => !/^\s*(<!--|\/\/|label:)/.test(line))).toEqual([]);
      // One line for each widget has no comments.
      expect(changed.length > 0).toBe(id !== 'classic');
    },
  );

  it('has a name and a hint for each format in both languages', () => {
    for (const texts of [pt, es])
      for (const { id } of FORMATS) expect([texts.names[id], texts.hints[id]].every(Boolean)).toBe(true);
  });

  it('has the heights and the script once for several widgets', () => {
    const widgets = ['vt-lead-form', 'vt-whatsapp', 'vt-whatsapp'].map((tag) => ({ tag, args: {} }));
    const text = plainHtml(page({}, { widgets }), pt);
    expect(text.match(/<style>/g)).toHaveLength(1);
    expect(text.match(/<script /g)).toHaveLength(1);
    expect(text.match(/<vt-whatsapp>/g)).toHaveLength(2);
    expect(text).toContain(':where(vt-whatsapp){');
  });

  it('has no style for widgets without heights', () => {
    const text = plainHtml(page({}, { widgets: [{ tag: 'vt-go-back', args: {} }] }), pt);
    expect(text).not.toContain('<style>');
  });
});

describe('HTML', () => {
  it('escapes attributes, writes flags alone and lists as words', () => {
    const text = plainHtml(page({ ...QUOTES, 'dealer-required': true, persons: ['legal', 'physical'] }), pt);
    expect(text).toContain('heading="&quot;Fale&quot; &amp; &lt;peça&gt;"');
    expect(text).toMatch(/\sdealer-required(?=[\s>])/);
    expect(text).toContain('persons="legal physical"');
  });

  it('escapes metadata and the address of the script', () => {
    const text = plainHtml(page({}, { script: 'https://cdn.example/v.js?a=1&b="' }), pt);
    expect(text).toContain('src="https://cdn.example/v.js?a=1&amp;b=&quot;"');
  });

  it('writes a required attribute even if it is empty', () => {
    const widgets = [{ tag: 'vt-car-image', args: { model: '358', series: '' } }];
    expect(plainHtml(page({}, { widgets }), pt)).toContain('<vt-car-image model="358" series="">');
  });

  it('has no empty line in WordPress', () => {
    const text = wordPressHtml(page({ children: '<p>Fale</p>\n\n<p>com a gente</p>' }), pt);
    expect(text).not.toMatch(/\n\s*\n/);
    expect(text).toContain(SCRIPT);
  });
});

describe('the classic editor', () => {
  it('gets one line for each widget, which wpautop leaves as it is', () => {
    const widgets = [
      { tag: 'vt-lead-form', args: { heading: 'Duas\nlinhas', children: '<p>Fale</p>\n<p>com a gente</p>' } },
      { tag: 'vt-qr-code', args: { children: LINK } },
    ];
    const [first = '', second, ...rest] = classicHtml(page({}, { widgets })).split('\n\n');
    expect(first.startsWith('<style>')).toBe(true);
    expect(first).not.toContain('\n');
    expect(
      first.endsWith(`${SCRIPT}<vt-lead-form heading="Duas linhas">Fale com a gente</vt-lead-form>`),
    ).toBe(true);
    expect(second).toBe(`<vt-qr-code>${LINK}</vt-qr-code>`);
    expect(rest).toEqual([]);
  });
});

describe('JSX', () => {
  const tag = (args: Args) => tagJsx({ tag: 'vt-lead-form', args });

  it('writes strings, numbers, flags and lists', () => {
    expect(tag({ model: 'compass', 'dealer-required': true, persons: ['legal'] })).toBe(
      '<vt-lead-form persons="legal" model="compass" dealer-required />',
    );
    expect(tagJsx({ tag: 'vt-dealer-finder', args: { radius: 50 } })).toBe(
      '<vt-dealer-finder radius={50} />',
    );
  });

  it('writes a value as an expression if quotes cannot hold it', () => {
    expect(tag({ heading: 'Peça "já" & {agora}\\' })).toBe(
      `<vt-lead-form heading={${JSON.stringify('Peça "já" & {agora}\\')}} />`,
    );
  });

  it('converts simple children and writes others as a string', () => {
    expect(tag({ children: LINK })).toBe(`<vt-lead-form>\n  ${LINK}\n</vt-lead-form>`);
    expect(tag({ children: '<p style="">"Oi"</p>' })).toBe(
      '<vt-lead-form dangerouslySetInnerHTML={{ __html: "<p style=\\"\\">\\"Oi\\"</p>" }} />',
    );
  });

  it('breaks a long tag', () => {
    const long = tag({
      heading: 'Peça uma proposta para o seu Compass',
      version: 'Longitude T270 Flex',
      model: 'compass',
    });
    expect(long.split('\n')).toEqual([
      '<vt-lead-form',
      '  heading="Peça uma proposta para o seu Compass"',
      '  model="compass"',
      '  version="Longitude T270 Flex"',
      '/>',
    ]);
  });

  it('has the heights as a string expression, since CSS has braces', () => {
    expect(reactJsx(page(), pt)).toMatch(/<style href="vitrine-heights" precedence="vitrine">\s+\{":where\(/);
  });
});

describe('GrapesJS', () => {
  const read = (embed: Embed) => {
    const blocks: Record<string, { label: string; content: object }> = {};
    let head = '';
    const editor = {
      Blocks: {
        add: (id: string, block: { label: string; content: object }) =>
          Object.assign(blocks, { [id]: block }),
      },
      on: (_: string, listen: (event: object) => void) =>
        listen({
          window: { document: { head: { insertAdjacentHTML: (__: string, html: string) => (head = html) } } },
        }),
    };
    const plugin = new Function(
      `${grapesJs(embed, 'pt-BR').replace('export const vitrine', 'const vitrine')}\nreturn vitrine;`,
    )();
    plugin(editor);
    return { blocks, head: () => head };
  };

  it('defines a block with attributes and children', () => {
    const { blocks, head } = read(page({ ...QUOTES, 'dealer-required': true, persons: ['legal'] }));
    expect(blocks['vt-lead-form']).toEqual({
      label: 'Formulário de interesse',
      category: 'Vitrine',
      content: {
        tagName: 'vt-lead-form',
        attributes: { heading: QUOTES.heading, persons: 'legal', 'dealer-required': '' },
        components: LINK,
      },
    });
    expect(head()).toContain('<meta name="vitrine:brand" content="jeep">');
  });

  it('gives two widgets of a tag two blocks, and closes no script of the page', () => {
    const widgets = [1, 2].map(() => ({ tag: 'vt-qr-code', args: { label: '</script><!--' } }));
    const embed = page({}, { widgets });
    expect(Object.keys(read(embed).blocks)).toEqual(['vt-qr-code', 'vt-qr-code-2']);
    expect(grapesJs(embed, 'pt-BR')).not.toMatch(/<\/script|<!--/);
    expect(read(embed).blocks['vt-qr-code']?.content).toMatchObject({
      attributes: { label: '</script><!--' },
    });
  });
});

describe('first views', () => {
  const view = '<style>p{color:red}</style><div></div>';
  const two = page(
    {},
    {
      widgets: [
        { tag: 'vt-lead-form', args: { children: LINK } },
        { tag: 'vt-configurator', args: { model: 'Argo' } },
      ],
      views: [view, undefined],
    },
  );

  it('stand in the tag before its children, and need no height of the page', () => {
    for (const code of [plainHtml(two, pt), wordPressHtml(two, pt)]) {
      expect(code).toContain(`<vt-lead-form><template shadowrootmode="open">${view}</template>\n  ${LINK}\n`);
      expect(code.match(/<template/g)).toHaveLength(1);
      expect(code).toMatch(/<style>:where\(vt-configurator\)/);
      expect(code).not.toMatch(/<style>[^<]*vt-lead-form/);
    }
  });

  it('are inline styles of the page, each once, beside the heights of what has none', () => {
    expect(inlineStyles(page())).toHaveLength(1);
    expect(inlineStyles(page({}, { views: ['<style>@media(width<=9px){p{}}</style><div></div>'] }))).toEqual([
      '@media(width<=9px){p{}}',
    ]);
    expect(inlineStyles(two)).toEqual([expect.stringContaining('vt-configurator'), 'p{color:red}']);
    const same = { ...two, views: [view, view] };
    expect(inlineStyles(same)).toEqual(['p{color:red}']);
  });

  it('are in no format that would take them apart', () => {
    expect(classicHtml(two)).not.toContain('template');
    expect(classicHtml(two)).toContain(':where(vt-lead-form');
    expect(grapesJs(two, 'pt-BR')).not.toContain('template');
    expect(reactJsx(two, pt)).not.toContain('template');
  });

  it('are rendered by the attributes and the metadata that the code has', () => {
    const asked: unknown[] = [];
    const renderFirstView = ((...all: unknown[]) => {
      asked.push(all);
      return undefined;
    }) as Renderer['renderFirstView'];
    expect(firstViewsOf(page({ ...QUOTES, 'dealer-required': true }), { renderFirstView })).toEqual([
      undefined,
    ]);
    expect(asked).toEqual([
      [
        'vt-lead-form',
        { heading: '"Fale" & <peça>', 'dealer-required': true },
        {
          ...{ brand: 'jeep', country: 'BR', language: 'pt-BR' },
          services: 'https://api.jeep.example/{service}',
          ...{ leadClientId: 'id', leadClientSecret: 'secret' },
        },
      ],
    ]);
  });
});
