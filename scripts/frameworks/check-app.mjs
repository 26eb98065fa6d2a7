/** What is checked of an application in the browser. */
import { expectThat, runChecks } from './run-checks.mjs';
import { definePlainElement, fillLead, liveWidgets, PLAIN, pickVersion, TAGS } from './use-widgets.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ page: Page, address: string, services: string, noise: string[] }} Visit services: of the sandbox */

/** Milliseconds for what a person would wait for. */
const PATIENCE = 20_000;

/** What the pages have in their server's answer. */
const SERVED = {
  '/': [
    /<vt-lead-form[^>]* heading="Fale com a gente"[^>]*>/,
    /<vt-lead-form[^>]* model="pulse"/,
    /<vt-qr-code/,
  ],
  '/ofertas': [/<vt-offers[^>]* heading-level="none"/],
  '/monte': [/<vt-configurator-summary[^>]* view="compact"/, /<vt-configurator[^>]* model="Argo"/],
};

/** @param {string} services @returns {Promise<{ body: Record<string, unknown> }[]>} */
const leadsOf = async (services) => (await fetch(new URL('/sandbox/leads', services))).json();

/** Follows a link of the application; the mark shows that the document stayed. @param {Page} page @param {string} name */
async function follow(page, name) {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: PATIENCE });
  const stayed = await page.evaluate(() => 'mark' in globalThis);
  expectThat(stayed, `the link ${name} loaded a new document`);
}

/** Sends a lead; resolves when the application has heard of it. @param {Visit} visit */
async function sendLead({ page, services }) {
  const before = (await leadsOf(services)).length;
  await fillLead(page);
  await page.getByText('sent physical').waitFor({ timeout: PATIENCE });
  const leads = await leadsOf(services);
  expectThat(leads.length === before + 1, `${leads.length - before} leads arrived instead of one`);
  return leads.at(-1)?.body ?? {};
}

const FIRST_VIEW = 'the server writes the first view';

/** @type {readonly [name: string, check: (visit: Visit) => Promise<string | undefined | void>][]} */
const CHECKS = [
  [
    'the server writes the tags',
    async ({ address }) => {
      for (const [path, patterns] of Object.entries(SERVED)) {
        const html = await (await fetch(address + path)).text();
        for (const pattern of patterns) expectThat(pattern.test(html), `${path} has no ${pattern}`);
        expectThat(!/dealer-required(?!="?false)/.test(html), `${path} has an attribute that is false`);
        expectThat(/<a href="\/contato"/.test(html), `${path} has no content between the tags`);
      }
    },
  ],
  [
    FIRST_VIEW,
    async ({ address }) => {
      const html = await (await fetch(`${address}/`)).text();
      const view =
        /<vt-lead-form[^>]*><template shadowrootmode="open">[\s\S]*?<\/template>/.exec(html)?.[0] ?? '';
      expectThat(/<h2>Fale com a gente<\/h2>/.test(view), 'the form has no first view in the page');
      expectThat(!/Pessoa jurídica/.test(view), 'the first view does not know the attributes');
    },
  ],
  [
    'hydrates without a warning',
    async ({ page, address, noise }) => {
      await page.goto(`${address}/`);
      await page.locator('vt-lead-form').getByLabel('CPF').waitFor({ timeout: PATIENCE });
      await page.locator('vt-qr-code:state(ready), vt-qr-code').first().waitFor({ timeout: PATIENCE });
      const drawn = await page
        .locator('vt-qr-code')
        .evaluate((element) => !!element.shadowRoot?.querySelector('svg, canvas'));
      expectThat(drawn, 'vt-qr-code is empty');
      expectThat(noise.length === 0, noise.join(' | '));
    },
  ],
  [
    'binds attributes',
    async ({ page }) => {
      const form = page.locator('vt-lead-form');
      expectThat((await form.getAttribute('persons')) === 'physical', 'persons is not written');
      expectThat(
        [null, 'false'].includes(await form.getAttribute('dealer-required')),
        'an attribute that is false is written',
      );
      await page.getByRole('button', { name: 'Outro modelo' }).click();
      await page.locator('vt-lead-form[model=argo]').waitFor({ timeout: PATIENCE });
    },
  ],
  [
    'hears events: a lead is sent',
    async (visit) => {
      const { productCode } = await sendLead(visit);
      expectThat(productCode === 'argo', `the lead is about ${productCode}, not about the bound attribute`);
    },
  ],
  [
    'a list after navigation',
    async ({ page }) => {
      await page.evaluate(() => Object.assign(globalThis, { mark: true }));
      await follow(page, 'Ofertas');
      await page.locator('vt-offers').getByRole('listitem').first().waitFor({ timeout: PATIENCE });
      expectThat(
        (await page.locator('vt-lead-form').count()) === 0,
        'the form of the other page is still there',
      );
    },
  ],
  [
    'a pair that shares the car',
    async ({ page }) => {
      await follow(page, 'Monte');
      const summary = page.locator('vt-configurator-summary');
      await summary.getByText('Você ainda não configurou').waitFor({ timeout: PATIENCE });
      await pickVersion(page);
      await summary
        .getByText(/Argo.*Drive/)
        .first()
        .waitFor({ timeout: PATIENCE });
      await summary
        .getByText(/R\$\s92\.990/)
        .first()
        .waitFor({ timeout: PATIENCE });
    },
  ],
  [
    'works again after navigation',
    async (visit) => {
      await follow(visit.page, 'Contato');
      await visit.page.locator('vt-lead-form').getByLabel('CPF').waitFor({ timeout: PATIENCE });
      await sendLead(visit);
    },
  ],
  [
    'goes back and forward',
    async ({ page }) => {
      await page.goBack();
      await page.locator('vt-configurator').getByRole('button').first().waitFor({ timeout: PATIENCE });
      await page.goForward();
      await page.locator('vt-lead-form').getByLabel('CPF').waitFor({ timeout: PATIENCE });
    },
  ],
  [
    'leaves nothing behind',
    async ({ page }) => {
      const rounds = async (/** @type {number} */ count) => {
        for (let round = 0; round < count; round++)
          for (const name of ['Ofertas', 'Monte', 'Contato']) await follow(page, name);
        await follow(page, 'Ofertas');
        return liveWidgets(page);
      };
      const first = await rounds(2);
      const later = await rounds(4);
      const growth = (/** @type {string} */ tag) => (later[tag] ?? 0) - (first[tag] ?? 0);
      expectThat((later['vt-offers'] ?? 0) > 0, 'the list on the page is not counted');
      for (const tag of TAGS)
        expectThat(
          growth(tag) <= Math.max(0, growth(PLAIN)),
          `${tag}: ${first[tag]} elements in memory, then ${later[tag]}; ${PLAIN}: ${first[PLAIN]}, then ${later[PLAIN]}`,
        );
      return growth(PLAIN) > 0
        ? 'The framework itself keeps the elements of a page that was left: an element that does nothing stays in memory too.'
        : undefined;
    },
  ],
  ['nothing on the console', async ({ noise }) => expectThat(noise.length === 0, noise.join(' | '))],
];

/**
 * Does every check in one visit.
 * @param {Omit<Visit, 'noise'>} given @param {import('./apps.mjs').App} app @returns {Promise<import('./run-checks.mjs').Check[]>}
 */
export async function checkApp(given, { firstViews }) {
  await definePlainElement(given.page);
  return runChecks(
    given,
    CHECKS.filter(([name]) => name !== FIRST_VIEW || firstViews),
  );
}
