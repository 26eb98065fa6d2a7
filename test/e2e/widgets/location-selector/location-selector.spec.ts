import { quiet } from '../../lib/page';
import { expect, expectAccessible, type Page, test } from '../../lib/test';

const selector = (page: Page) => page.locator('vt-location-selector');
const finder = (page: Page) => page.locator('vt-dealer-finder');

async function searchPostalCode(page: Page, code: string) {
  await selector(page).scrollIntoViewIfNeeded();
  await selector(page).getByRole('textbox', { name: 'CEP' }).fill(code);
  await selector(page).getByRole('button', { name: 'Buscar' }).click();
}

test('an unknown postal code is explained, keeps what was typed and leaves the other ways open', async ({
  page,
  open,
  noise,
}) => {
  await open('/fiat/');
  await searchPostalCode(page, '00000-000');
  await expect(selector(page).getByText('CEP NÃO ENCONTRADO')).toBeVisible();
  await expect(selector(page).getByRole('textbox', { name: 'CEP' })).toHaveValue('00000-000');
  await expectAccessible(page, 'vt-location-selector');
  await selector(page).getByRole('radio', { name: 'Estado e cidade' }).check();
  await expect(selector(page).getByText('CEP NÃO ENCONTRADO')).toBeHidden();
  await selector(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(selector(page).getByText('Selecione sua cidade/estado').first()).toBeVisible();
  await expectAccessible(page, 'vt-location-selector');
  quiet(noise);
});

test('only the public lookup knows one code: it is asked second', async ({ page, open, sandbox, noise }) => {
  await open('/fiat/');
  await searchPostalCode(page, '69301-000');
  await expect(selector(page).getByText('Boa Vista')).toBeVisible();
  const asked = (await sandbox.calls())
    .map(({ call }) => call)
    .filter((call) => /^LOC-0[123]$/.test(call ?? ''));
  expect(asked.sort()).toEqual(['LOC-01', 'LOC-02']);
  quiet(noise);
});

for (const fault of ['drop', '500', 'malformed'] as const) {
  test(`a place search that ends in ${fault} says so and may be tried again`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await open('/fiat/');
    await sandbox.fault(fault);
    await searchPostalCode(page, '01310-100');
    await expect(
      selector(page).getByRole('alert').filter({ hasText: 'Um erro ocorreu, tente novamente' }),
    ).toBeVisible({ timeout: 15_000 });
    await sandbox.reset();
    await selector(page).getByRole('button', { name: 'Buscar' }).click();
    await expect(selector(page).getByText('São Paulo')).toBeVisible();
    quiet(noise);
  });
}

test('the chosen place comes back on the next page, and can be changed', async ({ page, open }) => {
  await open('/fiat/');
  await searchPostalCode(page, '01310-100');
  await expect(selector(page).getByText('São Paulo')).toBeVisible();
  await open('/fiat/');
  await selector(page).scrollIntoViewIfNeeded();
  await expect(selector(page).getByText('São Paulo')).toBeVisible();
  await selector(page).getByRole('button', { name: 'Alterar cidade' }).click();
  await expect(selector(page).getByRole('textbox', { name: 'CEP' })).toBeVisible();
});

test("the browser's position: a refusal is explained, an answer chooses the place and is kept nowhere", async ({
  page,
  open,
  context,
}) => {
  await open('/fiat/');
  await selector(page).scrollIntoViewIfNeeded();
  await selector(page).getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(selector(page).getByText(/A localização do navegador precisa estar ativada/)).toBeVisible();
  await expectAccessible(page, 'vt-location-selector');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -19.9208, longitude: -43.9378 });
  await selector(page).getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(selector(page).getByText('Belo Horizonte')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('-19.9208');
});

test('the modal layout opens by keyboard, ends with Escape and gives the focus back', async ({
  page,
  open,
}) => {
  await open('/jeep/');
  await selector(page).scrollIntoViewIfNeeded();
  const trigger = selector(page).getByRole('button', { name: 'Escolha sua cidade' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const dialog = selector(page).getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'Estado e cidade' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Estado', { exact: true }).selectOption('MG');
  await dialog.getByRole('combobox', { name: 'Cidade' }).focus();
  await page.keyboard.type('belo');
  await expect(dialog.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(selector(page).getByRole('button', { name: /Belo Horizonte/ })).toBeFocused();
  await finder(page).scrollIntoViewIfNeeded();
  await expect(
    finder(page)
      .getByText(/Belo Horizonte/)
      .first(),
  ).toBeVisible();
});
