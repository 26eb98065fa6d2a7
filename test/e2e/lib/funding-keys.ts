import { ana, CPFS, expectStep, flow, simulated } from './funding';
import { focused, tabTo } from './page';
import { expect, type Page } from './test';

/** Moves to an element by Tab and presses a key. */
export async function enter(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Expects a step with the focus on its title, where the next keys start. */
export async function arrive(page: Page, step: string, title: string, timeout = 10_000): Promise<void> {
  await expectStep(page, step, timeout);
  await expect(flow(page).locator('#flow-step-title')).toBeFocused();
  expect(await focused(page)).toBe(title);
}

/** Moves to a field of the flow by Tab. */
export async function tabToField(page: Page, id: string): Promise<void> {
  const field = flow(page).locator(`#${id}`);
  for (let press = 0; press < 60; press++) {
    if (await field.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to #${id}`);
}

/** Moves to a group of choices by Tab, and chooses the first one. */
export async function chooseFirst(page: Page, name: string): Promise<void> {
  const first = flow(page).locator(`[name=${name}]`).first();
  for (let press = 0; press < 60; press++) {
    if (await first.evaluate((element) => element.matches(':focus'))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
}

/** Types into fields in the order of the page. */
export async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [id, text] of Object.entries(values)) {
    await tabToField(page, id);
    await page.keyboard.type(text);
  }
}

/** From the selection of a source to a simulated plan. */
export async function typeUpToFigures(page: Page, name: 'CDC' | 'Next'): Promise<void> {
  await enter(page, new RegExp(`^Simular com ${name}$`));
  await arrive(page, 'page-initial-data', 'Seus dados de contato');
  await typeInto(page, { name: ana.name, email: ana.email, phone: ana.phone, cpf: CPFS.approved });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await enter(page, /^Continuar$/);
  await arrive(page, `${name.toLowerCase()}-simulator`, `Simule o seu ${name}`);
  await simulated(page);
}
