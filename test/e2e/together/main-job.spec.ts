import { withoutTimes } from '../../unit/lib/without-times';
import { fillPerson, leadForm, sendButton, sofia } from '../lib/lead';
import { expect, expectAccessible, layoutShifts, test } from '../lib/test';

test('a visitor in Brazil chooses a city and a dealer and sends a lead', { tag: '@both' }, async ({
  page,
  open,
  sandbox,
  build,
}) => {
  await open('/fiat/?utm_source=busca&utm_medium=cpc&utm_campaign=pulse&gclid=Cj0Kx-1');
  const sent = page.evaluate(
    () => new Promise((heard) => document.addEventListener('vt-lead-sent', (event) => heard(event.detail))),
  );

  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
  await expect(selector.getByText('São Paulo')).toBeVisible();

  const finder = page.locator('vt-dealer-finder');
  await finder.scrollIntoViewIfNeeded();
  const dealers = finder.getByRole('listitem');
  await expect(dealers.first()).toBeVisible();
  await dealers
    .first()
    .getByRole('button', { name: /Escolher/ })
    .click();

  const form = leadForm(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: 'Trocar' })).toBeVisible();
  await fillPerson(form);
  await expect(form.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await expect(form.getByLabel('Celular')).toHaveValue('(11) 98765-4321');
  await form.getByLabel('Contato preferido').selectOption('WHATSAPP');
  await sendButton(form).click();
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();

  const [lead, ...more] = await sandbox.leads();
  expect(more).toEqual([]);
  const body = lead?.body as Record<string, unknown>;
  expect(body).toEqual({
    leadPersonType: 'physical',
    firstName: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    cpf: '529.982.247-25',
    phone: '11987654321',
    dealersCode: expect.stringMatching(/./),
    preferred_contact_method: 'WHATSAPP',
    random: expect.any(Number),
    idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    analyticsClientId: '',
    analyticsTrackId: '',
    analyticsUserId: '',
    gClid: 'Cj0Kx-1',
    callback: 'JSONPCallback',
    form: 'Proposal',
    origin: 'site-fiat',
    SubOrigem__c: 'pagina-do-modelo',
    productGroup: 'SUV',
    retUrl: `${sandbox.origin}${build === 'react' ? '/react' : ''}/fiat/`,
    referer: '',
    uf: 'SP',
    cidade: 'São Paulo',
    countryCode: 'BR',
    country: 'Brasil',
    source: 'busca',
    medium: 'cpc',
    campaign: 'pulse',
    content: '',
    term: '',
    indSmsContact: false,
    indPhoneContact: false,
    indEmailContact: false,
    indWhatsappContact: true,
    description: 'model:pulse',
    productCode: 'pulse',
  });
  expect(await sent).toEqual({ personType: 'physical', dealer: body.dealersCode });

  await expect.poll(async () => (await sandbox.events()).length).toBe(1);
  const [event] = await sandbox.events();
  expect(event).toMatchObject({ jwtToken: null, type: 'GENERIC_LEAD' });
  // The report has the lead, and not the key under which it was sent.
  const { idempotencyKey, ...reported } = body;
  expect(idempotencyKey).toBeTruthy();
  expect(JSON.parse(event?.payload ?? '')).toEqual(reported);

  // The browser stores nothing of the visitor but the city and the ad click.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(withoutTimes(kept)).not.toMatch(/ana@|52998224725|529\.982|98765|Souza|01310/);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a visitor in Argentina does the same in Spanish', { tag: '@both' }, async ({ page, open, sandbox }) => {
  await open('/peugeot/');
  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('radio', { name: /Provincia/ }).check();
  await selector.getByLabel('Provincia', { exact: true }).selectOption({ label: 'Córdoba' });
  await selector.getByRole('combobox', { name: 'Localidad' }).fill('cordo');
  await selector.getByRole('listbox').getByRole('option').first().click();
  await expect(
    selector.getByRole('button', { name: 'Cambiar ciudad' }).or(selector.getByText('Cambiar')),
  ).toBeVisible();

  const finder = page.locator('vt-dealer-finder');
  await finder.scrollIntoViewIfNeeded();
  await finder
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /Elegir/ })
    .click();

  const form = leadForm(page);
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Nombre y apellido').fill(sofia.name);
  await form.getByLabel('Correo electrónico').first().fill(sofia.email);
  await expect(form.getByRole('button', { name: 'Cambiar' })).toBeVisible();
  await form.getByLabel('Celular').pressSequentially(sofia.phone);
  await form.getByLabel('DNI').pressSequentially(sofia.dni);
  await form.getByRole('checkbox', { name: 'SMS y teléfono' }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByRole('heading', { name: 'Recibimos tus datos' })).toBeVisible();

  const [lead] = await sandbox.leads();
  expect(lead?.body).toMatchObject({
    firstName: 'Sofía Gómez',
    cpf: '12.345.678',
    phone: '1123456789',
    countryCode: 'AR',
    country: 'Argentina',
    cidade: 'Córdoba',
    indSmsContact: true,
    indPhoneContact: true,
    source: 'direct',
    medium: 'none',
    gClid: '',
  });
});
