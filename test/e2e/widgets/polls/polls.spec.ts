import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-polls: loaded after a failure, voted by keyboard once although the answer is lost', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'BEN-11');
  placeAlone('<vt-polls></vt-polls>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-polls');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'BEN-11');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  const first = widget
    .getByRole('listitem')
    .filter({ has: page.getByRole('radio') })
    .first();
  await expect(first).toBeVisible();
  await tabTo(page, /^Votar$/);
  await page.keyboard.press('Enter');
  await expect(first.getByText('Escolha uma opção')).toBeVisible();
  await expect(first.getByRole('radio').first()).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await sandbox.fault('500', 'BEN-12');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('alert')).toHaveText(/o seu voto ainda não está registrado/);
  await sandbox.fault('none', 'BEN-12');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Seu voto foi registrado.')).toBeVisible();
  await expect(widget.getByRole('heading', { level: 3 }).first()).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
