import { box, configurator, expectCar, heading, item, notice, onward } from '../../lib/configurator';
import { sideways } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, type Page, test } from '../../lib/test';

const WIDGET = 'vt-configurator';
const dialog = (page: Page) => configurator(page).getByRole('dialog');

/** The same path in both languages. */
const LANGUAGES = [
  {
    language: 'Portuguese',
    path: '/fiat/monte/?vt-car=358BF31~2026~176~C01~~',
    steps: ['Versão', 'Opcionais', 'Cor', 'Acessórios', 'Revestimento', 'Serviços', 'Resumo'],
    comfort: 'Pacote Conforto',
    night: 'Pacote Night',
    bicycles: 'Suporte para bicicletas',
    roof: /com teto Preto/,
    compare: [/^Comparar Argo Drive 1\.0 2026/, /^Comparar Argo Trekking/, 'Comparar 2 versões'],
    zoom: 'Ampliar imagem',
    qr: 'QR code',
  },
  {
    language: 'Spanish',
    path: '/peugeot/monte/?vt-car=1PA9BT2CV1FYH181~2026~P5U~C01~~',
    steps: ['Versión', 'Opcionales', 'Color', 'Accesorios', 'Tapizado', 'Servicios', 'Resumen'],
    comfort: 'Paquete Confort',
    night: 'Paquete Night',
    bicycles: 'Portabicicletas',
    roof: /con techo Negro/,
    compare: [/^Comparar 208 Active 1\.0 2026/, /^Comparar 208 GT/, 'Comparar 2 versiones'],
    zoom: 'Ampliar imagen',
    qr: 'Código QR',
  },
] as const;

for (const { language, path, steps, ...names } of LANGUAGES) {
  const [version, optionals, color, accessories, coating, services, resume] = steps;
  /** Presses what opens a window, and looks at it. */
  const asks = async (page: Page, open: () => Promise<void>) => {
    await open();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, WIDGET);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  };

  test(`every step, notice and window up to the colour is accessible, and nothing moves, in ${language}`, async ({
    page,
    open,
  }) => {
    test.slow();
    await open(`${path}&vt-step=version`);
    await expect(heading(page, version)).toBeVisible();
    await expect(configurator(page).locator('.version [aria-pressed=true]')).toBeVisible();
    await expectAccessible(page, WIDGET);
    const [one, other, both] = names.compare;
    await configurator(page).getByRole('checkbox', { name: one }).click();
    await configurator(page).getByRole('checkbox', { name: other }).click();
    await asks(page, () => configurator(page).getByRole('button', { name: both }).click());
    await asks(page, () => configurator(page).getByRole('button', { name: names.zoom }).click());

    await onward(page).click();
    await expect(heading(page, optionals)).toBeFocused();
    await box(page, names.comfort).click();
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, WIDGET);
    await asks(page, () => box(page, names.night).click());

    await onward(page).click();
    await expect(heading(page, color)).toBeFocused();
    await configurator(page).locator('.paint:not(.out)').first().click();
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, WIDGET);
    await asks(page, () => configurator(page).locator('.paint.out', { hasText: names.roof }).first().click());

    expect(await layoutShifts(page)).toEqual([]);
  });

  test(`every step, notice and window after it is accessible, and nothing moves, in ${language}`, async ({
    page,
    open,
  }) => {
    test.slow();
    await open(`${path}&vt-step=accessories`);
    await expect(heading(page, accessories)).toBeVisible();
    await configurator(page).locator('.item-press').first().click();
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, WIDGET);
    await asks(page, () => box(page, names.bicycles).click());

    await onward(page).click();
    await expect(heading(page, coating)).toBeFocused();
    await configurator(page).locator('.coating').nth(1).click();
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, WIDGET);

    await onward(page).click();
    await expect(heading(page, services)).toBeFocused();
    await configurator(page).locator('.item-press').first().click();
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, WIDGET);

    await onward(page).click();
    await expect(heading(page, resume)).toBeFocused();
    await expect(configurator(page).locator('.car-summary')).toBeVisible();
    await expectAccessible(page, WIDGET);
    await asks(page, () => configurator(page).getByRole('button', { name: names.qr }).click());
    expect(await layoutShifts(page)).toEqual([]);
  });

  for (const [width, what] of [
    [320, '320 px'],
    [640, '200 % zoom'],
  ] as const) {
    test(`no step scrolls sideways at ${what} in ${language}`, async ({ browser, origin, build }) => {
      test.slow();
      const context = await browser.newContext({
        viewport: { width, height: width === 320 ? 640 : 450 },
        deviceScaleFactor: 2,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${origin}${build === 'react' ? '/react' : ''}${path}&vt-step=version`);
      await expect(configurator(page).locator('.version [aria-pressed=true]')).toBeVisible();
      const wide: Record<string, number> = {};
      for (const step of steps) {
        await expect(heading(page, step)).toBeVisible();
        wide[step] = await sideways(page);
        const press = configurator(page).locator('.item-press, .paint, .coating').first();
        if (step !== version && step !== resume) {
          await press.click();
          if (await dialog(page).count()) await page.keyboard.press('Escape');
          wide[`${step}, after a click`] = await sideways(page);
        }
        if (step === accessories) {
          await box(page, names.bicycles).click();
          await expect(dialog(page)).toBeVisible();
          wide[`${step}, asking`] = await sideways(page);
          await page.keyboard.press('Escape');
        }
        if (step === version) await expectAccessible(page, WIDGET);
        if (step !== resume) await onward(page).click();
      }
      await expect(configurator(page).locator('.car-summary')).toBeVisible();
      await expectAccessible(page, WIDGET);
      wide.summary = await sideways(page);
      expect(Object.entries(wide).filter(([, more]) => more > 0)).toEqual([]);
      await context.close();
    });
  }
}

test('a page of the strictest policy lets it configure', async ({ page, open, sandbox }) => {
  await open('/csp/monte/?vt-car=358BF31~2026~679~~~&vt-step=optionals');
  await box(page, 'Pacote Conforto').click();
  await expect(notice(page)).toContainText('Incluído: Pacote Conforto');
  await expect(item(page, 'Pacote Sport')).toContainText('Tira: Pacote Conforto');
  await configurator(page)
    .getByRole('button', { name: /Acessórios/ })
    .click();
  await box(page, 'Suporte para bicicletas').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await configurator(page)
    .getByRole('button', { name: /Resumo/ })
    .click();
  await expect(configurator(page).locator('.car-summary')).toContainText('Pacote Conforto');
  await expectCar(page, sandbox, {
    mvsCode: '358BF31',
    year: 2026,
    color: '679',
    parts: ['PCO', 'ARD', 'SEN'],
  });
});
