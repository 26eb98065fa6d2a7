import { placeAlone } from '../lib/do-main-job';
import { expect, test } from '../lib/test';

test.use({ hasTouch: true });

test('the first touch of a visit is told to the element that it is outside of, and to none that it is in', async ({
  page,
  open,
}) => {
  placeAlone(
    '<p id="other">Outro</p><div id="menu" data-vt-outside><button>Abrir</button></div><vt-qr-code value="x"></vt-qr-code>',
  );
  for (const [target, told] of [
    ['#menu button', []],
    ['#other', ['menu']],
  ] as const) {
    await open('/lone/');
    await page.evaluate(() => {
      const page = globalThis as unknown as { told: string[]; pressed: number };
      Object.assign(page, { told: [], pressed: 0 });
      addEventListener('vt-touched-outside', ({ target }) => page.told.push((target as Element).id));
      addEventListener('click', () => page.pressed++);
    });
    await page.locator(target).tap();
    // The behaviours have loaded once a second press is told.
    await page.locator('#other').tap();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { told: string[] }).told))
      .toEqual([...told, 'menu']);
  }
});
