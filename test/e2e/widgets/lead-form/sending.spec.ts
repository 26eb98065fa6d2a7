import { holdRequests } from '../../lib/hold-requests';
import { ana, company, fillPerson, leadForm, sendButton } from '../../lib/lead';
import { quiet } from '../../lib/noise';
import { expect, layoutShifts, type Page, ready, test } from '../../lib/test';

test('a lead is received once: by Enter and a double click, over back and forward, in each of two tabs', async ({
  page,
  open,
  sandbox,
  context,
}) => {
  await open('/lone/');
  const form = leadForm(page);
  await fillPerson(form);
  const answer = await holdRequests(page, '**/api/lead-integration');
  await form.getByLabel('CPF').press('Enter');
  // A busy button ignores clicks.
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

  // A form sent in another tab is another lead, with a key of its own.
  const other = await context.newPage();
  await other.goto(address);
  await fillPerson(leadForm(other));
  await sendButton(leadForm(other)).click();
  await expect(sent(other)).toBeVisible();
  expect((await sandbox.ledger()).map(({ times }) => times)).toEqual([1, 1]);
});

test('a company sends its lead, with its address, by postal code', async ({ page, open, sandbox }) => {
  await open('/company/');
  const form = leadForm(page);
  await expect(form.getByRole('radio', { name: 'Pessoa jurídica' })).toBeChecked();
  await form.getByLabel('Razão social').fill(company.corporateName);
  await form.getByLabel('Nome do contato').fill(ana.name);
  await form.getByLabel('E-mail', { exact: true }).first().fill(ana.email);
  await expect(form.getByText('Escolher concessionária')).toBeVisible();
  await form.getByLabel('Telefone', { exact: true }).pressSequentially(ana.phone);
  await form.getByLabel('CNPJ', { exact: true }).pressSequentially(company.cnpj);
  await form.getByLabel(/Veículos na frota/).pressSequentially(company.vehicles);
  await form.getByLabel('CEP').pressSequentially('01310100');
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
  await form.getByLabel('Número').fill('900');
  await form.getByRole('checkbox', { name: 'O CNPJ tem mais de dois anos' }).check();
  await form.getByRole('checkbox', { name: 'E-mail' }).check();
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

test('by keyboard alone: filled in, refused at a field, failed, retried, sent', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
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
  await page.keyboard.type('ana@exemplo.com');
  await expect(form.getByText('Escolher concessionária')).toBeVisible();
  await tabTo('phone');
  await page.keyboard.type(ana.phone);
  await tabTo('cpf');
  await page.keyboard.type(ana.cpf);
  await tabTo('preferredContactsMethod');
  await page.keyboard.press('ArrowDown');
  await tabTo('allowSMS');
  await page.keyboard.press('Space');
  await sandbox.fault('422', 'LEA-01', 1);
  await tabTo('submit');
  await page.keyboard.press('Enter');
  const email = form.getByLabel('E-mail', { exact: true }).first();
  await expect(form.getByText('E-mail recusado pelo serviço').first()).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();

  await page.keyboard.press('End');
  await page.keyboard.type('.br');
  await sandbox.fault('500', 'LEA-01', 1);
  await page.keyboard.press('Enter');
  const failure = form.getByRole('alert').filter({ hasText: 'Um erro ocorreu, tente novamente' });
  await expect(failure).toContainText('Nada do que você digitou foi perdido.');
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  await expect(form.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(form.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
  await tabTo('submit');
  await expect(form.getByRole('button', { name: 'Tentar novamente' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads()).map(({ body }) => body)).toMatchObject([
    { firstName: ana.name, email: ana.email, indSmsContact: true },
  ]);
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
