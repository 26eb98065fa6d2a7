import {
  alerts,
  box,
  carOf,
  configurator,
  expectCar,
  heading,
  FULL_LINK as LINK,
  FULL_CAR as LINKED,
  MONTE,
  onward,
  paint,
  watchWrites,
  writes,
} from '../../lib/configurator';
import { quiet } from '../../lib/noise';
import { expect, type Page, test } from '../../lib/test';

const stepOf = (page: Page) => new URL(page.url()).searchParams.get('vt-step');

test('the URL holds the step, the tab its car, and a link both; without images', async ({
  page,
  open,
  sandbox,
  context,
  browser,
  noise,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.fault('400', 'AST-01');
  await watchWrites(page);

  await test.step('a link opens its step; back and forward go through the steps', async () => {
    await open(`${MONTE}?vt-car=${LINK}&vt-step=color`);
    await expect(paint(page, 'Cinza Silverstone')).toHaveAttribute('aria-pressed', 'true');
    await expectCar(page, sandbox, LINKED);
    await onward(page).click();
    await expect(heading(page, 'Acessórios')).toBeFocused();
    await onward(page).click();
    await expect(heading(page, 'Revestimento')).toBeVisible();
    expect(stepOf(page)).toBe('coating');
    await page.goBack();
    await expect(heading(page, 'Acessórios')).toBeVisible();
    await expect(box(page, 'Tapetes de borracha')).toBeChecked();
    await page.goBack();
    await expect(heading(page, 'Cor')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Acessórios')).toBeVisible();
    expect(stepOf(page)).toBe('accessories');
  });

  const mine = { ...LINKED, accessories: ['A06'] };
  await test.step("a reload keeps the visitor's changes to the link's car", async () => {
    await box(page, 'Tapetes de borracha').click();
    await box(page, 'Calhas de chuva').click();
    await expectCar(page, sandbox, mine);
    // The visitor's car differs from the link's.
    expect(new URL(page.url()).searchParams.has('vt-car')).toBe(false);
    // One choice is one write each to the session and the local storage.
    expect(await writes(page)).toHaveLength(4);
    await page.reload();
    await expect(heading(page, 'Acessórios')).toBeVisible();
    await expect(box(page, 'Calhas de chuva')).toBeChecked();
    await expect(box(page, 'Tapetes de borracha')).not.toBeChecked();
    await expectCar(page, sandbox, mine);
    expect(await writes(page)).toEqual([]);
  });

  await test.step('the stepper opens a step, and back returns from it', async () => {
    const stepper = configurator(page).getByRole('navigation', { name: 'Etapas da configuração' });
    await stepper.getByRole('button', { name: /Serviços/ }).click();
    await expect(heading(page, 'Serviços')).toBeFocused();
    await expect(stepper.locator('[aria-current=step]')).toContainText('Serviços');
    await page.goBack();
    await expect(heading(page, 'Acessórios')).toBeFocused();
  });

  await test.step('a new tab starts with the latest car of all tabs, and is independent afterwards', async () => {
    const other = await context.newPage();
    await watchWrites(other);
    await other.goto(page.url());
    await expectCar(other, sandbox, mine);
    expect(await writes(other)).toEqual([]);
    await box(other, 'Calhas de chuva').click();
    await box(other, 'Frisos laterais').click();
    const theirs = { ...LINKED, accessories: ['A07'] };
    await expectCar(other, sandbox, theirs);
    expect(await writes(other)).toHaveLength(4);
    expect(await writes(page)).toEqual([]);
    await page.bringToFront();
    await page.reload();
    await expectCar(page, sandbox, mine);
    expect(await writes(page)).toEqual([]);
    await other.reload();
    await expectCar(other, sandbox, theirs);
    expect(await writes(other)).toEqual([]);
    await other.close();
  });

  await test.step('another brand’s page does not restore it', async () => {
    await open('/jeep/monte/');
    await expect(heading(page, 'Versão')).toBeVisible();
    await expect(configurator(page).locator('.bar')).toHaveCount(0);
    await open(`${MONTE}?vt-step=optionals`);
    await expectCar(page, sandbox, mine);
    await expect(alerts(page)).toHaveCount(0);
  });

  await test.step('its link, copied in the summary, opens the same car in another browser', async () => {
    await box(page, 'Aerofólio esportivo').click();
    const car = { ...mine, parts: [...mine.parts, 'AER'] };
    await expectCar(page, sandbox, car);
    await configurator(page)
      .getByRole('button', { name: /Resumo/ })
      .click();
    await configurator(page).getByRole('button', { name: 'Copiar link' }).click();
    await expect(configurator(page).locator('.share-said')).toHaveText('Link copiado.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('vt-step=resume');
    const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await other.goto(link);
    await expect(heading(other, 'Resumo')).toBeVisible();
    await expectCar(other, sandbox, car);
    await expect(configurator(other).locator('.car-summary')).toContainText('Aerofólio esportivo');
    expect((await carOf(other)).loadedFromLocalStorage).toBe(false);
    await other.context().close();
  });
  // What a missing image says (spec messages#developer-texts).
  quiet(noise, /^Not Found Fallback Icon$/);
});
