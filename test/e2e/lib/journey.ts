/** What the journeys of visitors share (together/journeys.spec.ts). */
import type { Hand } from './hand';
import { ana, leadForm } from './lead';
import { expect, type Locator, type Page, type Sandbox } from './test';

export interface Journey {
  name: string;
  path: string;
  /** Widgets that the page has in place of its own. */
  markup?: string;
  /** The most taps that it may cost. */
  ceiling: number;
  /** What the visitor does. */
  act(hand: Hand, page: Page, sandbox: Sandbox): Promise<void>;
  /** What the visitor has in the end. */
  result(page: Page, sandbox: Sandbox): Promise<unknown>;
}

export const POSTAL_CODE = '01310100';
export const finder = (within: Locator | Page): Locator => within.locator('vt-dealer-finder').first();
export const button = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).first();
export const link = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole('link', { name }).first();
export const sentLead = async (page: Page, sandbox: Sandbox, body: Record<string, unknown>) => {
  await expect(leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
  expect((await sandbox.leads()).map(({ body }) => body)).toEqual([expect.objectContaining(body)]);
};

/** Chooses the nearest dealer, in a finder that asks for the postal code. */
export async function chooseNearest(hand: Hand, search: Locator) {
  await hand.type(search.getByRole('textbox', { name: 'CEP' }), POSTAL_CODE);
  await hand.tap(button(search, /^Escolher/));
}

/** Chooses the dealer within a form. */
export async function chooseDealer(hand: Hand, form: Locator) {
  await hand.tap(button(form, 'Escolher concessionária'));
  await chooseNearest(hand, finder(form));
}

export async function fillLead(hand: Hand, form: Locator) {
  await hand.type(form.getByLabel('Nome completo'), ana.name);
  await hand.type(form.getByLabel('E-mail', { exact: true }).first(), ana.email);
  await hand.type(form.getByLabel('Celular'), ana.phone);
  await hand.type(form.getByLabel('CPF'), ana.cpf);
  await hand.tap(form.getByRole('checkbox', { name: 'WhatsApp' }));
}
