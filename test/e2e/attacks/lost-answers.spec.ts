import type { Browser, BrowserContext, Locator } from '@playwright/test';
import { placeAlone } from '../lib/do-main-job';
import { agree, expectStep, flow, placeFlow, press, upToTerms } from '../lib/funding';
import { fillPerson, leadForm, sendButton } from '../lib/lead';
import { hasSession } from '../lib/main-job';
import { quiet } from '../lib/noise';
import { expect, type Page, ready, type Sandbox, test } from '../lib/test';

/*
 * What costs money or exists once, at a provider that takes everything and answers nothing (the sandbox's fault `taken`): its
 * ledger has one entry per charge or creation. Every other cell of the matrix: test/unit/services/once/once-matrix.test.ts.
 */

const ORDER = 'res-user-ana-aberta';

test.afterEach(({ noise }) => quiet(noise, /ERR_EMPTY_RESPONSE|no answer/));

/**
 * The charges or creations of a call: how often each was sent. A browser by itself sends a request again whose connection was
 * closed before an answer.
 */
const taken = async (sandbox: Sandbox, call: string): Promise<number[]> =>
  (await sandbox.ledger()).filter((entry) => entry.call === call).map(({ times }) => times);

/** Expects one charge or creation; returns how often it was sent. */
async function takenOnce(sandbox: Sandbox, call: string): Promise<number> {
  const all = await taken(sandbox, call);
  expect(all).toHaveLength(1);
  return all[0] ?? 0;
}

/** Expects that the same was sent again, and is still one. */
async function sentAgain(sandbox: Sandbox, call: string, before: number): Promise<void> {
  await expect.poll(() => takenOnce(sandbox, call)).toBeGreaterThan(before);
}

/** A page of another device on which the same account is signed in. */
async function secondDevice(browser: Browser, address: string, contexts: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  await hasSession(page);
  await page.goto(address);
  await ready(page);
  return page;
}

/** Storage and locks refuse, as a browser does that blocks a site's data. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() } });
  });

const SUBSCRIPTION = 'vt-loyalty-subscription';
const UNKNOWN = 'a assinatura ainda não aparece';
const alertOf = (page: Page, tag: string, text: string): Locator =>
  page.locator(tag).getByRole('alert').filter({ hasText: text });

/** Pays the second plan with a card of the wallet. */
async function subscribe(page: Page, card: number): Promise<void> {
  const widget = page.locator(SUBSCRIPTION);
  await widget.getByRole('button', { name: 'Assinar o plano Completo' }).click();
  await widget.getByRole('radio').nth(card).check();
  await widget.getByRole('button', { name: /^Assinar por/ }).click();
}

test.describe('subscription', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    placeAlone(`<${SUBSCRIPTION} terms-url="/termos"></${SUBSCRIPTION}>`);
    await hasSession(page);
    await sandbox.fault('taken', 'LSB-02');
  });

  test('O1 subscription: pressed again after a lost answer charges once', async ({ page, open, sandbox }) => {
    await open('/lone/');
    await subscribe(page, 0);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    const before = await takenOnce(sandbox, 'LSB-02');
    await page.locator(SUBSCRIPTION).getByRole('button', { name: 'Verificar e concluir' }).click();
    await sentAgain(sandbox, 'LSB-02', before);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
  });

  test('O2 subscription: reload after a lost answer charges once', async ({ page, open, sandbox }) => {
    await open('/lone/');
    await subscribe(page, 0);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    const before = await takenOnce(sandbox, 'LSB-02');
    await page.reload();
    await ready(page);
    await subscribe(page, 0);
    await sentAgain(sandbox, 'LSB-02', before);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
  });

  test('O3 subscription: a second tab does not send while the first does not know', async ({
    page,
    open,
    sandbox,
    context,
  }) => {
    await open('/lone/');
    await subscribe(page, 0);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    const before = await takenOnce(sandbox, 'LSB-02');
    const other = await context.newPage();
    await hasSession(other);
    await other.goto(page.url());
    await ready(other);
    await subscribe(other, 1);
    await expect(alertOf(other, SUBSCRIPTION, 'outra página aberta')).toBeVisible();
    expect(await takenOnce(sandbox, 'LSB-02')).toBe(before);
  });

  test('O4 subscription: a second device with another card charges once', async ({
    page,
    open,
    sandbox,
    browser,
  }) => {
    const contexts: BrowserContext[] = [];
    await open('/lone/');
    await subscribe(page, 0);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    const before = await takenOnce(sandbox, 'LSB-02');
    const other = await secondDevice(browser, page.url(), contexts);
    await subscribe(other, 1);
    await expect(alertOf(other, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    await sentAgain(sandbox, 'LSB-02', before);
    await Promise.all(contexts.map((each) => each.close()));
  });

  test('O5 subscription: blocked storage and a reload charge once', async ({ page, open, sandbox }) => {
    await blockStorage(page);
    await open('/lone/');
    await subscribe(page, 0);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    const before = await takenOnce(sandbox, 'LSB-02');
    await page.reload();
    await ready(page);
    await subscribe(page, 1);
    await expect(alertOf(page, SUBSCRIPTION, UNKNOWN)).toBeVisible();
    await sentAgain(sandbox, 'LSB-02', before);
  });
});

const RESERVATION = 'vt-reservation';
const DO_NOT_PAY = 'Não pague de novo';

async function payBy(page: Page, way: string): Promise<void> {
  const widget = page.locator(RESERVATION);
  await widget.getByRole('radio', { name: way }).check();
  const terms = widget.getByRole('checkbox', { name: /direito de arrependimento/ });
  if (await terms.isVisible()) await terms.check();
  await widget.locator('form.pay [type=submit]').click();
}

