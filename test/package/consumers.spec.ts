import { createRequire } from 'node:module';
import { expect, type Page, test } from '../e2e/lib/test';
import { buildProject, builtCode, checkTypes, openProject, runIn } from './lib/projects';

/** Expects the form and what the project wrote when it was ready, and that its code is tagged and typed. */
async function expectForm(page: Page): Promise<void> {
  const form = page.locator('vt-lead-form');
  await expect(form.getByRole('heading', { name: 'Fale sobre o Compass' })).toBeVisible();
  await expect(form.getByLabel('CPF')).toBeVisible();
  // The only kind of person that the attribute offers.
  await expect(form.getByLabel('CNPJ')).toHaveCount(0);
  await expect(page.locator('output')).toHaveText('vt-lead-form ready');
}

// The longest one first.
test('a Vue project type-checks, builds and shows a widget', async ({ page, origin }) => {
  // vue-tsc runs in TypeScript's own JavaScript API, which version 7 no longer has.
  const compiler = createRequire(import.meta.url).resolve('typescript-5/lib/tsc.js');
  const script = `require(${JSON.stringify(createRequire(import.meta.url).resolve('vue-tsc'))}).run(${JSON.stringify(compiler)})`;
  await runIn('vue', ['-e', `process.argv.splice(1, 0, 'vue-tsc'); ${script}`, '--', '-p', '.']);
  await buildProject('vue');
  await openProject(page, origin, 'vue');
  await expectForm(page);
});

test('a plain TypeScript project type-checks, builds and shows a widget', async ({ page, origin }) => {
  await checkTypes('plain');
  await buildProject('plain');
  await openProject(page, origin, 'plain');
  await expectForm(page);
});

test('a React project type-checks, builds and shows widgets', async ({ page, origin }) => {
  await checkTypes('react');
  await buildProject('react');
  // The components that it does not use are left out.
  expect(builtCode('react')).toContain('vt-lead-form');
  expect(builtCode('react')).not.toContain('vt-funding-flow');
  await openProject(page, origin, 'react');
  await expectForm(page);
  const form = page.locator('vt-lead-form');
  await expect(form).toHaveAttribute('class', 'contact');
  await expect(page.locator('vt-qr-code:state(ready)')).toBeVisible();
  await expect(form).toHaveAttribute('dealer-required', '');
  await page.getByRole('button', { name: 'Outro modelo' }).click();
  await expect(form).toHaveAttribute('model', 'renegade');
  await expect(form).not.toHaveAttribute('dealer-required');
});

test("the tags type-check in Preact's JSX without React's types", () => checkTypes('preact'));
