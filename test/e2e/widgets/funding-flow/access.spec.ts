import { ana, CPFS, expectStep, flow, placeFlow, press, simulated } from '../../lib/funding';
import { focused, tabTo } from '../../lib/page';
import { expect, expectAccessible, test } from '../../lib/test';

test.beforeEach(() => test.setTimeout(90_000));

test('the ways to pay are compared in a window, and the one that is chosen begins', async ({
  page,
  open,
}) => {
  await open('/lone/');
  await placeFlow(page);
  const states = page.evaluate(
    () =>
      new Promise<string>((heard) =>
        document.addEventListener('vt-funding-stepped', ({ detail }) => heard(detail.state), { once: true }),
      ),
  );
  await press(page, 'Comparar modalidades');
  expect(await states).toBe('comparator');
  const dialog = flow(page).getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Simular assim/ }).first()).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page, 'vt-funding-flow');
  await dialog
    .getByRole('button', { name: /^Simular assim/ })
    .first()
    .click();
  await expectStep(page, 'page-initial-data');
});

test('in Spanish, for Argentina', async ({ page, open }) => {
  await open('/peugeot/financiamento/');
  await placeFlow(page);
  await expect(flow(page).getByRole('heading', { name: '¿Cómo querés pagar?' })).toBeVisible();
  await press(page, 'Simular con Next');
  await expect(flow(page).locator('label[for=cpf]')).toHaveText('DNI');
  await press(page, 'Continuar');
  await expect(flow(page).getByText('DNI inválido')).toBeVisible();
  await expectAccessible(page, 'vt-funding-flow');
});

test('the whole way to a seller with the keyboard alone', async ({ page, open }) => {
  await open('/lone/');
  await placeFlow(page);
  const enter = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await enter(/^Simular com Next$/);
  await expectStep(page, 'page-initial-data');
  expect(await focused(page)).toBe('Seus dados de contato');
  for (const [id, text] of [
    ['name', ana.name],
    ['cpf', CPFS.approved],
    ['email', ana.email],
    ['phone', ana.phone],
  ] as const) {
    while (
      !(await flow(page)
        .locator(`#${id}`)
        .evaluate((field) => field.matches(':focus')))
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await enter(/^Continuar$/);
  await expectStep(page, 'next-simulator');
  await simulated(page);
  await enter(/^Continuar$/);
  await expectStep(page, 'next-lead-form');
  expect(await focused(page)).toBe('Revise a sua solicitação');
  await enter(/^Enviar solicitação$/);
  await expectStep(page, 'funding-resume');
  expect(await focused(page)).toBe('Acompanhe a sua solicitação');
});
