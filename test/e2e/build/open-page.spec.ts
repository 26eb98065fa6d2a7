import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepChunks } from '#scripts/release/folder.mjs';
import { ana, fillPerson, leadForm, sendButton } from '../lib/lead';
import { writeNextRelease } from '../lib/next-release';
import { quiet } from '../lib/noise';
import { expect, type Page, test } from '../lib/test';
import { changeAnswers } from '../lib/test-server';

const NEXT = '99.0.0';

let next: string;
test.beforeEach(async ({ page }) => {
  next = mkdtempSync(join(tmpdir(), 'vitrine-'));
  expect(writeNextRelease('dist', next, NEXT)).toBeGreaterThan(0);
  await page.addInitScript(() => {
    // On a fast connection the idle browser loads what is deferred before the release.
    const slow = { saveData: true, effectiveType: '3g', downlink: 1 };
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => slow });
  });
});
test.afterEach(() => rmSync(next, { recursive: true, force: true }));

/** The library's files that a page has asked for, with their statuses. */
function answersOf(page: Page): Map<string, number> {
  const answers = new Map<string, number>();
  page.on('response', (response) => {
    const [, file] = /\/vitrine\/(.*\.js)$/.exec(new URL(response.url()).pathname) ?? [];
    if (file) answers.set(file, response.status());
  });
  return answers;
}

/** Puts a widget into the page that it did not have. */
const addWidget = (page: Page, tag: string) =>
  page.evaluate((name) => document.querySelector('vt-lead-form')?.before(document.createElement(name)), tag);

test('a page that was open during a release sends its form, and shows widgets of the new one', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  const answers = answersOf(page);
  await open('/lone/');
  const before = new Set(answers.keys());
  keepChunks(next, 'dist');
  changeAnswers({ library: next });

  await fillPerson(leadForm(page));
  await expect
    .poll(() => [...answers.keys()].filter((file) => !before.has(file)).length, {
      message: 'files that the old page asks for after the release',
    })
    .toBeGreaterThan(0);
  // By the loader of before, from the moving folder.
  await addWidget(page, 'vt-location-selector');
  await expect(page.locator('vt-location-selector:state(ready)')).toBeVisible();
  expect(
    [...answers.keys()].filter((file) => /^chunks\/runtime-/.test(file)),
    'each release brings its own runtime',
  ).toHaveLength(2);

  await sendButton(leadForm(page)).click();
  await expect(leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect(await sandbox.leads()).toHaveLength(1);
  expect([...answers].filter(([, status]) => status >= 400)).toEqual([]);
  // The new widget's own copy of the loader leaves the page to the one that is there.
  expect(noise.splice(0)).toEqual([expect.stringMatching(`^\\[vitrine\\] \\S+ came before ${NEXT}$`)]);
});

test('without the chunks of its release an open page says what failed and keeps what was typed', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  const answers = answersOf(page);
  await open('/lone/');
  changeAnswers({ library: next });

  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await form.getByLabel('E-mail', { exact: true }).first().fill(ana.email);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText('Nada do que você digitou foi perdido.');
  expect([...answers.values()]).toContain(404);
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  expect(await sandbox.leads()).toEqual([]);

  // A server that gets them back needs no other page.
  cpSync('dist/chunks', join(next, 'chunks'), { recursive: true });
  await form.getByRole('button', { name: 'Tentar novamente' }).first().click();
  // By the rules, which are deferred.
  await expect(form.getByRole('alert')).toContainText('Confira os campos');
  await expect(form.getByLabel('E-mail', { exact: true }).first()).toHaveValue(ana.email);
  await fillPerson(form);
  await sendButton(form).click();
  await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect(await sandbox.leads()).toHaveLength(1);
  quiet(noise);
});
