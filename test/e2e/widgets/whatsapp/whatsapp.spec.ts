import { quiet } from '../../lib/noise';
import { timesAsked } from '../../lib/page';
import { expect, type Page, test } from '../../lib/test';

const widget = (page: Page) => page.locator('vt-whatsapp');
async function fill(page: Page, phone: string) {
  await widget(page).scrollIntoViewIfNeeded();
  await widget(page).getByLabel('Nome', { exact: true }).fill('Ana Souza');
  const field = widget(page).getByLabel('Celular com WhatsApp');
  // Masks load with the widget's deferred module, at the first interaction.
  await expect(async () => {
    await field.fill('119');
    await expect(field).toHaveValue('(11) 9', { timeout: 100 });
  }).toPass();
  await field.fill('');
  await field.pressSequentially(phone);
}
const calls = async (sandbox: { calls(): Promise<{ call?: string }[]> }, id: string) =>
  (await sandbox.calls()).filter((one) => one.call === id);

test('the number is checked, the conversation starts and its link opens in a new window', async ({
  page,
  open,
  sandbox,
  context,
}) => {
  await open('/fiat/');
  await fill(page, '11987654321');
  await expect.poll(() => timesAsked(sandbox, 'BOT-01')).toBe(1);
  const heard = page.evaluate(
    () =>
      new Promise((done) => {
        const names: unknown[] = [];
        for (const type of ['vt-whatsapp-started', 'vt-whatsapp-navigated'] as const) {
          document.addEventListener(type, (event) => {
            names.push([type, event.detail]);
            if (names.length === 2) done(names);
          });
        }
      }),
  );
  const opened = context.waitForEvent('page');
  await widget(page).getByRole('button', { name: 'Iniciar conversa' }).click();
  expect(new URL((await opened).url()).pathname).toBe('/sandbox/whatsapp');
  expect(await heard).toEqual([
    ['vt-whatsapp-started', { linked: true }],
    ['vt-whatsapp-navigated', { target: 'new' }],
  ]);
  await expect(widget(page).getByRole('link', { name: 'Abrir a conversa' })).toBeVisible();
  const [start] = (await calls(sandbox, 'BOT-02')) as { body?: Record<string, unknown> }[];
  expect(start?.body).toMatchObject({
    phoneNumber: '011987654321',
    name: 'Ana Souza',
    model: 'pulse',
    brand: 'fiat',
  });
});

test('a failed start shows a popup, keeps the values and emits its event', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.clock.install();
  await open('/fiat/');
  await fill(page, '11987654321');
  await sandbox.fault('500', 'BOT-02');
  const heard = page.evaluate(
    () =>
      new Promise((done) => document.addEventListener('vt-whatsapp-failed', (event) => done(event.detail))),
  );
  await widget(page).getByRole('button', { name: 'Iniciar conversa' }).click();
  const failed = { hasText: 'Falha ao iniciar conversa no WhatsApp' };
  const popup = page.locator('[data-vitrine=popups]').getByRole('alert').filter(failed);
  await expect(popup).toBeVisible();
  expect(await heard).toEqual({ kind: 'http' });
  await expect(widget(page).getByLabel('Nome', { exact: true })).toHaveValue('Ana Souza');
  await popup.hover();
  // Longer than its duration.
  await page.clock.runFor(4500);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toHaveCount(0);
  await expect(widget(page).getByRole('alert').filter(failed)).toBeVisible();
  quiet(noise);
});
