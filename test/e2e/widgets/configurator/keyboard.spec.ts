import { alerts, box, configurator, expectCar, heading, MONTE, notice, paint } from '../../lib/configurator';
import { quiet } from '../../lib/noise';
import { focused, tabTo } from '../../lib/page';
import { expect, expectAccessible, type Page, test } from '../../lib/test';

const dialog = (page: Page) => configurator(page).getByRole('dialog');

test('the whole path by keyboard alone, from a version that is not sold any more and models that failed to load', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  test.slow();
  const press = async (name: RegExp, key = 'Enter') => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };
  await sandbox.fault('400', 'CAT-09');
  await open(`${MONTE}?vt-car=ZZZZZZ1~2020~~~~&vt-step=resume`);
  await expect(alerts(page)).toHaveText([
    'Esta versão não está mais disponível. Escolha outra versão para continuar.',
    /^Não foi possível carregar as informações/,
  ]);
  await expect(heading(page, 'Versão')).toBeVisible();
  await expectAccessible(page, 'vt-configurator');
  await sandbox.fault('none', 'CAT-09');
  await press(/^Tentar novamente$/);
  await expect(configurator(page).locator('.count')).toHaveText('5 versões');
  await press(/^Itens de série Argo Drive 1\.3 CVT 2026/);
  await expect(configurator(page).getByText('Piloto automático')).toBeVisible();
  await tabTo(page, /^Escolher Argo Drive 1\.3 CVT 2026/, 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(heading(page, 'Opcionais')).toBeFocused();
  await expectCar(page, sandbox, { mvsCode: '358BF31', year: 2026 });
  await expect(alerts(page)).toHaveCount(0);
  await press(/^Pacote Conforto/, 'Space');
  await expect(box(page, 'Pacote Conforto')).toBeChecked();
  // The focus stays on the pressed element; undo is below.
  expect(await focused(page)).toMatch(/^Pacote Conforto/);
  await press(/^Desfazer$/);
  await expect(box(page, 'Pacote Conforto')).not.toBeChecked();
  // There is nothing more to undo.
  await expect.poll(() => focused(page)).toBe('Refazer');
  await page.keyboard.press('Enter');
  await expect(box(page, 'Pacote Conforto')).toBeChecked();
  await expect.poll(() => focused(page)).toBe('Desfazer');
  await press(/^Fechar aviso$/);
  await expect(notice(page)).toHaveCount(0);
  expect(await focused(page)).toMatch(/^Pacote Conforto/);

  await press(/^Continuar para Cor/);
  await expect(heading(page, 'Cor')).toBeFocused();
  await press(/^Vermelho Montecarlo com teto/);
  await expect(dialog(page)).toBeVisible();
  expect(await focused(page)).toMatch(/^Cor Vermelho Montecarlo com teto/);
  await press(/^Confirmar$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(paint(page, 'Vermelho Montecarlo com teto Preto Vulcano')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await focused(page)).toMatch(/^Vermelho Montecarlo com teto/);
  await lookAround(page);

  await press(/^Continuar para Acessórios/);
  await expect(heading(page, 'Acessórios')).toBeFocused();
  await press(/^Suporte para bicicletas/, 'Space');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('radio', { name: /Barras transversais/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Suporte para bicicletas')).toBeChecked();
  expect(await focused(page)).toMatch(/^Suporte para bicicletas/);

  await press(/^Continuar para Revestimento/);
  await press(/^Couro sintético bege/);
  await press(/^Continuar para Serviços/);
  await press(/^Plano de 5 revisões/, 'Space');
  await expect(box(page, 'Plano de 5 revisões')).toBeChecked();
  await press(/^Continuar para Resumo/);
  await expect(heading(page, 'Resumo')).toBeFocused();
  await expectCar(page, sandbox, {
    mvsCode: '358BF31',
    year: 2026,
    color: '176T',
    coating: 'C03',
    parts: ['PCO', 'ARD', 'SEN', 'TBC'],
    accessories: ['A14', 'A12'],
    services: ['358BF31-V02'],
  });
  await press(/^Quero este carro/);
  await expect(page).toHaveURL(/#contato$/);
  quiet(noise);
});

/** Changes the view of the car, and enlarges it. */
async function lookAround(page: Page): Promise<void> {
  await configurator(page).locator('#views-slides').focus();
  await page.keyboard.press('ArrowRight');
  const dots = configurator(page).locator('.stage .carousel-dot');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await tabTo(page, /^Ampliar imagem$/);
  await page.keyboard.press('Enter');
  const zoom = dialog(page);
  await expect(zoom.getByRole('status')).toHaveText('Ampliação: 100%');
  await zoom.getByRole('group', { name: /^Imagem ampliada/ }).focus();
  await page.keyboard.press('+');
  await expect(zoom.getByRole('status')).toHaveText('Ampliação: 150%');
  await page.keyboard.press('-');
  await expect(zoom.getByRole('status')).toHaveText('Ampliação: 100%');
  await page.keyboard.press('Escape');
  await expect(configurator(page).getByRole('button', { name: 'Ampliar imagem' })).toBeFocused();
}

/** What is wrong with the place of the focused element; empty if its centre is in the window and not covered. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('vt-configurator')?.shadowRoot;
    const active = root?.activeElement;
    if (!active) return '';
    const { x, y, width, height } = active.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    if (left < 0 || left > innerWidth || top < 0 || top > innerHeight) return 'off screen';
    // A phone shows the step's name in the line of the steps; its heading is for screen readers.
    if (width <= 1) return '';
    const found = root.elementFromPoint(left, top);
    return found && (active.contains(found) || found.contains(active)) ? '' : `under ${found?.className}`;
  });

/** The same once the page has come to rest: a scroll may be on its way. */
async function hiddenFocusAtRest(page: Page): Promise<string> {
  await expect
    .poll(() => hiddenFocus(page), { timeout: 2000 })
    .toBe('')
    .catch(() => {});
  return hiddenFocus(page);
}

test('every focus stop of every step is in view and uncovered, at 400 % zoom too, and a pressed row stays', async ({
  page,
  open,
}) => {
  test.slow();
  const hidden: string[] = [];
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(`${MONTE}?vt-car=358BF31~2026~679~~~&vt-step=version`);
    for (const step of ['version', 'optionals', 'color', 'coating'] as const) {
      if (step !== 'version') {
        await page.evaluate((name) => {
          const url = new URL(location.href);
          url.searchParams.set('vt-step', name);
          history.pushState(history.state, '', url);
          dispatchEvent(new PopStateEvent('popstate'));
        }, step);
        await expect(configurator(page).locator(`.on-${step}`)).toBeVisible();
      }
      if (step === 'optionals') {
        // Opens the hints of one row and closes those of the one above: neither the row nor the notice may hide it.
        for (const name of ['Pacote Sport', 'Pacote Night', 'Pacote Sport']) {
          const row = box(page, name);
          await row.evaluate((element) => {
            element.focus({ preventScroll: true });
            element.scrollIntoView({ block: 'end', behavior: 'instant' });
            // Rows that come near the window are drawn first.
            return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          });
          const before = await row.boundingBox();
          await page.keyboard.press('Space');
          await expect(notice(page)).toBeVisible();
          await expect
            .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
            .toBeLessThan(2);
        }
      }
      await page.evaluate(() => scrollTo(0, 0));
      await configurator(page).evaluate((element) => {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
        element.removeAttribute('tabindex');
      });
      const isInside = () => page.evaluate(() => document.activeElement?.localName === 'vt-configurator');
      await page.keyboard.press('Tab');
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stops = 0; stops < 60 && (await isInside()); stops++) {
          const wrong = await hiddenFocusAtRest(page);
          if (wrong) hidden.push(`${width} x ${height}, ${step}, ${key}: ${await focused(page)} is ${wrong}`);
          await page.keyboard.press(key);
        }
        // Past the end: back to the last stop.
        if (key === 'Tab') await page.keyboard.press('Shift+Tab');
      }
    }
  }
  expect(hidden).toEqual([]);
});