test.describe('payment of a reservation', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    placeAlone(`<${RESERVATION} terms-url="/termos/"></${RESERVATION}>`);
    await hasSession(page);
    await sandbox.fault('taken', 'RES-03');
  });

  test('O6 payment: reload after a lost answer offers no second one', async ({ page, open, sandbox }) => {
    await open(`/lone/?order=${ORDER}`);
    await payBy(page, 'Pix');
    await expect(alertOf(page, RESERVATION, DO_NOT_PAY)).toBeVisible();
    const before = await takenOnce(sandbox, 'RES-03');
    await page.reload();
    await expect(alertOf(page, RESERVATION, DO_NOT_PAY)).toBeVisible();
    await expect(page.locator(RESERVATION).getByRole('radio', { name: 'Pix' })).toBeHidden();
    expect(await takenOnce(sandbox, 'RES-03')).toBe(before);
  });

  test('O7 payment: a second device that pays another way charges once', async ({
    page,
    open,
    sandbox,
    browser,
  }) => {
    const contexts: BrowserContext[] = [];
    await open(`/lone/?order=${ORDER}`);
    await payBy(page, 'Pix');
    await expect(alertOf(page, RESERVATION, DO_NOT_PAY)).toBeVisible();
    const before = await takenOnce(sandbox, 'RES-03');
    const other = await secondDevice(browser, page.url(), contexts);
    await payBy(other, 'Boleto');
    await expect(alertOf(other, RESERVATION, DO_NOT_PAY)).toBeVisible();
    await sentAgain(sandbox, 'RES-03', before);
    await Promise.all(contexts.map((each) => each.close()));
  });
});

const VOUCHERS = 'vt-vouchers';

/** Opens the question whether points are exchanged. */
async function askExchange(page: Page): Promise<Locator> {
  const widget = page.locator(VOUCHERS);
  await widget.getByLabel('Pontos').fill('200');
  await widget.getByRole('button', { name: 'Trocar pontos por um voucher' }).click();
  return widget.getByRole('dialog');
}

test.describe('exchange of points', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    placeAlone(`<${VOUCHERS} points gift-url="/presente"></${VOUCHERS}>`);
    await hasSession(page);
    await sandbox.fault('taken', 'VOU-01');
  });

  test('O8 exchange: reload after a lost answer asks first, and exchanges once', async ({
    page,
    open,
    sandbox,
  }) => {
    await open('/lone/');
    await (await askExchange(page)).getByRole('button', { name: 'Trocar pontos', exact: true }).click();
    await expect(alertOf(page, VOUCHERS, 'não sabemos se foi feito')).toBeVisible();
    const before = await takenOnce(sandbox, 'VOU-01');
    await page.reload();
    await ready(page);
    const dialog = await askExchange(page);
    await dialog.getByRole('button', { name: 'Verificar' }).click();
    await expect(dialog.getByText('ainda não aparece')).toBeVisible();
    expect(await takenOnce(sandbox, 'VOU-01')).toBe(before);
    await dialog.getByRole('button', { name: 'Trocar pontos', exact: true }).click();
    await expect(alertOf(page, VOUCHERS, 'não sabemos se foi feito')).toBeVisible();
    await sentAgain(sandbox, 'VOU-01', before);
  });

  test('O9 exchange: a second tab only asks', async ({ page, open, sandbox, context }) => {
    await open('/lone/');
    await (await askExchange(page)).getByRole('button', { name: 'Trocar pontos', exact: true }).click();
    await expect(alertOf(page, VOUCHERS, 'não sabemos se foi feito')).toBeVisible();
    const before = await takenOnce(sandbox, 'VOU-01');
    const other = await context.newPage();
    await hasSession(other);
    await other.goto(page.url());
    await ready(other);
    const dialog = await askExchange(other);
    await dialog.getByRole('button', { name: 'Verificar' }).click();
    await dialog.getByRole('button', { name: 'Trocar pontos', exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'outra página aberta' })).toBeVisible();
    expect(await takenOnce(sandbox, 'VOU-01')).toBe(before);
  });
});

test('O10 proposal: reload after a lost answer proposes once', async ({ page, open, sandbox }) => {
  await sandbox.fault('taken', 'FIN-04');
  await open('/lone/');
  const propose = async () => {
    await placeFlow(page);
    await upToTerms(page);
    await agree(page);
    await press(page, 'Enviar proposta');
    await expect(flow(page).getByRole('alert').filter({ hasText: 'não foi enviada' })).toBeVisible();
  };
  await propose();
  const before = await takenOnce(sandbox, 'FIN-04');
  // Nothing of a person is kept: everything is typed again, and the plan simulated under another id.
  await page.evaluate(() => sessionStorage.clear());
  await propose();
  await sentAgain(sandbox, 'FIN-04', before);
  await expectStep(page, 'installment-terms-and-conditions');
});

test('O11 lead: pressed again after a lost answer is received once', async ({ page, open, sandbox }) => {
  await sandbox.fault('taken', 'LEA-01');
  await open('/lone/');
  const form = leadForm(page);
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  const before = await takenOnce(sandbox, 'LEA-01');
  await form
    .getByRole('button', { name: /^(Envia|Tentar)/ })
    .first()
    .click();
  await sentAgain(sandbox, 'LEA-01', before);
});

test('O12 lead: reload after a lost answer is received once', async ({ page, open, sandbox }) => {
  await sandbox.fault('taken', 'LEA-01');
  await open('/lone/');
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(leadForm(page).getByRole('alert').first()).toBeVisible();
  const before = await takenOnce(sandbox, 'LEA-01');
  await page.reload();
  await ready(page);
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await sentAgain(sandbox, 'LEA-01', before);
});
