import { expect, test } from '../lib/test';

test('the index finds a page as one types, and leads to the chosen brand’s pages', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 850 });
  await open('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4600);
  const list = page.getByRole('region', { name: 'Todas as páginas' });
  await list.getByLabel('Busca').fill('REVISOES');
  await expect(list.getByRole('link', { name: 'Revisões', exact: true })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Pedidos', exact: true })).toBeHidden();
  await list.getByLabel('Marca').selectOption('jeep');
  await expect(list.getByRole('link', { name: 'Revisões', exact: true })).toHaveAttribute(
    'href',
    /\/fiat\/revisoes\/$/,
  );
  await list.getByLabel('Idioma').selectOption('es-AR');
  await expect(list.getByLabel('Marca')).toHaveValue('peugeot');
  await expect(list.getByRole('link', { name: 'Revisões', exact: true })).toHaveAttribute(
    'href',
    /\/peugeot\/revisoes\/$/,
  );
  await list.getByLabel('Busca').fill('xyzzy');
  await expect(list.getByRole('status')).toHaveText('Nenhuma página com “xyzzy”.');
  await list.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(list.getByLabel('Busca')).toBeFocused();
  await open('/?marca=citroen');
  await expect(page.getByRole('link', { name: 'Do carro à proposta' }).first()).toHaveAttribute(
    'href',
    /\/citroen\/monte\/$/,
  );
});
