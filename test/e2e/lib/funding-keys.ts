import { ana, CPFS, expectStep, flow, simulated } from './funding';
import { tabTo } from './page';
import type { Page } from './test';

/** Goes by Tab to what has that name, and presses it. */
export async function enter(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Goes by Tab to a field of the flow. */
export async function tabToField(page: Page, id: string): Promise<void> {
  const field = flow(page).locator(`#${id}`);
  for (let press = 0; press < 60; press++) {
    if (await field.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to #${id}`);
}

/** Writes into fields, one after the other in the order of the page. */
export async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(values)) {
    await tabToField(page, id);
    await page.keyboard.type(text);
  }
}

/** From the ways to pay to a simulator with its figures. */
export async function typeUpToFigures(page: Page, way: RegExp, simulator: string): Promise<void> {
  await enter(page, way);
  await expectStep(page, 'page-initial-data');
  await typeInto(page, { name: ana.name, cpf: CPFS.approved, email: ana.email, phone: ana.phone });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await enter(page, /^Continuar$/);
  await expectStep(page, simulator);
  await simulated(page);
}
