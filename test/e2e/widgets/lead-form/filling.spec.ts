import { ana, leadForm, sendButton } from '../../lib/lead';
import { expect, test } from '../../lib/test';

test('an error is shown at its field on blur, and all errors on sending, with the focus on the first', async ({
  page,
  open,
  sandbox,
}) => {
  await open('/lone/');
  const form = leadForm(page);
  const email = form.getByLabel('E-mail', { exact: true }).first();
  await email.fill('ana@');
  await expect(form.getByText('Digite um e-mail válido')).toBeHidden();
  await email.blur();
  await expect(form.getByText('Digite um e-mail válido')).toBeVisible();
  await email.fill(ana.email);
  await expect(form.getByText('Digite um e-mail válido')).toBeHidden();

  await sendButton(form).click();
  for (const message of [
    'Digite o nome completo',
    'Digite seu celular',
    'Digite o CPF',
    'Selecione pelo menos uma das opções acima',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await expect(form.getByRole('alert').filter({ hasText: 'Confira os campos: Nome completo' })).toHaveCount(
    1,
  );
  expect(await sandbox.leads()).toEqual([]);
});

test('the form is prefilled for a signed-in visitor, and typed values are kept', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: sandbox.origin }]);
  await open('/fiat/');
  const form = leadForm(page);
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Nome completo').fill('Outra Pessoa');
  await expect(form.getByLabel('E-mail', { exact: true }).first()).toHaveValue(/@/);
  await expect(form.getByLabel('CPF')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await expect(form.getByLabel('Nome completo')).toHaveValue('Outra Pessoa');
});

test('the CPF is optional only on pages that accept leads without it', async ({ page, open }) => {
  await open('/company/');
  const form = leadForm(page);
  await form.getByRole('radio', { name: 'Pessoa física' }).check();
  await expect(form.getByLabel('CPF ou CNPJ')).toHaveAttribute('aria-required', 'true');
  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
  await expect(form.getByLabel('CPF ou CNPJ (opcional)')).not.toHaveAttribute('aria-required', 'true');
});

test("the dealer is chosen within the form, in a dialog that locks the page's scrolling", async ({
  page,
  open,
}) => {
  await open('/lone/');
  const form = leadForm(page);
  await form.getByRole('button', { name: 'Escolher concessionária' }).click();
  const dialog = form.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('vt-dealer-finder')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await dialog.getByRole('radio', { name: 'Cidade' }).check();
  await dialog.getByLabel('Estado').selectOption({ label: 'Minas Gerais' });
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('belo');
  await dialog.getByRole('option', { name: /Belo Horizonte/ }).click();
  await dialog
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /Escolher/ })
    .click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('button', { name: 'Trocar' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});
