import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWidget } from '#element/package/server';

// The build makes the views of all widgets; what is written around them needs none.
vi.mock('vitrine:first-views', () => ({
  firstView: () => undefined,
  firstViewCss: () => undefined,
  escapeHtml: (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
}));

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text));
});
afterEach(() => vi.restoreAllMocks());

/** As data of a CMS: of any names. */
const render = (attributes: Record<string, unknown>) => renderWidget('vt-lead-form', attributes as never);

it('writes the attributes of the definition, and those of any element', () => {
  const attributes = {
    model: 'pulse',
    'privacy-url': '/p',
    'heading-level': '3',
    'dealer-required': true,
    id: 'form',
    class: 'wide',
    lang: 'es',
    dir: 'ltr',
    slot: 'main',
    'data-page.part_1': 'x',
    'aria-label': '"',
    hidden: false,
  };
  expect(render(attributes)).toBe(
    '<vt-lead-form model="pulse" privacy-url="/p" heading-level="3" dealer-required id="form" class="wide" lang="es" dir="ltr" slot="main" data-page.part_1="x" aria-label="&quot;"></vt-lead-form>',
  );
  expect(warnings).toEqual([]);
});

it.each([
  'onclick',
  'ONCLICK',
  'onfocus',
  'onvt-widget-ready',
  'formaction',
  'style',
  'srcdoc',
  'autofocus',
  'contenteditable',
  'is',
  'nonce',
  'shadowrootmode',
  'model onclick',
  'model\nonclick',
  'x"onclick',
  "x'onclick",
  'x><script>alert(1)</script',
  'x/onclick',
  'x=y onclick',
  'data-x onclick',
  'aria-',
  'data-\0',
  'toString',
  '__proto__x',
  '',
])('S1 does not write the name %j, and says so once', (name) => {
  const hostile = { [name]: 'hurt()', model: 'pulse' };
  for (let time = 0; time < 2; time++)
    expect(render(hostile)).toBe('<vt-lead-form model="pulse"></vt-lead-form>');
  expect(warnings).toEqual([
    `[vitrine] vt-lead-form has no attribute ${JSON.stringify(name)}: it is not written.`,
  ]);
});

it('reports a limited number of names', () => {
  for (let index = 0; index < 200; index++) render({ [`onx${index}`]: '' });
  expect(warnings.length).toBeGreaterThan(10);
  expect(warnings.length).toBeLessThanOrEqual(100);
});
