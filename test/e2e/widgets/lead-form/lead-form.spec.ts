import { ana, company, fillPerson, leadForm, sendButton } from '../../lib/lead';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, type Page, ready, test } from '../../lib/test';

test.describe('what is wrong', () => {
  test('shows at its field once it was left, and all of it on sending, with the focus on the first', async ({
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
      'Digite um nome válido',
      'Digite seu celular',
      'CPF inválido',
      'Selecione pelo menos uma das opções acima',
    ]) {
      await expect(form.getByText(message)).toBeVisible();
    }
    await expect(form.getByLabel('Nome completo')).toBeFocused();
    await expect(form.getByRole('alert').filter({ hasText: 'Confira os campos: Nome completo' })).toHaveCount(
      1,
    );
    await expectAccessible(page);
    expect(await sandbox.leads()).toEqual([]);
  });
});

test('a lead is taken once: by Enter and a double press, over back and forward, in each of two tabs', async ({
  page,
  open,
  sandbox,
  context,
}) => {
  await open('/lone/');
  const form = leadForm(page);
  await fillPerson(form);
  let answer = () => {};
  const held = new Promise<void>((go) => {
    answer = go;
  });
  await page.route('**/api/lead-integration', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByLabel('CPF').press('Enter');
  // A button that is busy takes no press.
  await sendButton(form).dblclick({ force: true });
  await expect(form.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  answer();
  const sent = (on: Page) => on.getByRole('heading', { name: 'Recebemos seus dados' });
  await expect(sent(page)).toBeVisible();
  expect(await sandbox.ledger()).toMatchObject([{ call: 'LEA-01', times: 1 }]);

  const address = page.url();
  await page.goto(`${sandbox.origin}/`);
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await ready(page);
  expect(await sandbox.leads()).toHaveLength(1);

  // What is filled and sent in another tab is another lead, by another number.
  const other = await context.newPage();
  await other.goto(address);
  await fillPerson(leadForm(other));
  await sendButton(leadForm(other)).click();
  await expect(sent(other)).toBeVisible();
  expect((await sandbox.ledger()).map(({ times }) => times)).toEqual([1, 1]);
});

for (const fault of ['drop', '500', '401', '403', '404', '409', 'malformed'] as const) {
  test(`a sending that ends in ${fault} keeps every value and may be tried again`, async ({
    page,
    open,
    sandbox,
    noise,
  }) => {
    await open('/lone/');
    const form = leadForm(page);
    await fillPerson(form);
    await sandbox.fault(fault, 'LEA-01');
    const failed = page.evaluate(
      () =>
        new Promise((heard) =>
          document.addEventListener('vt-lead-failed', (event) => heard(event.detail), { once: true }),
        ),
    );
    await sendButton(form).click();
    const notice = form.getByRole('alert').filter({ hasText: 'Um erro ocorreu, tente novamente' });
    await expect(notice).toContainText('Nada do que você digitou foi perdido.');
    await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
    await expect(form.getByLabel('CPF')).toHaveValue('529.982.247-25');
    await expect(form.getByRole('checkbox', { name: 'WhatsApp' })).toBeChecked();
    expect(await failed).toEqual({
      kind: { drop: 'network', malformed: 'shape' }[fault as string] ?? 'http',
    });
    await expectAccessible(page);
    await sandbox.reset();
    await form.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
    // The browser itself writes failed requests to the console.
    quiet(noise);
  });
}

test('what the service refuses (422) stands at its field', async ({ page, open, sandbox, noise }) => {
  await open('/lone/');
  const form = leadForm(page);
  await fillPerson(form);
  await sandbox.fault('422', 'LEA-01', 1);
  await sendButton(form).click();
  const email = form.getByLabel('E-mail', { exact: true }).first();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  quiet(noise);
});

test('a signed-in visitor finds their data in the form, and what they typed stays', async ({
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

test('a company sends its lead, with its address, by postal code', async ({ page, open, sandbox }) => {
  await open('/company/');
  const form = leadForm(page);
  await expect(form.getByRole('radio', { name: 'Pessoa jurídica' })).toBeChecked();
  await form.getByLabel('Razão social').fill(company.corporateName);
  await form.getByLabel('Nome do contato').fill(ana.name);
  await form.getByLabel('E-mail', { exact: true }).first().fill(ana.email);
  await expect(form.getByText('Escolher concessionária')).toBeVisible();
  await form.getByLabel('Celular').pressSequentially(ana.phone);
  await form.getByLabel('CNPJ', { exact: true }).pressSequentially(company.cnpj);
  await form.getByLabel(/Veículos na frota/).pressSequentially(company.vehicles);
  await form.getByLabel('CEP').pressSequentially('01310100');
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
  await form.getByLabel('Número').fill('900');
  await form.getByRole('checkbox', { name: 'O CNPJ tem mais de dois anos' }).check();
  await form.getByRole('checkbox', { name: 'E-mail' }).check();
  await expectAccessible(page, 'vt-lead-form');
  await sendButton(form).click();
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();

  const [lead] = await sandbox.leads();
  expect(lead?.body).toMatchObject({
    leadPersonType: 'legalPerson',
    corporateName: company.corporateName,
    contactName: ana.name,
    cnpj: company.cnpj,
    totalVehicles: 12,
    hasTwoYearCnpj: true,
    userPostalCode: '01310100',
    street: expect.stringMatching(/, 900$/),
    homeNumber: '900',
    uf: 'SP',
    cidade: 'São Paulo',
    form: 'DirectSales',
    indEmailContact: true,
    indPhoneContact: false,
  });
  expect(lead?.body).not.toHaveProperty('firstName');
  expect(lead?.body).not.toHaveProperty('cpf');
});

test('where the page takes leads without CPF, the field is optional, but only there', async ({
  page,
  open,
}) => {
  await open('/company/');
  const form = leadForm(page);
  await form.getByRole('radio', { name: 'Pessoa física' }).check();
  await expect(form.getByLabel('CPF ou CNPJ')).toHaveAttribute('required', '');
  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
  await expect(form.getByLabel('CPF ou CNPJ (opcional)')).not.toHaveAttribute('required', '');
});

test('the whole form by keyboard alone', async ({ page, open, sandbox }) => {
  await open('/lone/');
  const form = leadForm(page);
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.getAttribute('name') ?? element?.getAttribute('type') ?? element?.localName;
    });
  const tabTo = async (name: string) => {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      if ((await focused()) === name) return;
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo('leadPersonType');
  await tabTo('name');
  await page.keyboard.type(ana.name);
  await tabTo('email');
  await page.keyboard.type(ana.email);
  await expect(form.getByText('Escolher concessionária')).toBeVisible();
  await tabTo('phone');
  await page.keyboard.type(ana.phone);
  await tabTo('cpf');
  await page.keyboard.type(ana.cpf);
  await tabTo('preferredContactsMethod');
  await page.keyboard.press('ArrowDown');
  await tabTo('allowSMS');
  await page.keyboard.press('Space');
  await tabTo('submit');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads())[0]?.body).toMatchObject({ firstName: ana.name, indSmsContact: true });
  expect(await layoutShifts(page)).toEqual([]);
});

test('the dealer is chosen from within the form, in a dialog that holds the page still', async ({
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
  await expectAccessible(page);
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
