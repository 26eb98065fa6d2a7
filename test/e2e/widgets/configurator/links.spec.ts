import {
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
  priced,
} from '../../lib/configurator';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, type Page, test } from '../../lib/test';

const step = (page: Page) => new URL(page.url()).searchParams.get('vt-step');
const paragraph = (page: Page) => configurator(page).locator('.problem, .lost-note');

test.describe('steps and the address', () => {
  test('a link leads to its step; back and forward go through the steps; a reload keeps car and step', async ({
    page,
    open,
    sandbox,
  }) => {
    await open(`${MONTE}?vt-car=${LINK}&vt-step=color`);
    await expect(paint(page, 'Cinza Silverstone')).toHaveAttribute('aria-pressed', 'true');
    await expectCar(page, sandbox, LINKED);
    await onward(page).click();
    await expect(heading(page, 'Acessórios')).toBeFocused();
    await onward(page).click();
    await expect(heading(page, 'Revestimento')).toBeVisible();
    expect(step(page)).toBe('coating');
    await page.goBack();
    await expect(heading(page, 'Acessórios')).toBeVisible();
    await expect(box(page, 'Tapetes de borracha')).toBeChecked();
    await page.goBack();
    await expect(heading(page, 'Cor')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Acessórios')).toBeVisible();
    expect(step(page)).toBe('accessories');
    await box(page, 'Tapetes de borracha').click();
    await box(page, 'Calhas de chuva').click();
    const changed = { ...LINKED, accessories: ['A06'] };
    await expectCar(page, sandbox, changed);
    // The link's car is no longer the visitor's.
    expect(new URL(page.url()).searchParams.has('vt-car')).toBe(false);
    await page.reload();
    await expect(heading(page, 'Acessórios')).toBeVisible();
    await expect(box(page, 'Calhas de chuva')).toBeChecked();
    await expect(box(page, 'Tapetes de borracha')).not.toBeChecked();
    await expectCar(page, sandbox, changed);
  });

  test('a configurator that leaves before it is painted leaves the address to the next', async ({
    page,
    open,
  }) => {
    await open(`/lone/?vt-car=${LINK}&vt-step=color`);
    await page.evaluate(async () => {
      const add = () => {
        const element = document.createElement('vt-configurator');
        element.setAttribute('load', 'eager');
        document.querySelector('main')?.append(element);
        return element;
      };
      const first = add();
      await new Promise((go) => first.addEventListener('vt-widget-ready', go));
      await new Promise<void>((gone) => {
        new MutationObserver((_, observer) => {
          if (!first.shadowRoot?.querySelector('.bar')) return;
          observer.disconnect();
          first.remove();
          gone();
        }).observe(first.shadowRoot as ShadowRoot, { childList: true, subtree: true });
      });
      add();
    });
    await onward(page).click();
    await expect(heading(page, 'Acessórios')).toBeFocused();
    expect(step(page)).toBe('accessories');
  });

  test('a link moves nothing, whichever step it leads to', async ({ page, open }) => {
    const moved: string[] = [];
    for (const to of ['version', 'optionals', 'color', 'accessories', 'coating', 'services', 'resume']) {
      await open(`${MONTE}?vt-car=${LINK}&vt-step=${to}`);
      await priced(page);
      for (const shift of await layoutShifts(page)) moved.push(`${to}: ${shift}`);
    }
    expect(moved).toEqual([]);
  });

  test('a step that is none, and one without a car, are the first', async ({ page, open }) => {
    await open(`${MONTE}?vt-step=engine`);
    await expect(heading(page, 'Versão')).toBeVisible();
    await open(`${MONTE}?vt-step=color`);
    await expect(heading(page, 'Versão')).toBeVisible();
    await expect(configurator(page).locator('.version').first()).toBeVisible();
  });

  test('a step of the stepper is gone to, and may be gone back from', async ({ page, open }) => {
    await open(`${MONTE}?vt-car=${LINK}&vt-step=optionals`);
    await expect(box(page, 'Pacote Conforto')).toBeChecked();
    const stepper = configurator(page).getByRole('navigation', { name: 'Etapas da configuração' });
    await stepper.getByRole('button', { name: /Serviços/ }).click();
    await expect(heading(page, 'Serviços')).toBeFocused();
    await expect(stepper.locator('[aria-current=step]')).toContainText('Serviços');
    await page.goBack();
    await expect(heading(page, 'Opcionais')).toBeFocused();
  });
});

test.describe('a shared link', () => {
  test('is copied in the summary, and opens the same car in another browser', async ({
    page,
    open,
    sandbox,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${MONTE}?vt-car=${LINK}&vt-step=optionals`);
    await box(page, 'Aerofólio esportivo').click();
    const car = { ...LINKED, parts: [...LINKED.parts, 'AER'] };
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

  test('says which of its things are gone, and keeps the rest', async ({ page, open, sandbox }) => {
    await open(`${MONTE}?vt-car=358BF31~2026~679~C02~LED.OLD.SEN~358BF31-V99&vt-step=optionals`);
    const note = configurator(page).locator('.lost-note');
    await expect(note).toContainText('Nem tudo pôde ser mantido');
    await expect(note).toContainText('Item: Faróis full LED');
    await expect(note).toContainText('Item: OLD');
    await expect(note).toContainText('Serviço: 358BF31-V99');
    await expectCar(page, sandbox, { ...LINKED, parts: ['SEN'], accessories: [], services: [] });
    await expectAccessible(page, 'vt-configurator');
    await note.getByRole('button', { name: 'Entendi' }).click();
    await expect(note).toHaveCount(0);
  });

  test('to a version that is gone says so, and leads to the others', async ({
    page,
    open,
    noise,
    sandbox,
  }) => {
    await open(`${MONTE}?vt-car=ZZZZZZ1~2020~~~~&vt-step=resume`);
    await expect(configurator(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(
      'Esta versão não está mais disponível. Escolha outra versão para continuar.',
    );
    await expect(heading(page, 'Versão')).toBeVisible();
    await expectAccessible(page, 'vt-configurator');
    await configurator(page)
      .getByRole('button', { name: /^Escolher Argo Drive 1\.0 2026/ })
      .click();
    await expect(paragraph(page)).toHaveCount(0);
    await expectCar(page, sandbox, { mvsCode: '358AF11', year: 2026, color: '249', coating: 'T01' });
    quiet(noise);
  });

  for (const damaged of ['%E0%A4%A', '', '~~~', 'x'.repeat(5000), '<img src=x>~2026']) {
    test(`that is damaged (${damaged.slice(0, 12)}) is none`, async ({ page, open }) => {
      await open(`${MONTE}?vt-car=${damaged}`);
      await expect(configurator(page).locator('.count')).toHaveText('5 versões');
      await expect(paragraph(page)).toHaveCount(0);
      expect((await carOf(page)).status).toBe('empty');
    });
  }
});
