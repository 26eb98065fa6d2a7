/** The time from a press of a form's button, with nothing typed, until its fields are shown as wrong. */
import { callOf, onSlowPage, PATIENCE } from './slow-page.mjs';
import { CONTROLS } from './subjects.mjs';
import { watch } from './watch.mjs';

/** From when the form is usable until the visitor presses, ms. */
const WAIT = 600;
/** Fields that are wrong in an empty form: name, e-mail, phone, CPF, one of the ways to be contacted. */
const FIELDS = 5;

/**
 * Runs in the page beside `watch`: presses once the form has been usable for that long, and notes when that many fields
 * are marked. Stands alone, since only its own text gets there.
 * @param {{ tag: string, wait: number, fields: number }} options
 */
function press({ tag, wait, fields }) {
  const { bench: seen, tellErrors } = /** @type {any} */ (globalThis);
  const formOf = () => document.querySelector(tag)?.shadowRoot;
  const look = (/** @type {number} */ began) => {
    const marked = formOf()?.querySelectorAll('[aria-invalid="true"]').length ?? 0;
    if (marked < fields) {
      requestAnimationFrame(() => look(began));
      return;
    }
    seen.firstErrors = performance.now() - began;
    tellErrors('');
  };
  const pressNow = () => {
    const button = formOf()?.querySelector('button[type="submit"]');
    const began = performance.now();
    if (button instanceof HTMLElement) button.click();
    look(began);
  };
  const waitForForm = () => {
    if (seen.usable) setTimeout(pressNow, wait);
    else requestAnimationFrame(waitForForm);
  };
  requestAnimationFrame(waitForForm);
}

/**
 * Visits a page of one instance for this alone.
 * @param {import('@playwright/test').Browser} browser @param {import('./visit.mjs').Server} server
 * @param {import('./subjects.mjs').Subject} subject with a form
 * @returns {Promise<number>} ms
 */
export async function firstErrors(browser, server, { name, tag = '' }) {
  return onSlowPage(browser, async (page, cdp) => {
    await page.addInitScript(watch, { tag, controls: CONTROLS });
    await page.addInitScript(press, { tag, wait: WAIT, fields: FIELDS });
    const shown = await callOf(cdp, 'tellErrors');
    await cdp.send('Runtime.addBinding', { name: 'tellUsable' });
    let pages = 0;
    page.on('framenavigated', () => pages++);
    await page.goto(`${server.address}/${name}/1/`, { timeout: PATIENCE });
    if (!(await shown())) {
      const marked = await page.locator(`${tag} [aria-invalid="true"]`).count();
      throw new Error(`${name}: ${marked} of ${FIELDS} fields are marked ${PATIENCE / 1000} s after a press`);
    }
    // Sent without its script, the form would be that of a new page, which is pressed too.
    if (pages > 1) throw new Error(`${name}: the press left the page`);
    return page.evaluate(() => /** @type {any} */ (globalThis).bench.firstErrors);
  });
}
