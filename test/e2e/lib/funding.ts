import { expect, type Locator, type Page, type Sandbox } from './test';

/** The last digit decides the sandbox's result of a proposal (sandbox/rules/proposals). */
export const CPFS = {
  approved: '111.222.304-51',
  denied: '111.222.302-90',
  documents: '111.222.308-85',
  pending: '111.222.318-57',
} as const;
export const ana = { name: 'Ana Nogueira', email: 'ana@correio.example', phone: '11955500101' };
/** Personal data, which may only be in the fields and in requests. */
export const PERSONAL = /nogueira|correio|95550|111\.?222|rosa/i;

const CAR = { mvs: '358AF11', year: '2026', price: '100000' };
export const flow = (page: Page): Locator => page.locator('vt-funding-flow');
export const press = (page: Page, name: RegExp | string): Promise<void> =>
  flow(page).getByRole('button', { name, exact: true }).click();

/** A proposal needs a dealer: the visit has chosen one on an earlier page. */
async function haveDealer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const of = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="vitrine:${name}"]`)?.content ?? '';
    const [id, name] = ['BR0101', 'Concessionária de Exemplo'];
    const dealer = { id, name, cityName: 'São Paulo', cityCode: '3550308', stateCode: 'SP', phone: '' };
    const value = { site: `${of('brand')} ${of('country')}`, dealer };
    sessionStorage.setItem('vitrine:dealer:v1', JSON.stringify({ saved: Date.now(), value }));
  });
  await page.reload();
}

/** Chooses the nearest dealer, where the visit has none. */
async function chooseDealer(page: Page): Promise<void> {
  const choose = flow(page).locator('#dealerCode');
  if (!(await choose.innerText()).startsWith('Escolher')) return;
  await choose.click();
  const finder = flow(page).locator('vt-dealer-finder');
  await finder.getByRole('textbox', { name: 'CEP' }).fill('01310100');
  await finder
    .getByRole('button', { name: /^Escolher/ })
    .first()
    .click();
}

/** Replaces a page's form with the flow. */
export async function placeFlow(page: Page, attributes: Record<string, string> = {}): Promise<void> {
  await haveDealer(page);
  await page.evaluate(
    (all) => {
      const widget = document.createElement('vt-funding-flow');
      for (const [name, value] of Object.entries(all)) widget.setAttribute(name, value);
      document.querySelector('vt-lead-form, vt-funding-flow')?.replaceWith(widget);
    },
    { load: 'eager', 'terms-url': '/termos', ...CAR, ...attributes },
  );
  await expect(flow(page).locator('.flow-step')).toBeVisible();
}

/** Expects a step with a visible title. */
export async function expectStep(page: Page, step: string, timeout = 20_000): Promise<void> {
  await expect(flow(page).locator('.flow-step')).toHaveClass(new RegExp(`(^| )on-${step}( |$)`), { timeout });
  await expect(flow(page).locator('#flow-step-title')).toBeVisible();
}

export async function fillContact(page: Page, cpf: string = CPFS.approved): Promise<void> {
  const form = flow(page);
  await chooseDealer(page);
  await form.locator('#name').fill(ana.name);
  await form.locator('#cpf').fill('');
  await form.locator('#cpf').pressSequentially(cpf.replace(/\D/g, ''));
  await form.locator('#email').fill(ana.email);
  await form.locator('#phone').fill('');
  await form.locator('#phone').pressSequentially(ana.phone);
  await form.locator('#allowEmail').check();
}

/** Fills in all steps of the applicant data; filled ones are unchanged. */
export async function fillRegister(page: Page): Promise<void> {
  const form = flow(page);
  await form.locator('#birthday').fill('20/11/1990');
  await form.locator('#motherName').fill('Rosa Nogueira');
  // One of the sandbox's banks asks for more.
  if (await form.locator('#rg').isVisible()) {
    await form.locator('#fatherName').fill('Pedro Nogueira');
    await form.locator('#rg').fill('123456789');
    await form.locator('#licenceNumber').fill('12345678900');
    await form.locator('#licenceExpiry').fill('20/11/2030');
    await form.locator('#licenceCategory').selectOption('AB');
    await form.locator('[name=gender][value=female]').check();
  }
  await form.getByRole('radio', { name: 'Solteiro(a)' }).check();
  await press(page, 'Continuar');
  await form.locator('[name=occupation][value=RETIRED]').check();
  const profession = form.locator('#occupationDescription');
  if (await profession.isVisible()) await profession.fill('Médica de família');
  await form.locator('#salary').fill('4500');
  await press(page, 'Continuar');
  // The title of a new step takes the focus: earlier keys would go to it.
  await expect(form.locator('#flow-step-title')).toBeFocused();
  await form.locator('#postalCode').fill('');
  await form.locator('#postalCode').pressSequentially('01310100');
  await expect(form.locator('#cityName')).toHaveValue('São Paulo');
  await form.locator('#homeNumber').fill('900');
  await press(page, 'Continuar');
}

/** Resolves when the simulation has a result. */
export async function simulated(page: Page): Promise<void> {
  await expect(flow(page).getByRole('button', { name: 'Continuar' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
    { timeout: 15_000 },
  );
}

export async function agree(page: Page): Promise<void> {
  await flow(page).locator('#terms').check();
  await flow(page).locator('#bureau').check();
}

/** Gives both consents and sends. */
export async function sendProposal(page: Page): Promise<void> {
  await agree(page);
  await press(page, 'Enviar proposta');
}

/** Fills in the contact data and continues. */
export async function identify(page: Page, cpf?: string): Promise<void> {
  await fillContact(page, cpf);
  await press(page, 'Continuar');
}

/** From the start to the simulation of a source. */
export async function upToFigures(page: Page, way = 'Simular com CDC', cpf?: string): Promise<void> {
  await press(page, way);
  await identify(page, cpf);
  await simulated(page);
}

/** From the start to the terms. */
export async function upToTerms(page: Page, way?: string, cpf?: string): Promise<void> {
  await upToFigures(page, way, cpf);
  await press(page, 'Continuar');
  await expectStep(page, 'installment-register');
  await fillRegister(page);
  await expectStep(page, 'installment-terms-and-conditions');
}

const isProposal = ({ call = '', status }: { call?: string; status?: number }) =>
  /^FIN-(04|10)$/.test(call) && status === 200;

/** Advances the bank's clock after a proposal was received, which starts it. */
export async function later(sandbox: Sandbox, minutes: number): Promise<void> {
  await expect.poll(async () => (await sandbox.calls()).some(isProposal)).toBe(true);
  const answer = await fetch(`${sandbox.origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: minutes * 60_000 }),
  });
  expect(answer.ok).toBe(true);
}
