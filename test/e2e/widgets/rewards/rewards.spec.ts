import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

const CAP = 'Boné da comunidade';

test('vt-rewards: from the sign-in to a gift redeemed once although the answer is lost, and received by another person, by keyboard', async ({
  page,
  open,
  sandbox,
  context,
  noise,
}) => {
  placeAlone('<vt-login></vt-login><vt-rewards load="eager"></vt-rewards>');
  await open('/lone/');
  const widget = page.locator('vt-rewards');
  await expect(widget.getByRole('heading', { name: CAP })).toBeHidden();
  await page.locator('vt-login').getByLabel('E-mail ou CPF').focus();
  await page.keyboard.type('ana.nogueira@correio.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vitrine#2026');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: CAP })).toBeVisible();

  let redeemed = 0;
  page.on('request', (request) => {
    if (/\/voucher-hub\/rewards$/.test(request.url()) && request.method() === 'POST') redeemed++;
  });
  await sandbox.fault('lost', 'VOU-06');
  await tabTo(page, new RegExp(`^Dar de presente ${CAP}$`));
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog', { name: `Dar ${CAP} de presente?` })).toBeFocused();
  await expect(widget.getByText(/^Serão descontados/)).toBeVisible();
  await tabTo(page, /^Confirmar presente$/);
  await page.keyboard.press('Enter');
  const field = widget.getByLabel('Link do presente');
  await expect(field).toHaveValue(/\/lone\/\?vt-gift=presente-/);
  expect(redeemed).toBe(1);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await expect(widget.getByRole('button', { name: `Ver link do presente ${CAP}` })).toBeVisible();

  await sandbox.fault('none', 'VOU-06');
  const other = await context.newPage();
  placeAlone('<vt-rewards></vt-rewards>');
  await other.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = 'vitrine_session=bruno; path=/';
  });
  await other.goto(link);
  const theirs = other.locator('vt-rewards');
  await expect(theirs.getByRole('heading', { name: 'Um presente para você' })).toBeVisible();
  await tabTo(other, /^Receber presente$/);
  await other.keyboard.press('Enter');
  await expect(theirs.getByRole('dialog', { name: 'Receber este presente?' })).toBeFocused();
  await tabTo(other, /^Receber presente$/);
  await other.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { name: 'O presente é seu' })).toBeFocused();
  await expect(theirs.getByRole('button', { name: 'Copiar código' })).toBeVisible();
  expect(new URL(other.url()).search).toBe('');
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
