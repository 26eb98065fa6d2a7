import { MARKUP } from '../../e2e/lib/visits';
import { expect, expectReady, openEditor, previewIn, test } from '../lib/site';
import { type PluginWidget, WIDGETS } from '../lib/widgets';

/** Returns the attributes of a widget's sample markup as the block stores them. */
function blockValues(widget: PluginWidget): Record<string, unknown> {
  const markup = MARKUP.find((text) => new RegExp(`^<${widget.tag}[\\s>]`).test(text)) ?? '';
  const opening = markup.slice(0, markup.indexOf('>'));
  const written = new Map(
    [...opening.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return Object.fromEntries(
    widget.attributes.flatMap(({ name, kind }): [string, unknown][] => {
      const text = written.get(name);
      if (text === undefined) return [];
      if (kind === 'flag') return [[name, true]];
      if (kind === 'list') return [[name, text.split(/[\s,]+/)]];
      return [[name, kind === 'number' ? Number(text) : text]];
    }),
  );
}

const block = (
  widget: PluginWidget,
  inner = '<!-- wp:paragraph --><p><a href="#conteudo">x</a></p><!-- /wp:paragraph -->',
) =>
  `<!-- wp:vitrine/${widget.name} ${JSON.stringify(blockValues(widget))} -->\n${inner}\n<!-- /wp:vitrine/${widget.name} -->`;

test.beforeEach(({ signIn }) => signIn('admin'));

for (const widget of WIDGETS)
  test(`the published block of ${widget.tag} defines the tag and becomes ready`, async ({
    page,
    publish,
  }) => {
    const { address } = await publish(block(widget));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(address);
    const element = page.locator(widget.tag);
    await element.scrollIntoViewIfNeeded();
    await expectReady(element);
    expect(await element.locator('a[href="#conteudo"]').count()).toBe(1);
    expect(await element.locator('> p').count()).toBe(0);
    expect(errors).toEqual([]);
  });

test('every widget is a block of the editor, and its inspector has every attribute', async ({
  page,
  site,
  publish,
}) => {
  test.setTimeout(240_000);
  const { id } = await publish(WIDGETS.map((widget) => block(widget)).join('\n\n'));
  await openEditor(page, site.address, id);
  const editor = (work: string) => page.evaluate(work);
  expect(
    await editor(
      `wp.blocks.getBlockTypes().map((one) => one.name).filter((name) => name.startsWith('vitrine/')).sort()`,
    ),
  ).toEqual(WIDGETS.map(({ name }) => `vitrine/${name}`).sort());
  expect(
    await editor(
      `wp.data.select('core/block-editor').getBlocks().filter((one) => !one.isValid).map((one) => one.name)`,
    ),
  ).toEqual([]);
  await editor(`wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')`);
  for (const [index, widget] of WIDGETS.entries()) {
    await editor(
      `wp.data.dispatch('core/block-editor').selectBlock(wp.data.select('core/block-editor').getBlocks()[${index}].clientId)`,
    );
    const sidebar = page.locator('.interface-interface-skeleton__sidebar');
    await expect(sidebar.locator('.block-editor-block-card__title')).toHaveText(widget.title.pt);
    if (widget.attributes.some(({ name }) => name === 'load'))
      await sidebar.getByRole('button', { name: 'Carregamento' }).click();
    for (const { name, kind, label } of widget.attributes) {
      const text = widget.requires.includes(name) ? `${label.pt} (obrigatório)` : label.pt;
      const control =
        kind === 'list'
          ? sidebar.getByRole('group', { name: text })
          : sidebar.getByLabel(text, { exact: true });
      await expect(control.first(), `${widget.tag} ${name}`).toBeVisible();
    }
  }
});

test('a control changes the preview and the published page', async ({ page, site, publish }) => {
  const lead = WIDGETS.find(({ name }) => name === 'lead-form') as PluginWidget;
  const { id, address } = await publish(block(lead));
  await openEditor(page, site.address, id);
  const previewFrame = await previewIn(page);
  const frame = previewFrame.contentFrame();
  await expectReady(frame.locator('vt-lead-form'));
  await page.evaluate(
    `wp.data.dispatch('core/block-editor').selectBlock(wp.data.select('core/block-editor').getBlocks()[0].clientId)`,
  );
  await page.evaluate(`wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')`);
  const sidebar = page.locator('.interface-interface-skeleton__sidebar');
  await sidebar.getByLabel('Título', { exact: true }).fill('Peça uma proposta');
  await sidebar.getByLabel('Concessionária obrigatória').check();
  await sidebar.getByLabel('legal', { exact: true }).check();
  await sidebar.getByLabel('Aviso de privacidade').fill('javascript:alert(1)');
  await expect(sidebar.getByText('Use um endereço que comece com')).toBeVisible();
  const preview = frame.locator(
    'vt-lead-form[heading="Peça uma proposta"][dealer-required][persons="legal"]',
  );
  await expectReady(preview);
  expect(await preview.getAttribute('privacy-url')).toBeNull();
  const height = () => previewFrame.evaluate((one) => one.clientHeight);
  await expect.poll(height).toBeGreaterThan(300);
  await page.evaluate(`wp.data.dispatch('core/editor').savePost()`);
  await page.waitForFunction(`!wp.data.select('core/editor').isEditedPostDirty()`);
  await page.goto(address);
  const published = page.locator('vt-lead-form');
  await expectReady(published);
  expect(await published.getAttribute('heading')).toBe('Peça uma proposta');
  expect(await published.getAttribute('persons')).toBe('legal');
  expect(await published.getAttribute('privacy-url')).toBeNull();
});

test('a pasted tag and a shortcode become blocks', async ({ page, site, publish }) => {
  const { id } = await publish('');
  await openEditor(page, site.address, id);
  const pasted = (html: string) =>
    page.evaluate(`wp.blocks.pasteHandler({ HTML: ${JSON.stringify(html)}, plainText: '', mode: 'BLOCKS' }).map(
      ({ name, attributes, innerBlocks }) => ({
        name,
        attributes,
        inner: innerBlocks.map((one) => String(one.attributes.content)),
      }))`);
  const expected = {
    name: 'vitrine/lead-form',
    attributes: { model: 'pulse', 'dealer-required': true, persons: ['legal', 'physical'] },
    inner: ['<a href="/contato">Fale</a>'],
  };
  expect(
    await pasted(
      '<vt-lead-form model="pulse" dealer-required persons="legal physical" onclick="x()"><a href="/contato">Fale</a></vt-lead-form>',
    ),
  ).toEqual([expected]);
  expect(
    await pasted(
      '<p>[vitrine lead-form model="pulse" dealer-required persons="legal physical"]<a href="/contato">Fale</a>[/vitrine]</p>',
    ),
  ).toEqual([expected]);
});

test('the preview is for those who may write, with the nonce of their editor', async ({
  page,
  site,
  signIn,
}) => {
  const preview = (nonce: string) =>
    page.request
      .get(`${site.address}/?vitrine-preview=${nonce}&widget=lead-form`)
      .then((answer) => answer.status());
  expect(await preview('x')).toBe(403);
  await signIn('author');
  await page.goto(`${site.address}/wp-admin/post-new.php`);
  const address = String(await page.evaluate(`vitrineEditor.preview`));
  const hostile = new URLSearchParams({
    widget: 'lead-form',
    values: JSON.stringify({ heading: '"><script>window.hurt=1</script>', 'privacy-url': 'javascript:x' }),
    children: '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script><p>Fale</p>',
  });
  await page.goto(`${address}&${hostile}`);
  await expectReady(page.locator('vt-lead-form'));
  expect(await page.evaluate('window.hurt')).toBeUndefined();
  expect(await page.locator('vt-lead-form').getAttribute('privacy-url')).toBeNull();
  await page.context().clearCookies();
  expect((await page.request.get(`${address}&widget=lead-form`)).status()).toBe(403);
});
