import { fillPerson, leadForm, sendButton } from '../lib/lead';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/** Resolves when the browser is idle and has run its idle callbacks. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((go) => requestIdleCallback(go));
  });

test('attributes set later take effect', { tag: '@both' }, async ({ page, open }) => {
  await open('/lone/');
  await page.locator('vt-lead-form').evaluate((element) => element.setAttribute('heading', 'Outro título'));
  await expect(leadForm(page).getByRole('heading', { name: 'Outro título' })).toBeVisible();
});

test('load conditions: a widget far below loads when it is near, one on interaction when it is touched', {
  tag: '@both',
}, async ({ page, open }) => {
  await open('/lone/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<vt-lead-form id="near"><p>perto</p></vt-lead-form>
      <div style="height: 4000px"></div>
      <vt-lead-form id="far"><p>longe</p></vt-lead-form>
      <vt-lead-form id="touch" load="interaction"><p>toque</p></vt-lead-form>`,
    );
    document.querySelector('#near')?.scrollIntoView({ behavior: 'instant' });
  });
  const state = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => element.matches(':state(ready)'));
  // The near one loads, and others of the same batch would load with it.
  await expect.poll(() => state('near')).toBe(true);
  await idle(page);
  expect(await state('far')).toBe(false);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => state('far')).toBe(true);
  expect(await state('touch')).toBe(false);
  await page.locator('#touch').hover();
  await expect.poll(() => state('touch')).toBe(true);
});

test('two forms of a kind are independent, also with two copies of the script; another version warns once', {
  tag: '@both',
}, async ({ page, open, sandbox, noise }) => {
  await open('/twice/');
  const [first, second] = [page.locator('vt-lead-form').nth(0), page.locator('vt-lead-form').nth(1)];
  await fillPerson(first);
  // Who has typed a name in one form need not in the next; the rest is its own.
  await expect(second.getByText('Você já digitou isto nesta página')).toBeVisible();
  await expect(second.getByLabel('CPF')).toHaveValue('');
  await sendButton(second).click();
  const consent = (form: typeof first) => form.getByRole('checkbox', { name: 'E-mail' });
  await expect(consent(second)).toHaveAttribute('aria-invalid', 'true');
  await expect(consent(first)).not.toHaveAttribute('aria-invalid', 'true');
  await sendButton(first).click();
  await expect(first.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads())[0]?.body).toMatchObject({ origin: 'duas-vezes-1' });
  expect(noise).toEqual(['[vitrine] 0.1.0 came before 0.0.1']);
  noise.length = 0;
});

test('each widget file works as a script of its own, without the loader', { tag: '@both' }, async ({
  page,
  open,
  build,
  sandbox,
}) => {
  const files = build === 'react' ? '/vitrine-react' : '/vitrine';
  editPage((html) => {
    const bare = html.replace(/<script type="module"[^>]*vitrine\.js"><\/script>/, '');
    return bare.replace(
      '</body>',
      `<script type="module" src="${files}/widgets/lead-form.js"></script></body>`,
    );
  });
  await open('/lone/');
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect(await sandbox.leads()).toHaveLength(1);
});

test('widgets work with blocked storage and cookies', { tag: '@both' }, async ({ page, open, sandbox }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open('/fiat/?gclid=Cj0Kx-1');
  const selector = page.locator('vt-location-selector');
  await selector.scrollIntoViewIfNeeded();
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
  await expect(selector.getByText('São Paulo')).toBeVisible();
  const form = leadForm(page);
  await form.scrollIntoViewIfNeeded();
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads())[0]?.body).toMatchObject({ cidade: 'São Paulo', gClid: 'Cj0Kx-1' });
});

test('the only widget of a page with load on interaction loads at the first interaction', {
  tag: '@both',
}, async ({ page, open }) => {
  editPage((html) => html.replace('load="eager"', 'load="interaction"'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/lone/', { wait: false });
  const link = page.getByRole('link', { name: /Fale com a gente/ });
  await expect(link).toBeVisible();
  await idle(page);
  expect(asked.filter((address) => address.includes('/vitrine.js'))).toHaveLength(1);
  expect(asked.filter((address) => address.includes('lead-form.js'))).toEqual([]);
  expect(await page.locator('vt-lead-form').evaluate((one) => one.matches(':defined'))).toBe(false);
  await link.focus();
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
});
