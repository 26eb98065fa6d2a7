import {
  box,
  carOf,
  configurator,
  expectCar,
  heading,
  item,
  FULL_LINK as LINK,
  FULL_CAR as LINKED,
  MONTE,
  onward,
  priced,
  total,
  watchWrites,
  writes,
} from '../../lib/configurator';
import { expect, type Page, test } from '../../lib/test';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.describe('an earlier visit', () => {
  /** Configures a car and leaves the page. */
  async function configureAndLeave(page: Page, open: (path: string) => Promise<void>) {
    await open(`${MONTE}?vt-car=358BF31~2026~679~C02~PCO~&vt-step=accessories`);
    await box(page, 'Tapetes de borracha').click();
    await priced(page);
    const { total } = await carOf(page);
    await page.goto('about:blank');
    return total;
  }
  const CAR = { ...LINKED, services: [] };

  test('comes back after 3 h 59 min with prices asked anew', async ({ page, open, sandbox }) => {
    const began = new Date('2026-10-05T10:00:00-03:00');
    await page.clock.install({ time: began });
    const before = await configureAndLeave(page, open);
    await page.clock.setSystemTime(began.getTime() + 3 * HOUR + 59 * MINUTE);
    const changed = (amount: number) => amount + 1000;
    await page.route(/\/price\/price\?|\/price\/price\/reservation\?/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const json = { ...body, price: changed(body.price), ...(body.total && { total: changed(body.total) }) };
      await route.fulfill({ response: answer, json });
    });
    await open(MONTE);
    await expect(configurator(page).getByRole('button', { name: /^Escolhida/ })).toBeVisible();
    await priced(page);
    const car = await carOf(page);
    expect(car).toMatchObject({
      mvsCode: '358BF31',
      color: '679',
      coating: 'C02',
      loadedFromLocalStorage: true,
    });
    expect(car.total).toBe((before ?? 0) + 1000);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/"(price|total|prices)"/);
    await page.unroute(/\/price\/price\?|\/price\/price\/reservation\?/);
    await page.reload();
    await expectCar(page, sandbox, CAR);
    expect(await total(page).textContent()).not.toBe('—');
  });

  test('does not after four hours', async ({ page, open }) => {
    const began = new Date('2026-10-05T10:00:00-03:00');
    await page.clock.install({ time: began });
    await configureAndLeave(page, open);
    await page.clock.setSystemTime(began.getTime() + 4 * HOUR + MINUTE);
    await open(MONTE);
    await expect(configurator(page).locator('.count')).toHaveText('5 versões');
    await expect(configurator(page).getByText('Falta escolher a versão')).toBeVisible();
    expect((await carOf(page)).status).toBe('empty');
  });

  test('to another brand’s page stays there', async ({ page, open }) => {
    await configureAndLeave(page, open);
    await open('/jeep/monte/');
    await expect(configurator(page).getByText('Falta escolher a versão')).toBeVisible();
    await open(MONTE);
    await expect(item(page, 'nothing')).toHaveCount(0);
    await expect.poll(async () => (await carOf(page)).mvsCode).toBe('358BF31');
  });
});

test('two tabs keep their own cars, and write only what their visitor does', async ({
  page,
  open,
  sandbox,
  context,
}) => {
  await watchWrites(page);
  await open(`${MONTE}?vt-car=${LINK}&vt-step=accessories`);
  await box(page, 'Calhas de chuva').click();
  const mine = { ...LINKED, accessories: ['A01', 'A06'] };
  await expectCar(page, sandbox, mine);
  const other = await context.newPage();
  await watchWrites(other);
  // A new tab begins with the latest of all, and then goes its own way.
  await other.goto(page.url());
  await expectCar(other, sandbox, mine);
  expect(await writes(other)).toEqual([]);
  await box(other, 'Calhas de chuva').click();
  await box(other, 'Frisos laterais').click();
  const theirs = { ...LINKED, accessories: ['A01', 'A07'] };
  await expectCar(other, sandbox, theirs);
  // One choice each is one write for the tab and one for the browser.
  expect(await writes(page)).toHaveLength(2);
  expect(await writes(other)).toHaveLength(4);
  await page.bringToFront();
  await page.reload();
  await expectCar(page, sandbox, mine);
  expect(await writes(page)).toEqual([]);
  await other.reload();
  await expectCar(other, sandbox, theirs);
  expect(await writes(other)).toEqual([]);
  await other.close();
});

test('a browser that keeps nothing configures all the same', async ({ page, open, sandbox }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(`${MONTE}?vt-car=${LINK}&vt-step=accessories`);
  await box(page, 'Calhas de chuva').click();
  await expectCar(page, sandbox, { ...LINKED, accessories: ['A01', 'A06'] });
  await onward(page).click();
  await expect(heading(page, 'Revestimento')).toBeVisible();
});
