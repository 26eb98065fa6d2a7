import { ana, fillPerson, leadForm, sendButton } from '../lib/lead';
import { quiet } from '../lib/noise';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const SECRET = 'Rua Secreta 529.982.247-25';
const withTags = (tags: string) => editPage((html) => html.replace('</head>', `${tags}</head>`));

async function sendLead(page: Page): Promise<void> {
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(page.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
}

test('L1 the body of a failed answer is on no console, in no property that a script finds there', async ({
  page,
  open,
  noise,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    const all = (value: unknown): unknown =>
      value instanceof Object
        ? Object.getOwnPropertyNames(value).map((name) => [
            name,
            all((value as Record<string, unknown>)[name]),
          ])
        : String(value);
    const { error } = console;
    console.error = (...given: unknown[]) => {
      told.push(JSON.stringify(given.map((each) => [all(each), (each as { body?: unknown })?.body])));
      error('told');
    };
  });
  const fails = { status: 422, json: { street: SECRET, errors: { street: SECRET } } };
  for (const address of ['**/cep/**', '**/postal/**', '**/ws/**'])
    await page.route(address, (route) => route.fulfill(fails));
  await open('/company/');
  const code = page.getByLabel('CEP').first();
  await code.scrollIntoViewIfNeeded();
  await code.pressSequentially('01310100');
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  await expect.poll(async () => (await told()).join()).toContain('Response status: 422');
  expect((await told()).join()).not.toContain('529.982');
  quiet(noise, /^told$/);
});

test('L2 the report of a lead has the token in its header alone', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await context.addCookies([{ name: 'vitrine_session', value: 'ana', url: sandbox.origin }]);
  await open('/lone/');
  const form = leadForm(page);
  await form.getByLabel('Celular').focus();
  await expect(form.getByLabel('CPF')).not.toHaveValue('');
  await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
  await sendButton(form).click();
  await expect.poll(async () => (await sandbox.events()).map(({ jwtToken }) => jwtToken)).toEqual([null]);
  const calls = (await sandbox.calls()) as unknown as { call: string; headers: Record<string, string> }[];
  expect(calls.find(({ call }) => call === 'UAN-01')?.headers.authorization).toBe('Bearer ***');
});

test('L3 with every consent required and none given, a lead leaves alone and nothing stays', async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { dataLayer: [] }));
  const reports: string[] = [];
  await page.route('**/relatorios', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  withTags(
    '<meta name="vitrine:consent" content="analytics_storage, ad_storage"><meta name="vitrine:report" content="/relatorios"><meta name="vitrine:report-sample" content="1">',
  );
  await context.addCookies([
    { name: '_ga', value: 'GA1.1.123.456', url: sandbox.origin },
    { name: '_gcl_aw', value: 'GCL.1.older-click', url: sandbox.origin },
  ]);
  await open('/lone/?gclid=Cj0K-attack&utm_source=ads');
  await sendLead(page);
  const [lead] = await sandbox.leads();
  expect(JSON.stringify(lead?.body)).toContain(ana.email);
  expect(JSON.stringify(lead?.body)).not.toMatch(/Cj0K-attack|older-click|123\.456/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.goto('about:blank');
  expect([await sandbox.events(), reports]).toEqual([[], []]);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', '_gcl_aw']);
  await page.goto(`${sandbox.origin}/sandbox`);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).not.toContain(
    'vitrine:campaign:v1',
  );
});

test('L4 what fails in a widget is told without what a service answered', async ({ page, open, noise }) => {
  await open('/lone/');
  const detail = await page.evaluate(
    (secret) =>
      new Promise<string>((done) => {
        addEventListener('vt-widget-failed', (event) => {
          const { error } = (event as CustomEvent).detail;
          done(
            JSON.stringify([
              error.message,
              Object.getOwnPropertyNames(error),
              error.body ?? null,
              error.cause ?? null,
            ]),
          );
        });
        const failure = Object.assign(new Error('broken', { cause: secret }), { body: secret });
        const parts = (globalThis as never)[Symbol.for('vitrine')] as Record<
          string,
          { reportFailure?: unknown }
        >;
        const loader = Object.values(parts).find((each) => each?.reportFailure) as {
          reportFailure(element: Element, phase: string, error: unknown): void;
        };
        loader.reportFailure(document.querySelector('vt-lead-form') as Element, 'render', failure);
      }),
    SECRET,
  );
  expect(detail).toContain('broken');
  expect(detail).not.toContain('Secreta');
  quiet(noise, /broken/);
});
