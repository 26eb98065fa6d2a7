import { quiet } from '../../lib/noise';
import { expect, type Page, test } from '../../lib/test';

const selector = (page: Page) => page.locator('vt-location-selector');
const finder = (page: Page) => page.locator('vt-dealer-finder');

test('by keyboard alone: unknown, another search mode, failed, retried, and restored on the next page', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/fiat/');
  await selector(page).scrollIntoViewIfNeeded();
  const code = selector(page).getByRole('textbox', { name: 'CEP' });
  const way = (name: string) => selector(page).getByRole('radio', { name });
  await way('CEP').focus();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  // Masks load with the widget's deferred module, at the first interaction.
  await expect(async () => {
    await code.fill('000000');
    await expect(code).toHaveValue('00000-0', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('00000000');
  await page.keyboard.press('Enter');
  await expect(selector(page).getByText('CEP NÃO ENCONTRADO')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('00000-000');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(way('Estado e cidade')).toBeFocused();
  await expect(selector(page).getByText('CEP NÃO ENCONTRADO')).toBeHidden();
  const confirm = selector(page).getByRole('button', { name: 'Confirmar' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(selector(page).getByText('Selecione sua cidade/estado').first()).toBeVisible();

  await way('Estado e cidade').focus();
  await page.keyboard.press('ArrowUp');
  // The other mode's field is rendered after the key.
  await expect(code).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('01310100');
  // A status that is not retried automatically.
  await sandbox.fault('403');
  await page.keyboard.press('Enter');
  const failed = selector(page).getByRole('alert').filter({ hasText: 'Um erro ocorreu, tente novamente' });
  await expect(failed).toBeVisible();
  await expect(code).toHaveValue('01310-100');
  await sandbox.reset();
  await page.keyboard.press('Enter');
  const place = selector(page).locator('.place');
  await expect(place).toHaveText('São Paulo, SP');
  await expect(place).toBeFocused();

  await open('/fiat/');
  await selector(page).scrollIntoViewIfNeeded();
  await expect(selector(page).getByText('São Paulo')).toBeVisible();
  await selector(page).getByRole('button', { name: 'Alterar cidade' }).click();
  await expect(code).toBeVisible();
  // The lookup of a city that failed is logged (spec places#postal-code).
  quiet(noise, /Response status: 403/);
});

test('an address by keyboard, failed and retried; a position that is refused, then measured and not stored', async ({
  page,
  open,
  context,
  sandbox,
  noise,
}) => {
  await open('/peugeot/');
  await selector(page).scrollIntoViewIfNeeded();
  await selector(page).getByRole('radio', { name: 'Dirección o lugar' }).focus();
  await page.keyboard.press('Space');
  const address = selector(page).getByRole('combobox', { name: 'Dirección o lugar' });
  await expect(address).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(address).toBeFocused();
  await page.keyboard.type('bulevar oro');
  const option = selector(page).getByRole('option', { name: 'Bulevar Oroño, Rosario, Santa Fe, Argentina' });
  await expect(option).toBeVisible();
  await expect(selector(page).getByRole('status')).toHaveText('1 sugerencia');
  await sandbox.fault('403', 'LOC-12');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(selector(page).getByText('No se pudo cargar la información')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(/^Bulevar Oroño/);
  await sandbox.reset();
  await page.keyboard.press('Enter');
  const place = selector(page).locator('.place');
  await expect(place).toHaveText('Rosario, Santa Fe');
  await expect(place).toBeFocused();
  const kept = () => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
  // What is known of the place comes later; the address is not kept.
  await expect.poll(kept).toContain('"regionalId":"AR-2"');
  expect(await kept()).not.toContain('Oroño');

  await selector(page).getByRole('button', { name: 'Cambiar localidad' }).click();
  await selector(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(selector(page).getByRole('alert').filter({ hasText: 'ubicación' })).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -31.4201, longitude: -64.1888 });
  await selector(page).getByRole('button', { name: 'Usar mi ubicación' }).click();
  await expect(place).toHaveText('Córdoba, Córdoba');
  expect(await kept()).not.toContain('-31.4201');
  quiet(noise, /Error fetching location details/);
});

test('the modal layout opens by keyboard, closes with Escape and returns the focus', async ({
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
