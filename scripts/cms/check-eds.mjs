/** What is checked of the blocks in Adobe's boilerplate. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, runChecks } from '../frameworks/run-checks.mjs';
import { fillLead, pickVersion } from '../frameworks/use-widgets.mjs';
import { root } from '../system/run.mjs';

/** @typedef {{ page: import('@playwright/test').Page, address: string, services: string, checkout: string }} Given */

const PATIENCE = 20_000;
const BLOCKS = join(root, 'dist/cms/eds/blocks');

/** The ids in the files that the boilerplate merges. @param {string} folder of blocks */
function idsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /_[^/]+\.json$/.test(path),
  );
  return files.flatMap((path) => {
    const { definitions, models } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    return [...definitions, ...models.map((/** @type {{ id: string }} */ { id }) => ({ id: `model ${id}` }))];
  });
}

/** @param {Given} given @returns {Promise<import('../frameworks/run-checks.mjs').Check[]>} */
export const checkEds = (given) =>
  runChecks(given, [
    [
      'blocks become widgets under the boilerplate’s policy',
      async ({ page, address, noise }) => {
        await page.goto(`${address}/`);
        await page.locator('vt-lead-form').getByLabel('CPF').waitFor({ timeout: PATIENCE });
        const form = page.locator('.vt-lead-form.block > vt-lead-form');
        expectThat((await form.getAttribute('model')) === 'pulse', 'the row of an attribute is not written');
        expectThat((await form.getAttribute('dealer-required')) === null, 'a flag that is false is written');
        expectThat(noise.length === 0, noise.join(' | '));
      },
    ],
    [
      'the height is held before the script',
      async ({ page }) => {
        const height = await page.evaluate(() => {
          const fresh = document.createElement('vt-lead-form');
          fresh.setAttribute('load', 'interaction');
          document.querySelector('main > div')?.append(fresh);
          const { height } = fresh.getBoundingClientRect();
          fresh.remove();
          return height;
        });
        expectThat(height > 300, `the form holds ${height} px`);
      },
    ],
    [
      'a lead is sent',
      async ({ page, services }) => {
        await fillLead(page);
        await page.locator('vt-lead-form').getByText('Recebemos seus dados').waitFor({ timeout: PATIENCE });
        const leads = await (await fetch(new URL('/sandbox/leads', services))).json();
        expectThat(
          leads.length === 1 && leads[0].body.productCode === 'pulse',
          `${leads.length} leads arrived`,
        );
      },
    ],
    [
      'a pair shares the car',
      async ({ page }) => {
        await page.locator('vt-configurator').scrollIntoViewIfNeeded();
        await pickVersion(page);
        const summary = page.locator('vt-configurator-summary');
        await summary
          .getByText(/R\$\s92\.990/)
          .first()
          .waitFor({ timeout: PATIENCE });
      },
    ],
    [
      'models and definitions of the universal editor have ids of their own',
      async ({ checkout }) => {
        const ids = [BLOCKS, join(checkout, 'blocks')].flatMap(idsIn).map(({ id }) => id);
        expectThat(new Set(ids).size === ids.length, 'an id is there twice');
      },
    ],
    ['nothing on the console', async ({ noise }) => expectThat(noise.length === 0, noise.join(' | '))],
  ]);
