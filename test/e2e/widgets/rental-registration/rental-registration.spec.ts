import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-rental-registration: by keyboard, gone on with after a reload, saved once although the answer is lost', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-rental-registration></vt-rental-registration>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-rental-registration');
  await expect(widget.getByRole('button', { name: 'Começar cadastro' })).toBeVisible();
  await tabTo(page, /^Começar cadastro$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('O serviço está preparando o seu cadastro…')).toBeVisible();

  await page.reload();
  await expect(widget.getByRole('button', { name: 'Continuar cadastro' })).toBeVisible();
  await sandbox.advance(5000);
  await tabTo(page, /^Continuar cadastro$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Dados do cadastro' })).toBeFocused();
  await widget.getByLabel('Número da CNH').focus();
  await page.keyboard.type('01234567807');
  await page.keyboard.press('Enter');
  // What is missing is told beside its field, the first of which has the focus.
  await expect(widget.getByLabel('Categoria')).toBeFocused();
  await page.keyboard.type('B');
  await expect(widget.getByLabel('Categoria')).toHaveValue('B');
  await page.keyboard.press('Tab');
  await page.keyboard.type('01012030');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /01234567807|2030/,
  );
  await sandbox.fault('lost', 'RUS-04');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Cadastro de locação salvo' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
