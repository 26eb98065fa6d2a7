import type { MainJob, Step } from './main-job';
import { expect, type Locator, type Page, type Sandbox } from './test';

/** A page with nothing but the widget. */
export async function placeAlone(page: Page, markup: string): Promise<void> {
  const eager = markup.replace(/^<[\w-]+/, '$& load="eager"');
  await page.route(/\/lone\/(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, eager);
    await route.fulfill({ response, body });
  });
}

/** Does a step; 'failed' once the widget says that something did not work. Rejects where it is silent about it. */
function attempt(page: Page, widget: Locator, step: Step): Promise<'done' | 'failed'> {
  const done = async () => {
    await step.act(page);
    await step.done(page);
    return 'done' as const;
  };
  const failed = async () => {
    const said = widget.locator('[role="alert"], [role="status"].bad').filter({ hasText: /\S/ });
    await said
      .or(widget.getByRole('button', { name: 'Tentar novamente' }))
      .first()
      .waitFor({ timeout: 8000 });
    return 'failed' as const;
  };
  return Promise.any([done(), failed()]);
}

/** How often a visitor tries again before they give up: several files may have failed behind one another. */
const PATIENCE = 8;

/** Once the files are there again: the widget's own retry, else what the visitor did last, once more. */
async function recover(page: Page, widget: Locator, step: Step): Promise<void> {
  const retry = widget.getByRole('button', { name: 'Tentar novamente' }).first();
  for (let turn = 1; ; turn++) {
    const act = (await retry.isVisible()) ? () => retry.click() : () => step.act(page);
    try {
      await act();
      await step.done(page);
      return;
    } catch (error) {
      if (turn === PATIENCE) throw error;
    }
  }
}

/** Goes through a main job; what fails on the way is met as a visitor would. Returns how often something failed. */
export async function doMainJob(
  page: Page,
  { markup, steps }: MainJob,
  onFailure: () => void,
): Promise<number> {
  let failures = 0;
  const [, tag = ''] = /^<([\w-]+)/.exec(markup) ?? [];
  const widget = page.locator(tag).first();
  // Deferred files load at the first touch.
  await widget.dispatchEvent('pointerdown');
  for (const step of steps) {
    if ((await attempt(page, widget, step)) === 'done') continue;
    failures++;
    onFailure();
    await recover(page, widget, step);
  }
  return failures;
}

/** One intent at the most, taken once. */
export async function expectSentOnce(sandbox: Sandbox): Promise<void> {
  const ledger = await sandbox.ledger();
  expect(ledger.map(({ times }) => times)).toEqual(ledger.length > 0 ? [1] : []);
}
