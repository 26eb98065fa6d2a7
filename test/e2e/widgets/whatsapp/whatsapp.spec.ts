import { quiet, timesAsked } from '../../lib/page';
import { expect, type Page, test } from '../../lib/test';

const widget = (page: Page) => page.locator('vt-whatsapp');
async function fill(page: Page, phone: string) {
  await widget(page).scrollIntoViewIfNeeded();
  await widget(page).getByLabel('Nome', { exact: true }).fill('Ana Souza');
  await widget(page).getByLabel('Celular com WhatsApp').click();
  await page.waitForTimeout(300);
  await widget(page).getByLabel('Celular com WhatsApp').pressSequentially(phone);
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

test('a failing check is silent: three attempts, never a fourth', async ({ page, open, sandbox, noise }) => {
  await open('/fiat/');
  await sandbox.fault('500', 'BOT-01');
  await fill(page, '11987654321');
  await expect.poll(() => timesAsked(sandbox, 'BOT-01'), { timeout: 8000 }).toBe(3);
  await widget(page).getByLabel('Celular com WhatsApp').fill('(11) 98765-4322');
  await page.waitForTimeout(1500);
  expect(await timesAsked(sandbox, 'BOT-01')).toBe(3);
  await expect(widget(page).locator('[aria-invalid]')).toHaveCount(0);
  quiet(noise);
});

test('a start that fails shows its popup for a while, keeps the values and says so to the page', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
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
  await page.waitForTimeout(4500);
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toHaveCount(0);
  await expect(widget(page).getByRole('alert').filter(failed)).toBeVisible();
  quiet(noise);
});
