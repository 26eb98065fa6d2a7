import { CONFIGURATOR_STEPS } from '../../../../src/domain/screens/steps';
import { box, configurator, expectCar, heading, item, notice, onward, priced } from '../../lib/configurator';
import { sideways } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, type Page, test } from '../../lib/test';

const WIDGET = 'vt-configurator';
const dialog = (page: Page) => configurator(page).getByRole('dialog');

/** The same path in both languages; Portuguese on a page of the strictest policy, each step by its link. */
const LANGUAGES = [
  {
    language: 'Portuguese',
    path: '/csp/monte/?vt-car=358BF31~2026~176~C01~A01~358BF31-V01',
    byLinks: true,
    steps: ['Versão', 'Opcionais', 'Cor', 'Acessórios', 'Revestimento', 'Serviços', 'Resumo'],
    comfort: 'Pacote Conforto',
    night: 'Pacote Night',
    sport: ['Pacote Sport', 'Tira: Pacote Conforto'],
    bicycles: 'Suporte para bicicletas',
    included: 'Incluído: Pacote Conforto',
    chosen: 'Tapetes de borracha',
    roof: /com teto Preto/,
    compare: [/^Comparar Argo Drive 1\.0 2026/, /^Comparar Argo Trekking/, 'Comparar 2 versões'],
    zoom: 'Ampliar imagem',
    qr: 'QR code',
  },
  {
    language: 'Spanish',
    path: '/peugeot/monte/?vt-car=1PA9BT2CV1FYH181~2026~P5U~C01~~',
    byLinks: false,
    steps: ['Versión', 'Opcionales', 'Color', 'Accesorios', 'Tapizado', 'Servicios', 'Resumen'],
    comfort: 'Paquete Confort',
    night: 'Paquete Night',
    sport: ['Paquete Sport', 'Quita: Paquete Confort'],
    bicycles: 'Portabicicletas',
    included: 'Se suma: Paquete Confort',
    chosen: 'Paquete Confort',
    roof: /con techo Negro/,
    compare: [/^Comparar 208 Active 1\.0 2026/, /^Comparar 208 GT/, 'Comparar 2 versiones'],
    zoom: 'Ampliar imagen',
    qr: 'Código QR',
  },
] as const;

for (const { language, path, byLinks, steps, ...names } of LANGUAGES) {
  test(`at every step nothing moves, and every window is accessible, in ${language}`, async ({
    page,
    open,
    sandbox,
  }) => {
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
    /** Presses what opens a window, and looks at it. */
    const asks = async (open: () => Promise<void>) => {
      await open();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page, WIDGET);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    };
    /** Presses the first thing of a step, which is told. */
    const told = async (selector: string, index = 0) => {
      await configurator(page).locator(selector).nth(index).click();
      await expect(notice(page)).toBeVisible();
    };

    await next();
    await expect(configurator(page).locator('.version [aria-pressed=true]')).toBeVisible();
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
    await expectAccessible(page, WIDGET);
    await asks(() => box(page, names.bicycles).click());

    await next();
    await told('.coating', 1);

    await next();
    await told('.item-press');
    await expectAccessible(page, WIDGET);

    await next();
    await expect(configurator(page).locator('.car-summary')).toContainText(names.chosen);
    await asks(() => configurator(page).getByRole('button', { name: names.qr }).click());
    moved.push(...(await layoutShifts(page)));
    expect(moved).toEqual([]);
  });
}

test.describe('on a screen of two pixels to the px', () => {
  test.use({ deviceScaleFactor: 2 });

  /** Of 1280 px at 200 %, and the narrowest; what is pressed is pressed there. */
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
    const accessible = () => atEachSize(() => expectAccessible(page, WIDGET));

    for (const { path, steps, bicycles } of LANGUAGES) {
      const [version, , , accessories, , , resume] = steps;
      await open(`${path}&vt-step=version`);
      await expect(configurator(page).locator('.version [aria-pressed=true]')).toBeVisible();
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
