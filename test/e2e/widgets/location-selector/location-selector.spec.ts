import { quiet } from '../../lib/page';
import { expect, expectAccessible, type Page, test } from '../../lib/test';

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
  await expectAccessible(page, 'vt-location-selector');

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
  quiet(noise);
});

test("the browser's position: a refusal is explained, a result chooses the place and is not stored", async ({
  page,
  open,
  context,
}) => {
  await open('/fiat/');
  await selector(page).scrollIntoViewIfNeeded();
  await selector(page).getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(selector(page).getByText(/A localização do navegador precisa estar ativada/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -19.9208, longitude: -43.9378 });
  await selector(page).getByRole('button', { name: 'Usar minha localização' }).click();
  await expect(selector(page).getByText('Belo Horizonte')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('-19.9208');
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
