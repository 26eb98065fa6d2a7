import { CONFIGURATOR_STEPS } from '#domain/status/screen-steps';
import { inTurn } from '#scripts/test/turn.mjs';
import { box, configurator, expectCar, heading, item, notice, onward, priced } from '../../lib/configurator';
import { LANGUAGES } from '../../lib/configurator-languages';
import { expect, expectAccessible, IN_TURN, layoutShifts, type Page, test } from '../../lib/test';

const WIDGET = 'vt-configurator';
const dialog = (page: Page) => configurator(page).getByRole('dialog');

for (const { language, path, byLinks, steps, ...names } of inTurn(LANGUAGES)) {
  test(`every step is free of layout shifts, and every dialog is accessible, in ${language}`, {
    tag: IN_TURN,
  }, async ({ page, open, sandbox }) => {
    test.slow();
    const moved: string[] = [];
    let at = -1;
    const next = async () => {
      if (at >= 0) moved.push(...(await layoutShifts(page)).map((shift) => `${steps[at]}: ${shift}`));
      at += 1;
      if (byLinks || at === 0) await open(`${path}&vt-step=${CONFIGURATOR_STEPS[at]}`);
      else await onward(page).click();
      const title = heading(page, steps[at] ?? '');
      await (byLinks || at === 0 ? expect(title).toBeVisible() : expect(title).toBeFocused());
      await priced(page);
    };
    // The roles and colours of one language are those of the other.
    const accessible = () => (byLinks ? Promise.resolve() : expectAccessible(page, WIDGET));
    /** Opens a dialog, and checks it. */
    const asks = async (open: () => Promise<void>) => {
      await open();
      await expect(dialog(page)).toBeVisible();
      await accessible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    };
    /** Presses the first item of a step, and checks the notice. */
    const told = async (selector: string, index = 0) => {
      await configurator(page).locator(selector).nth(index).click();
      await expect(notice(page)).toBeVisible();
    };

    await next();
    await expect(configurator(page).locator('.version.chosen')).toBeVisible();
    const [one, other, both] = names.compare;
    await configurator(page).getByRole('checkbox', { name: one }).click();
    await configurator(page).getByRole('checkbox', { name: other }).click();
    await asks(() => configurator(page).getByRole('button', { name: both }).click());
    await asks(() => configurator(page).getByRole('button', { name: names.zoom }).click());

    await next();
    await box(page, names.comfort).click();
    await expect(notice(page)).toContainText(names.included);
    const [sport, takes] = names.sport;
    await expect(item(page, sport)).toContainText(takes);
    if (byLinks) {
      const linked = { mvsCode: '358BF31', year: 2026, color: '176', coating: 'C01' };
      const services = ['358BF31-V01'];
      await expectCar(page, sandbox, {
        ...linked,
        parts: ['PCO', 'ARD', 'SEN'],
        accessories: ['A01'],
        services,
      });
    }
    await asks(() => box(page, names.night).click());

    await next();
    await told('.paint:not(.out)');
    await asks(() => configurator(page).locator('.paint.out', { hasText: names.roof }).first().click());

    await next();
    await told('.item-press');
    await accessible();
    await asks(() => box(page, names.bicycles).click());

    await next();
    await told('.coating', 1);

    await next();
    await told('.item-press');
    await accessible();

    await next();
    await expect(configurator(page).locator('.car-summary')).toContainText(names.chosen);
    await asks(() => configurator(page).getByRole('button', { name: names.qr }).click());
    moved.push(...(await layoutShifts(page)));
    expect(moved).toEqual([]);
  });
}
