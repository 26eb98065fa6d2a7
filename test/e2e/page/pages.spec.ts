import { PAGES } from '#demo-pages/pages/pages';
import { inTurn } from '#scripts/test/turn.mjs';
import { visitsOf, WIDTHS } from '../lib/page-visits';
import { cameToRest, readThrough, watchRequests } from '../lib/read-through';
import { expect, expectAccessible, IN_TURN, layoutShifts, test } from '../lib/test';
import { editPage } from '../lib/test-server';

/** Pages with deliberate mistakes, and their expected console messages. */
const EXPECTED: Record<string, RegExp> = {
  '/author/': /\[vitrine\]|vt-|Failed to load resource/,
  '/author/metadata/': /\[vitrine\]|vt-/,
  // Some of its images are missing deliberately.
  '/images/': /Failed to load resource.*404|^Not Found Fallback Icon$/,
  '/twice/': /^\[vitrine\] 0\.1\.0 came before 0\.0\.1$/,
};

/** On pages with fifty widgets of a kind axe checks one. */
const SAMPLE: Record<string, string> = { '/fifty/': 'vt-lead-form' };

/** Pages with so much content that axe is slow. */
const LONG = ['/galeria/'];

/** In author mode notes are added to the page and move it, at a time of their own. */
const still = (path: string) => !/^\/(author|montar\/previa)\//.test(path);

/** Whether every tag of the page is a widget's. */
const known = (path: string) => !path.startsWith('/author/');

let requests: ReturnType<typeof watchRequests>;
test.beforeEach(({ page }) => {
  requests = watchRequests(page);
});

for (const { page: demo, width, build: only } of inTurn(visitsOf(PAGES))) {
  const { path } = demo;
  const build = only === 'react' ? ', on React' : '';
  test(`page ${path} on a ${width}${build}: tags defined, no console messages, axe violations, layout shifts or overflow`, {
    // The fragment's tag selects the visits that a change can break.
    tag: [`@${only}`, `@fragment-${demo.fragment}`, IN_TURN],
  }, async ({ page, open, noise }) => {
    test.slow(LONG.includes(path));
    await page.setViewportSize({ width: WIDTHS[width], height: 850 });
    await open(path);
    await readThrough(page, requests);
    const undefinedTags = () =>
      page.evaluate(() => [...document.querySelectorAll(':not(:defined)')].map((one) => one.localName));
    if (known(path)) await expect.poll(undefinedTags).toEqual([]);
    await expectAccessible(page, SAMPLE[path]);
    if (still(path)) expect(await layoutShifts(page)).toEqual([]);
    for (const inner of Object.values(WIDTHS)) {
      await page.setViewportSize({ width: inner, height: 850 });
      await cameToRest(page, requests);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(inner);
    }
    const surprise = noise.filter((text) => !EXPECTED[path]?.test(text));
    noise.splice(0, noise.length, ...surprise);
  });
}

test('author mode explains in place what to correct, and how', async ({ page, open, noise }) => {
  await open('/author/');
  await page.mouse.move(10, 10);
  await readThrough(page, requests);
  const notes = page.locator('vitrine-author-notes');
  await expect(notes.first()).toBeVisible();
  const text = (await notes.getByRole('listitem').allInnerTexts()).join('\n');
  expect(text).toMatch(/não existe\. Você quis dizer <vt-lead-form>\?/);
  expect(text).toMatch(/este widget não tem esse atributo/);
  expect(text).toMatch(/use um destes valores: /);
  noise.length = 0;
  await open('/author/metadata/');
  await page.mouse.move(10, 10);
  await expect(notes.filter({ hasText: 'Falta na página: <meta name="vitrine:' }).first()).toBeVisible();
  noise.length = 0;
});

test('a form without credentials for leads does not offer to send', async ({ page, open, noise }) => {
  editPage((html) => html.replace(/<meta name="vitrine:lead-client-secret"[^>]*>/, ''));
  await open('/lone/');
  await expect(page.getByRole('link', { name: /Fale com a gente/ })).toBeVisible();
  await expect
    .poll(() => noise.filter((text) => text.includes('<meta name="vitrine:lead-client-secret"')))
    .toHaveLength(1);
  noise.length = 0;
});

test('without its service a widget shows its children and reports the name once', async ({
  page,
  open,
  noise,
}) => {
  editPage((html) => html.replace(/<meta name="vitrine:services"[^>]*>/, ''), { path: '/fiat/' });
  await open('/fiat/');
  await readThrough(page, requests);
  await expect(page.locator('vt-lead-form .fallback')).toBeVisible();
  await expect(page.locator('vt-whatsapp .fallback')).toBeVisible();
  // The explanation loads after the failure.
  const named = () => noise.filter((text) => text.includes('<meta name="vitrine:service:lead-integration">'));
  await expect.poll(named).toHaveLength(1);
  expect(named()[0]).toContain('https://host/{service}');
  noise.length = 0;
});

test("the hostile page's styles do not affect a widget", async ({ page, open }) => {
  await open('/hostile/');
  const form = page.locator('vt-lead-form').first();
  await form.scrollIntoViewIfNeeded();
  const look = (selector: string) =>
    form.evaluate((element, selector) => {
      const inside = element.shadowRoot?.querySelector(selector) as HTMLElement;
      const { fontSize, display, position, textTransform, letterSpacing, opacity } = getComputedStyle(inside);
      return { fontSize, display, position, textTransform, letterSpacing, opacity };
    }, selector);
  await expect(form.getByLabel('Nome completo')).toBeVisible();
  expect(await look('label[for="name"]')).toEqual({
    fontSize: '16px',
    display: 'block',
    position: 'static',
    textTransform: 'none',
    letterSpacing: 'normal',
    opacity: '1',
  });
  expect(await look('.button')).toMatchObject({ fontSize: '16px', position: 'static' });
});

test('the demo of the strict policy enforces one, and no widget violates it', async ({ page, open }) => {
  const headers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/csp/')) headers.push(response.headers()['content-security-policy'] ?? '');
  });
  await page.addInitScript(() => {
    (globalThis as unknown as { broken: string[] }).broken = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      (globalThis as unknown as { broken: string[] }).broken.push(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  await open('/csp/');
  await readThrough(page, requests);
  expect(headers[0]).toContain("require-trusted-types-for 'script'");
  expect(headers[0]).not.toMatch(/unsafe-(inline|eval)/);
  const form = page.locator('vt-lead-form');
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText('Digite o nome completo')).toBeVisible();
  await form.getByRole('button', { name: 'Escolher concessionária' }).click();
  await expect(form.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken)).toEqual([]);
});
