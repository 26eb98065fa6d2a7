/** What a visitor does with the widgets of an application, and which of them are in memory. */

/** @typedef {import('@playwright/test').Page} Page */

/** Fills in the form as a fictional visitor and sends it. @param {Page} page */
export async function fillLead(page) {
  const form = page.locator('vt-lead-form');
  await form.getByLabel('Nome completo').fill('Ana Souza');
  await form.getByLabel('E-mail', { exact: true }).first().fill('ana@exemplo.com.br');
  // What the form works with comes at the first use.
  await form.getByText('Escolher concessionária').or(form.getByText('Trocar')).waitFor();
  // On a second visit the page remembers what was typed.
  await form.getByLabel('Celular').fill('11987654321');
  await form.getByLabel('CPF').fill('52998224725');
  await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
  await form.getByRole('button', { name: /^Envia/ }).click();
}

/** Chooses the first version of the configurator. @param {Page} page */
export async function pickVersion(page) {
  const choose = page.locator('vt-configurator').getByRole('button', { name: /^Escolher/ });
  await choose.first().click();
}

export const TAGS = ['vt-lead-form', 'vt-qr-code', 'vt-offers', 'vt-configurator', 'vt-configurator-summary'];
/** A custom element that does nothing: a framework that keeps it in memory keeps what is beside it too. */
export const PLAIN = 'plain-element';

/** Defines the element that does nothing in every document of the page. @param {Page} page */
export const definePlainElement = (page) =>
  page.addInitScript((tag) => customElements.define(tag, class extends HTMLElement {}), PLAIN);

/** Counts the elements in memory, in the document or not, after a collection of garbage. @param {Page} page */
export async function liveWidgets(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // Finalizers and weak references need more than one.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  /** @type {Record<string, number>} */
  const counts = {};
  for (const tag of [...TAGS, PLAIN]) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `customElements.get('${tag}')?.prototype`,
    });
    if (!result.objectId) continue;
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
    const { result: length } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
    });
    counts[tag] = length.value;
    await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  }
  await session.detach();
  return counts;
}
