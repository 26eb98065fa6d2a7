import { expect, type Locator, type Page, test } from '../lib/test';

/** The focused element within the gallery's shadow root. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.querySelector('vt-kit-gallery')?.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
  });

const specimen = (page: Page, name: string): Locator =>
  page.locator('vt-kit-gallery').getByRole('group', { name, exact: true });

test.beforeEach(async ({ open, page }) => {
  await open('/galeria/');
  await expect(page.locator('vt-kit-gallery').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('arrow keys move through tabs, and Tab moves into the panel', async ({ page }) => {
  const tabs = specimen(page, 'Abas');
  await tabs.getByRole('tab', { name: 'Motor' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tabpanel', { name: 'Medidas' })).toBeVisible();
  // Skips a disabled one.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Conectividade' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Motor' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tabs.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.getByRole('tab', { name: 'Motor' })).toBeFocused();
});

test('Enter on a completed step goes back to it', async ({ page }) => {
  const steps = specimen(page, 'Etapas');
  const back = steps.getByRole('button', { name: /Dados pessoais/ });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(steps.locator('[aria-current="step"]')).toContainText('Dados pessoais');
  await expect(back).toHaveCount(0);
});

test('a wizard continues with Enter, keeps all values when going back, and asks before the page is left', async ({
  page,
}) => {
  const wizard = specimen(page, 'Formulário em etapas');
  const [name, email] = [wizard.getByLabel('Nome completo'), wizard.getByLabel('E-mail')];
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Digite o nome completo');
  await expect(email).toHaveAccessibleDescription('Digite o e-mail');
  await expect(name).toBeFocused();
  await page.keyboard.type('Ana Prado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@exemplo.com');
  await page.keyboard.press('Enter');
  await expect(wizard.getByRole('heading', { name: 'Revisão' })).toBeFocused();
  await wizard.getByRole('button', { name: 'Voltar' }).press('Enter');
  await expect(name).toHaveValue('Ana Prado');
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await wizard.getByRole('button', { name: 'Continuar' }).press('Enter');
  await wizard.getByRole('button', { name: 'Enviar proposta' }).press('Enter');
  // The service refuses it: the wizard returns to its step, with the message at the field.
  await expect(email).toHaveAccessibleDescription('Este e-mail já tem uma proposta');
  await expect(email).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.br');
  await page.keyboard.press('Enter');
  await wizard.getByRole('button', { name: 'Enviar proposta' }).press('Enter');
  await expect(wizard.getByText('Proposta enviada.')).toBeVisible();
});

test('sections open with Enter and close with Space', async ({ page }) => {
  const sections = specimen(page, 'Seções, uma de cada vez');
  const [first, second] = [/valor da reserva/, /Quais documentos/].map((name) =>
    sections.getByRole('button', { name }),
  ) as [Locator, Locator];
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-expanded', 'false');
});

test('a field is masked while typing, shows its error on blur, and clears it once valid', async ({
  page,
}) => {
  const cpf = specimen(page, 'Documentos').getByLabel('CPF', { exact: true });
  await cpf.focus();
  await page.keyboard.type('11111111111');
  await expect(cpf).toHaveValue('111.111.111-11');
  await expect(cpf).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(cpf).toHaveAccessibleDescription('CPF inválido');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('52998224725');
  await expect(cpf).toHaveAccessibleDescription('');
  await expect(cpf).toHaveValue('529.982.247-25');
});

test('a carousel moves with arrow keys and with its buttons, which keep the focus', async ({ page }) => {
  const carousel = specimen(page, 'Carrossel, um de cada vez');
  const dot = (n: number) => carousel.getByRole('button', { name: `Mostrar ${n} de 5` });
  await carousel.locator('.carousel-row').focus();
  await page.keyboard.press('ArrowRight');
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(dot(5)).toHaveAttribute('aria-current', 'true');
  const next = carousel.getByRole('button', { name: 'Próximo' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const previous = carousel.getByRole('button', { name: 'Anterior' });
  await previous.focus();
  for (let at = 4; at >= 1; at--) {
    await page.keyboard.press('Enter');
    await expect(dot(at)).toHaveAttribute('aria-current', 'true');
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(await focused(page)).toBe('Anterior');
});

test('a table is sorted and paged from the keyboard', async ({ page }) => {
  const table = specimen(page, 'Tabela');
  const first = table.getByRole('rowheader').first();
  await table.getByRole('button', { name: 'Preço' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Preço' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Space');
  await expect(table.getByRole('columnheader', { name: 'Preço' })).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toHaveText('Rebel');
  const next = table.getByRole('button', { name: 'Próxima' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(table.getByText('Página 3 de 3')).toBeVisible();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.getByText('Página 3 de 3')).toBeVisible();
});

test("a dialog takes the focus and returns it; messages have the brand's text", async ({ page }) => {
  const area = specimen(page, 'Janela e mensagens');
  const open = area.getByRole('button', { name: 'Ver condições' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Condições da oferta' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  await area.getByRole('button', { name: 'Mensagem de erro' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'FALHA AO ENVIAR MENSAGEM!' })).toBeVisible();
});

test('only the printed element is printed, and the page is restored', async ({ page }) => {
  await page.evaluate(() => {
    globalThis.print = () => {};
  });
  const print = page.locator('vt-kit-gallery').getByRole('button', { name: 'Imprimir' }).first();
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('vt-kit-gallery').getByRole('heading', { name: 'Proposta 4711' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Galeria', exact: true })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(specimen(page, 'Abas')).toBeHidden();
  await expect(print).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Galeria', exact: true })).toBeVisible();
});

test('brand and language change without a reload', async ({ page }) => {
  const gallery = page.locator('vt-kit-gallery');
  const button = specimen(page, 'Botões').getByRole('button', { name: 'Enviar proposta' });
  await expect(button).toHaveCSS('background-color', 'rgb(184, 15, 46)');
  await gallery.getByLabel('Marca', { exact: true }).selectOption('leapmotor');
  await expect(button).toHaveCSS('background-color', 'rgb(0, 106, 99)');
  await gallery.getByLabel('Idioma', { exact: true }).selectOption('es-AR');
  await expect(gallery.getByRole('button', { name: 'Enviar propuesta' }).first()).toBeVisible();
});
