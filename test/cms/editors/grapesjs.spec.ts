import { expect } from '@playwright/test';
import { elementsOf, test } from '../lib/editor-page';
import { WIDGETS } from '../lib/widgets';

const HEAD =
  '<link rel="stylesheet" href="/packages/grapesjs/dist/css/grapes.min.css"><script src="/packages/grapesjs/dist/grapes.min.js"></script>';

/** Starts the editor in `window.editor`, with the script and the metadata of a page in its canvas. */
const START = `(async () => {
  const { default: vitrine } = await import('/vitrine/cms/grapesjs.js');
  const metadata = { brand: 'fiat', country: 'BR', services: location.origin + '/api/{service}', 'lead-client-id': 'a', 'lead-client-secret': 'b' };
  window.editor = grapesjs.init({
    container: '#place',
    height: '800px',
    storageManager: false,
    telemetry: false,
    plugins: [(editor) => vitrine(editor, { metadata })],
    canvas: { scripts: ['/vitrine/vitrine.js'] },
  });
  await new Promise((done) => editor.onReady(done));
})()`;

test('every widget is a block and a component with its attributes', async ({ openEditorPage }) => {
  const page = await openEditorPage(HEAD);
  await page.evaluate(START);
  const found = await page.evaluate(`editor.BlockManager.getAll().map((block) => {
    const [component] = editor.addComponents(block.getContent());
    const traits = component.getTraits().map((trait) => trait.getName());
    return { id: block.getId(), tag: component.get('tagName'), traits };
  })`);
  expect(found).toEqual(
    WIDGETS.map(({ tag, attributes }) => ({
      id: tag,
      tag,
      traits: ['id', ...attributes.map(({ name }) => name)],
    })),
  );
});

test('the tags of a page are kept, without addresses of other schemes', async ({ openEditorPage }) => {
  const page = await openEditorPage(HEAD);
  await page.evaluate(START);
  const html = WIDGETS.map(({ tag, attributes }) => {
    const written = attributes.map(({ name, kind }) => `${name}="${kind === 'flag' ? '' : 'a'}"`).join(' ');
    return `<${tag} ${written}><p>Fale <a href="/contato">conosco</a></p></${tag}>`;
  }).join('');
  const kept = (text: string) =>
    page.evaluate(`(editor.setComponents(${JSON.stringify(text)}), editor.getHtml())`) as Promise<string>;
  const inner = (text: string) => text.replace(/^<body[^>]*>|<\/body>$/g, '');
  const elements = await elementsOf(page, inner(await kept(html)));
  expect(elements).toEqual(await elementsOf(page, html));
  await kept('<vt-lead-form dealer-required>a</vt-lead-form>');
  await page.evaluate(`editor.select(editor.getComponents().at(0)), editor.runCommand('open-tm')`);
  await expect(page.locator('.gjs-trt-trait--checkbox input')).toBeChecked();
  expect(
    await kept('<vt-lead-form privacy-url="javascript:x" return-url="JAVASCRIPT:x">a</vt-lead-form>'),
  ).not.toContain('script:');
});

test('a trait changes the tag, and the widget works in the canvas', async ({ openEditorPage }) => {
  const page = await openEditorPage(HEAD);
  await page.evaluate(START);
  await page.evaluate(`{
    const [component] = editor.addComponents(editor.BlockManager.get('vt-lead-form').getContent());
    component.getTrait('dealer-required').setValue(true);
    component.getTrait('heading').setValue('Fale com a Fiat');
    editor.select(component);
  }`);
  const widget = page.frameLocator('.gjs-frame').locator('vt-lead-form');
  await expect(widget.getByRole('heading', { name: 'Fale com a Fiat' })).toBeVisible();
  const html = await page.evaluate('editor.getHtml()');
  expect(html).toMatch(/<vt-lead-form(?=[^>]* dealer-required)(?=[^>]* heading="Fale com a Fiat")/);
  await page.evaluate(`editor.getSelected().getTrait('dealer-required').setValue(false)`);
  expect(await page.evaluate('editor.getHtml()')).not.toContain('dealer-required');
});
