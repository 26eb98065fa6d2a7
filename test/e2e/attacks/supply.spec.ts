import { withCheckedFiles } from '../lib/checked-page';
import { ana, fillPerson, leadForm, sendButton } from '../lib/lead';
import { expect, type Page, test } from '../lib/test';
import { changeAnswers, editPage } from '../lib/test-server';

/** Whether code ran that somebody else has put into a file. */
const isTampered = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

/** Tags whose vt-widget-failed the page has heard, with the phase. */
async function watchFailures(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const page = globalThis as unknown as { failed: string[] };
    page.failed = [];
    document.addEventListener('vt-widget-failed', ({ detail }) => {
      page.failed.push(`${detail.tag} ${detail.phase}`);
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { failed: string[] }).failed);
}

const checkFiles = (origin: string) => editPage((html) => withCheckedFiles(html, `${origin}/vitrine/`));

/** Addresses of the library's files that the page asks for a second time. */
function retriesOf(page: Page): string[] {
  const retries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('?retry')) retries.push(request.url().replace(/^.*\//, ''));
  });
  return retries;
}

/** The browser names each refused file, and the host its widget. */
const expectRefusals = async (page: Page, noise: string[]): Promise<void> => {
  // Nothing loads any more, and is refused after the last look.
  await page.goto('about:blank');
  expect(noise.some((line) => line.includes('valid digest'))).toBe(true);
  for (const line of noise.splice(0))
    expect(line).toMatch(/valid digest in the 'integrity'|^vt-lead-form import |net::ERR_FAILED/);
};

const isRuntime = (address: string) => /^chunks\/runtime-/.test(address);
const isForm = (address: string) => address.startsWith('widgets/lead-form.js');

test('S10 supply: a tampered chunk runs nowhere where the page checks the files', async ({
  page,
  origin,
  open,
  noise,
}) => {
  const failures = await watchFailures(page);
  checkFiles(origin);
  changeAnswers({ isTampered: isRuntime });
  await open('/lone/', { wait: false });
  await expect.poll(failures).toEqual(['vt-lead-form import']);
  await expect(page.getByRole('link', { name: /Fale com a gente/ })).toBeVisible();
  expect(await isTampered(page)).toBe(false);
  await expectRefusals(page, noise);
});

test('S11 supply: the same chunk runs on a page that checks nothing', async ({ page, open }) => {
  changeAnswers({ isTampered: isRuntime });
  await open('/lone/');
  expect(await isTampered(page)).toBe(true);
});

test("S12 supply: a widget's file that is tampered at the second try only is refused", async ({
  page,
  origin,
  open,
  noise,
}) => {
  const failures = await watchFailures(page);
  const retries = retriesOf(page);
  checkFiles(origin);
  changeAnswers({ isTampered: (address) => isForm(address) && address.includes('?') });
  await page.route(/\/widgets\/lead-form\.js$/, (route) => route.abort());
  await open('/lone/', { wait: false });
  await expect.poll(failures).toEqual(['vt-lead-form import']);
  expect(retries).toEqual(['lead-form.js?retry']);
  expect(await isTampered(page)).toBe(false);
  await expectRefusals(page, noise);
});

test('S13 supply: a tampered file that loads late is refused, whatever is tried again', async ({
  page,
  origin,
  open,
  sandbox,
  noise,
}) => {
  checkFiles(origin);
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(request.url().replace(/^.*\/vitrine\//, '')));
  await page.addInitScript(() => {
    // On a fast connection the idle browser loads what is deferred before anybody asks for it.
    const slow = { saveData: true, effectiveType: '3g', downlink: 1 };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => slow });
  });
  await open('/lone/');
  const before = new Set(loaded);
  changeAnswers({ isTampered: (address) => !before.has(address) });
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  await form.getByRole('button', { name: 'Tentar novamente' }).first().click();
  await expect(form.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  expect([...loaded].filter((address) => address.includes('?retry='))).toEqual([]);
  expect(await isTampered(page)).toBe(false);
  expect(await sandbox.leads()).toEqual([]);
  await expectRefusals(page, noise);
});

test('S14 supply: a page that checks the files sends its form, also after a lost file', async ({
  page,
  origin,
  open,
  sandbox,
  noise,
}) => {
  const retries = retriesOf(page);
  checkFiles(origin);
  await page.route(/\/widgets\/lead-form\.js$/, (route) => route.abort());
  await open('/lone/');
  expect(retries).toEqual(['lead-form.js?retry']);
  await fillPerson(leadForm(page));
  await sendButton(leadForm(page)).click();
  await expect(leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect(await sandbox.leads()).toHaveLength(1);
  expect(noise.splice(0)).toEqual([expect.stringContaining('lead-form.js')]);
});

test('S15 supply: a browser that knows no integrity in import maps works as before', async ({
  page,
  origin,
  open,
  noise,
}) => {
  editPage((html) => withCheckedFiles(html, `${origin}/vitrine/`).replace('"integrity":', '"unknown-key":'));
  await open('/lone/');
  await fillPerson(leadForm(page));
  // The browser says which key it does not know.
  for (const line of noise.splice(0)) expect(line).toContain('unknown-key');
});
