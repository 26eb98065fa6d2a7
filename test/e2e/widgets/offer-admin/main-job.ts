import { type MainJob, seen, signIn, widget } from '../../lib/main-job';
import type { Page } from '../../lib/test';

const tag = 'vt-offer-admin';

/** Opens the menu of the first offer, which is published, and withdraws it; nothing if the table is not there. */
async function unpublishFirst(page: Page) {
  const menu = widget(page, tag).locator('tbody [aria-haspopup=menu]').first();
  await menu.waitFor({ timeout: 3000 }).catch(() => {});
  if (!(await menu.isVisible())) return;
  await menu.click();
  await widget(page, tag)
    .getByRole('menuitem', { name: /^Despublicar$/ })
    .click();
}

export const mainJob: MainJob = {
  markup: '<vt-offer-admin></vt-offer-admin>',
  user: 'ofertas',
  steps: [
    signIn(tag, 'ofertas'),
    {
      act: unpublishFirst,
      done: seen((page) => widget(page, tag).getByText(/(despublicada|Se despublicó la oferta .*)\.$/)),
    },
  ],
};
