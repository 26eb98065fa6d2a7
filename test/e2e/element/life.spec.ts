import { ana, leadForm } from '../lib/lead';
import { expect, layoutShifts, ready, test } from '../lib/test';

/** Formatted or not: masks load with the first focus. */
const CPF = /^529\.?982\.?247-?25$/;

test('a move in the document keeps the widget; a removal unmounts it', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open('/move/');
  const form = leadForm(page);
  // A document is of one form; the name is offered in the next.
  await form.getByLabel('Nome completo').fill(ana.name);
  await form.getByLabel('CPF').fill(ana.cpf);
  await page.getByRole('button', { name: 'Mover para o outro lado' }).click();
  await expect(page.locator('#direita vt-lead-form')).toHaveCount(1);
  await expect(form.getByLabel('Nome completo')).toHaveValue(ana.name);
  await page.getByRole('button', { name: 'Remover da página' }).click();
  await expect(page.locator('vt-lead-form')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pôr um novo' }).click();
  // With another heading it is another form.
  await expect(leadForm(page).getByLabel('CPF')).toHaveValue('');
});

test('a widget removed and inserted again starts again, with what was typed', { tag: '@both' }, async ({
  page,
  open,
}) => {
  await open('/lone/');
  await leadForm(page).getByLabel('CPF').fill(ana.cpf);
  // What keeps it loads with the first focus.
  await page.waitForFunction(
    () => 'typedForms' in ((globalThis as unknown as Record<symbol, object>)[Symbol.for('vitrine')] ?? {}),
  );
  // A page that takes away what has the focus loses it.
  await leadForm(page).getByLabel('CPF').blur();
  await page.evaluate(async () => {
    const element = document.querySelector('vt-lead-form') as HTMLElement;
    const place = element.parentElement as HTMLElement;
    element.remove();
    await new Promise((go) => setTimeout(go, 20));
    place.append(element);
  });
  await expect(leadForm(page).getByLabel('CPF')).toHaveValue(CPF);
});

test('a widget removed before the browser is idle loads nothing', { tag: '@both' }, async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/lone/');
  await page.evaluate(async () => {
    const element = document.createElement('vt-qr-code');
    element.setAttribute('load', 'idle');
    document.querySelector('main')?.append(element);
    // The page is notified before the widget is removed.
    await new Promise((go) => setTimeout(go));
    element.remove();
    await new Promise((go) => requestIdleCallback(go));
  });
  expect(asked.filter((address) => address.includes('qr-code'))).toEqual([]);
});

test('fifty forms mount without a layout shift', { tag: '@both' }, async ({ page, open }) => {
  await open('/fifty/');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((go) => setTimeout(go, 30));
    }
  });
  await ready(page);
  const forms = page.locator('vt-lead-form');
  expect(await forms.count()).toBe(50);
  await expect
    .poll(() => forms.evaluateAll((all) => all.filter((one) => one.matches(':state(ready)')).length))
    .toBe(50);
  expect(await layoutShifts(page)).toEqual([]);
});
