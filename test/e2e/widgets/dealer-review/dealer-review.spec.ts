import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-dealer-review: an opinion by keyboard, sent after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  let answer = () => {};
  const written = new Promise<void>((go) => {
    answer = go;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('500', 'REV-02');
  // The dealer's name arrives when the form is in use.
  await page.route('**/dealer/v1/dealer/*', async (route) => {
    await written;
    await route.continue();
  });
  placeAlone('<vt-dealer-review></vt-dealer-review>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-dealer-review');
  await widget.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(widget.getByRole('radio', { name: /^5/ })).toBeChecked();
  await widget.getByLabel(/^Comentário/).focus();
  await page.keyboard.type('Entrega no prazo.');
  answer();
  await expect(widget.getByText(/^Concessionária: \D/)).toBeVisible();
  await tabTo(page, /^Enviar a opinião$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Não foi possível enviar a opinião')).toBeVisible();
  await sandbox.fault('none', 'REV-02');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Recebemos sua opinião' })).toBeFocused();
  await expect(widget.getByText('Entrega no prazo.')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
