import { box, configurator, heading, onward } from '../../lib/configurator';
import { LANGUAGES } from '../../lib/configurator-languages';
import { sideways } from '../../lib/page';
import { expect, expectAccessible, type Page, test } from '../../lib/test';

const WIDGET = 'vt-configurator';
const dialog = (page: Page) => configurator(page).getByRole('dialog');

test.describe('on a screen with a device pixel ratio of 2', () => {
  test.use({ deviceScaleFactor: 2 });

  /** 1280 px at 200 %, and the narrowest width, at which the steps are used. */
  const SIZES = [
    { width: 640, height: 450 },
    { width: 320, height: 640 },
  ];

  test('no step scrolls sideways at 200 % zoom or at 320 px, in either language', async ({ page, open }) => {
    test.slow();
    const wide: string[] = [];
    const atEachSize = async (look: (width: number) => Promise<void>) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await look(size.width);
      }
    };
    const measure = (what: string) =>
      atEachSize(async (width) => {
        const more = await sideways(page);
        if (more > 0) wide.push(`${what}, ${width} px: ${more}`);
      });

    for (const { language, path, steps, bicycles } of LANGUAGES) {
      const accessible = () =>
        language === LANGUAGES[0]?.language ? atEachSize(() => expectAccessible(page, WIDGET)) : undefined;
      const [version, , , accessories, , , resume] = steps;
      await open(`${path}&vt-step=version`);
      await expect(configurator(page).locator('.version.chosen')).toBeVisible();
      for (const step of steps) {
        await expect(heading(page, step)).toBeVisible();
        await measure(step);
        if (step === version) await accessible();
        if (step !== version && step !== resume) {
          await configurator(page).locator('.item-press, .paint, .coating').first().click();
          if (await dialog(page).count()) await page.keyboard.press('Escape');
          await measure(`${step}, after a click`);
        }
        if (step === accessories) {
          await box(page, bicycles).click();
          await expect(dialog(page)).toBeVisible();
          await measure(`${step}, asking`);
          await page.keyboard.press('Escape');
        }
        if (step !== resume) await onward(page).click();
      }
      await expect(configurator(page).locator('.car-summary')).toBeVisible();
      await accessible();
      await measure('summary');
    }
    expect(wide).toEqual([]);
  });
});
