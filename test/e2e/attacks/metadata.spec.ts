/** Metadata and addresses that content writes. */
import { EVIL, evilHost } from '../lib/evil-host';
import { fillPerson, leadForm, sendButton } from '../lib/lead';
import { expect, type Page, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const inBody = (html: string, content: string) => html.replace(/<body[^>]*>/, (body) => `${body}${content}`);
const inHead = (html: string, content: string) => html.replace('</head>', () => `${content}</head>`);
const meta = (name: string, content: string) => `<meta name="vitrine:${name}" content="${content}">`;
const SERVICES = /<meta name="vitrine:services"[^>]*>/;

/** Removes what the console says of metadata in the body. */
function misplaced(noise: string[], name: string): void {
  const index = noise.findIndex((text) => text.includes(`<meta name="vitrine:${name}">: is not in the head`));
  expect(index, `a report of vitrine:${name}: ${noise.join('\n')}`).toBeGreaterThanOrEqual(0);
  noise.splice(index, 1);
}

async function sent(page: Page) {
  const form = leadForm(page);
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByText(/Recebemos|enviad/i).first()).toBeVisible();
}

test('M1 a base in the body names no code, and is reported', async ({ page, open, noise }) => {
  const asked = await evilHost(page);
  editPage((html) => inBody(html, meta('base', `${EVIL}/v/`)).replace('<script async', '<script defer'));
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  await expect.poll(() => noise.length).toBeGreaterThan(0);
  misplaced(noise, 'base');
  expect(asked).toEqual([]);
});

test('M2 a service in the body gets no call and no lead', async ({ page, open, sandbox, noise }) => {
  const asked = await evilHost(page);
  editPage((html) =>
    inBody(html, meta('service:lead-integration', EVIL) + meta('services', `${EVIL}/{service}`)),
  );
  await open('/lone/');
  await sent(page);
  expect(asked).toEqual([]);
  expect(await sandbox.leads()).toHaveLength(1);
  misplaced(noise, 'service:lead-integration');
  misplaced(noise, 'services');
});

test('M3 metadata of the body do not make up for those of the head', async ({ page, open, noise }) => {
  const asked = await evilHost(page);
  editPage((html) => inBody(html.replace(SERVICES, ''), meta('services', `${EVIL}/{service}`)));
  await open('/lone/', { wait: false });
  await expect.poll(() => noise.some((text) => text.includes('is not in the head'))).toBe(true);
  await expect(leadForm(page).getByLabel('Nome completo')).toHaveCount(0);
  expect(asked).toEqual([]);
  noise.splice(0);
});

test('M4 the first of two in the head counts', async ({ page, open, sandbox }) => {
  const asked = await evilHost(page);
  editPage((html) => inHead(html, meta('services', `${EVIL}/{service}`)));
  await open('/lone/');
  await sent(page);
  expect(asked).toEqual([]);
  expect(await sandbox.leads()).toHaveLength(1);
});

test('M5 services of a host that the page does not list get no call', async ({ page, open, noise }) => {
  const asked = await evilHost(page);
  editPage((html) =>
    inHead(
      html.replace(SERVICES, ''),
      meta('allowed-hosts', 'services.example *.brand.example') + meta('services', `${EVIL}/{service}`),
    ),
  );
  await open('/lone/', { wait: false });
  const form = leadForm(page);
  await fillName(form);
  await expect.poll(() => noise.length).toBeGreaterThanOrEqual(0);
  expect(asked).toEqual([]);
  noise.splice(0);
});

async function fillName(form: ReturnType<typeof leadForm>) {
  const name = form.getByLabel('Nome completo');
  await name.fill('Ana Souza');
  await expect(name).toHaveValue('Ana Souza');
}

test('M6 files of a host that the page does not list are not loaded', async ({ page, open, noise }) => {
  const asked = await evilHost(page);
  editPage((html) => inHead(html, meta('allowed-hosts', 'cdn.example') + meta('base', `${EVIL}/v/`)));
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  expect(asked).toEqual([]);
  noise.splice(0);
});

test('M7 a card provider in the body gets no card', async ({ page, open, noise }) => {
  const asked = await evilHost(page);
  editPage((html) =>
    inBody(html, meta('card-provider', `${EVIL}/cards`) + meta('card-frame', `${EVIL}/frame`)),
  );
  await open('/lone/');
  const names = await page.evaluate(
    () => document.querySelectorAll('body meta[name^="vitrine:card"]').length,
  );
  expect(names).toBe(2);
  await sent(page);
  expect(asked).toEqual([]);
  misplaced(noise, 'card-provider');
  misplaced(noise, 'card-frame');
});

test('A1 a path that begins with two slashes is no way back to another host', async ({
  page,
  open,
  sandbox,
}) => {
  await page.route(`${sandbox.origin}//evil.example/a/b.html`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${sandbox.origin}/fiat/` }) }),
  );
  await open('/', { wait: false });
  await page.goto(`${sandbox.origin}//evil.example/a/b.html`);
  const back = page.locator('vt-go-back');
  await back.scrollIntoViewIfNeeded();
  const href = await back.getByRole('link').evaluate((link) => (link as HTMLAnchorElement).href);
  expect(new URL(href).host).toBe(new URL(sandbox.origin).host);
});
