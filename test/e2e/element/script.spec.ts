import { readFileSync } from 'node:fs';
import { leadForm } from '../lib/lead';
import { expect, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const SRC = '/vitrine/vitrine.js';
const CODE = readFileSync('dist/vitrine.js', 'utf8');
const TAG = /<script[^>]*vitrine\.js"><\/script>/;

/** Serves /lone/ with another script in the place of the snippet's. */
const replaceScript = (script: string, change = (html: string) => html) =>
  editPage((html) => {
    if (!TAG.test(html)) throw new Error('the page has no snippet');
    return change(html.replace(TAG, () => script));
  });

const inFooter = (html: string) => {
  const script = /<script async src="[^"]*"><\/script>/.exec(html)?.[0] ?? '';
  return html.replace(script, '').replace('</body>', () => `${script}</body>`);
};

/** What CMSs and their optimizers make of a script. */
const HABITS: Readonly<Record<string, [script: string, change?: (html: string) => string]>> = {
  'as documented': [`<script async src="${SRC}"></script>`],
  'without async': [`<script src="${SRC}"></script>`],
  deferred: [`<script defer src="${SRC}"></script>`],
  'as a module': [`<script type="module" src="${SRC}"></script>`],
  'with a version in its address': [`<script async src="${SRC}?ver=6.1"></script>`],
  'in the footer': [`<script async src="${SRC}"></script>`, inFooter],
  'renamed, with the files named on it': [
    '<script async src="/cache/a1b2.js" data-base="/vitrine/"></script>',
  ],
  'bundled, with the files named in the metadata': [
    '<meta name="vitrine:base" content="/vitrine"><script defer src="/cache/bundle.js"></script>',
  ],
  'bundled as a module': ['<script type="module" src="/cache/bundle.js" data-base="/vitrine/"></script>'],
  inlined: [`<script data-base="/vitrine/">${CODE}</script>`],
  'inserted by another script': [
    `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${SRC}' }))</script>`,
  ],
};

for (const [habit, [script, change]] of Object.entries(HABITS)) {
  test(`the script works ${habit}`, async ({ page, open }) => {
    await page.route('**/cache/a1b2.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: CODE }),
    );
    await page.route('**/cache/bundle.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `var theme=function(){return 1};theme();${CODE};var menu=theme();`,
      }),
    );
    replaceScript(script, change);
    await open('/lone/');
    await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  });
}

test('a page without metadata is described on the script; its metadata wins', async ({ page, open }) => {
  const settings =
    'data-brand="jeep" data-country="BR" data-services="/api/{service}" data-lead-client-id="a" data-lead-client-secret="b"';
  replaceScript(`<script async src="${SRC}" ${settings}></script>`, (html) =>
    html.replace(/<meta name="vitrine:(?!brand)[^>]*>/g, ''),
  );
  await open('/lone/');
  await expect(leadForm(page).getByLabel('Nome completo')).toBeVisible();
  // The brand of the page's own metadata.
  await expect(leadForm(page).locator('.button').first()).toHaveCSS('background-color', 'rgb(184, 15, 46)');
});
