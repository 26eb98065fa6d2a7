import type { Page } from '@playwright/test';
import { ana } from '../../e2e/lib/lead';
import { type test as base, expect } from './test';

const addScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/vitrine/vitrine.js';
    document.head.append(script);
  });

/** Declares a test of a first view in the page: an engine has to mark a pressed form, and to keep the caret. */
export function testServedViews(test: typeof base): void {
  test('what is typed, ticked and pressed before the script comes is sent', async ({ page, origin }) => {
    await page.goto(`${origin}/served/vt-lead-form/`);
    const form = page.locator('vt-lead-form');
    await form.getByLabel('CPF').fill(ana.cpf);
    await form.getByLabel('Celular').fill(ana.phone);
    await form.getByLabel('E-mail', { exact: true }).first().fill(ana.email);
    await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
    await form.getByRole('button', { name: 'Enviar' }).click();
    await expect(form.getByText('O envio começa')).toBeVisible();
    await form.getByLabel('Nome completo').fill(ana.name);
    await addScript(page);
    await expect(form.getByText('Recebemos seus dados').first()).toBeVisible();
  });

  test('a visitor who types while the script comes loses no character', async ({ page, origin }) => {
    await page.goto(`${origin}/served/vt-lead-form/`);
    const form = page.locator('vt-lead-form');
    const name = form.getByLabel('Nome completo');
    await name.click();
    await page.keyboard.type('Maria ');
    await addScript(page);
    for (const part of ['Aparecida ', 'dos ', 'Santos ', 'Oliveira']) await page.keyboard.type(part);
    await expect(page.locator('vt-lead-form:state(ready)')).toBeVisible();
    await page.keyboard.type('!');
    await expect(name).toHaveValue('Maria Aparecida dos Santos Oliveira!');
  });
}
