import { expect, expectAccessible, test } from '../lib/test';

test('the index finds a page as one types, and leads to the chosen brand’s pages', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await open('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5400);
  const list = page.getByRole('region', { name: 'Todas as páginas' });
  await list.getByLabel('Busca').fill('REVISOES');
  await expect(list.getByRole('link', { name: 'Revisões', exact: true })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Pedidos', exact: true })).toBeHidden();
  await list.getByLabel('Marca').selectOption('jeep');
  await expect(list.getByRole('link', { name: 'Revisões', exact: true })).toHaveAttribute(
    'href',
    /\/fiat\/revisoes\/$/,
  );
  await list.getByLabel('Busca').fill('xyzzy');
  await expect(list.getByRole('status')).toHaveText('Nenhuma página com “xyzzy”.');
  await list.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(list.getByLabel('Busca')).toBeFocused();
  await open('/?marca=citroen');
  await expect(page.getByRole('link', { name: 'Armá un auto' }).first()).toHaveAttribute(
    'href',
    /\/citroen\/monte\/$/,
  );
});

test('the index is in Spanish where Spanish is chosen, and the address keeps it', async ({ page, open }) => {
  await open('/');
  await page.getByLabel('Idioma').selectOption('es-AR');
  await expect(page.getByLabel('Marca')).toHaveValue('peugeot');
  const list = page.getByRole('region', { name: 'Todas las páginas' });
  await list.getByLabel('Búsqueda').fill('mantenimiento');
  await expect(list.getByRole('link', { name: 'Mantenimiento', exact: true }).first()).toHaveAttribute(
    'href',
    /\/peugeot\/revisoes\/$/,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR');
  await expectAccessible(page);
  await page.reload();
  await expect(list.getByLabel('Búsqueda')).toHaveValue('mantenimiento');
  await expect(list.getByRole('status')).toHaveText(/^\d páginas?\. Enter abre “Mantenimiento”\.$/);
});

test('the search takes tags, tasks and English, and the keyboard alone opens what it found', async ({
  page,
  open,
}) => {
  await open('/');
  const search = page.getByLabel('Busca');
  for (const [words, name] of [
    ['vt-recall-search', 'Recall'],
    ['trade-in', 'Avaliação do usado'],
    ['versions side by side', 'Comparador'],
    ['cuotas', 'Parcelas e financiamento'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  await search.fill('recall-admin');
  await search.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Recalls por software', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('vt-warranty');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fiat\/garantia\/$/);
  await page.goBack();
  await expect(page.getByLabel('Busca')).toHaveValue('vt-warranty');
});

test('groups fold, stay as they were in this tab, and are open while one searches', async ({
  page,
  open,
}) => {
  await open('/');
  const group = (name: string) => page.locator('details.group', { has: page.getByRole('heading', { name }) });
  await expect(group('Conta e dados')).toHaveAttribute('open');
  await group('Conta e dados').locator('summary').press('Enter');
  await expect(group('Conta e dados')).not.toHaveAttribute('open');
  await page.reload();
  await expect(group('Conta e dados')).not.toHaveAttribute('open');
  await expect(group('Equipe')).not.toHaveAttribute('open');
  await page.getByLabel('Busca').fill('vt-');
  for (const name of ['Conta e dados', 'Equipe']) await expect(group(name)).toHaveAttribute('open');
  await page.getByLabel('Busca').press('Escape');
  await expect(group('Conta e dados')).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Abrir todos os grupos' }).click();
  await expect(group('Equipe')).toHaveAttribute('open');
  await expect(page.getByRole('link', { name: 'Ofertas da marca' })).toBeVisible();
});

for (const { start, fill, send, done, language } of [
  {
    language: 'pt-BR',
    start: 'Envie uma solicitação',
    fill: 'Preencher com dados de exemplo',
    send: /^Enviar/,
    done: 'A solicitação chegou.',
  },
  {
    language: 'es-AR',
    start: 'Enviá una solicitud',
    fill: 'Completar con datos de ejemplo',
    send: /^Enviar/,
    done: 'La solicitud llegó.',
  },
] as const)
  test(`three acts lead from the index to a sent lead, ${language}`, async ({ page, open, sandbox }) => {
    await open(language === 'pt-BR' ? '/' : '/?marca=peugeot');
    let acts = 0;
    const act = async (work: Promise<void>) => {
      acts += 1;
      await work;
    };
    const starts = page
      .getByRole('list')
      .filter({ has: page.locator('.starts img') })
      .or(page.locator('ol.starts'));
    await act(starts.getByRole('link', { name: start }).first().click());
    await expect(page.locator('vt-lead-form')).toHaveJSProperty('localName', 'vt-lead-form');
    await act(page.getByRole('button', { name: fill }).click());
    await act(page.locator('vt-lead-form').getByRole('button', { name: send }).click());
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
    expect(acts).toBe(3);
    expect(await sandbox.leads()).toHaveLength(1);
    await expect(page.locator('pre').nth(1)).toContainText('"leadPersonType": "physical"');
    await expectAccessible(page);
  });

test('pages lead to their widgets’ documentation, and a tag to its page', async ({ page, open, sandbox }) => {
  await open('/comece/');
  const docs = page.getByRole('navigation', { name: 'Documentação dos widgets' });
  await expect(docs.getByRole('link', { name: 'vt-lead-form' })).toHaveAttribute(
    'href',
    '/storybook/?path=/docs/widgets-vt-lead-form--docs',
  );
  await page.goto(`${sandbox.origin}/tag/vt-recall-search?language=es-AR`);
  await expect(page).toHaveURL(/\/peugeot\//);
  await expect(page.locator('vt-recall-search')).toBeAttached();
  const unknown = await page.request.get(`${sandbox.origin}/tag/vt-none`);
  expect(unknown.status()).toBe(404);
});
