import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-manuals: by keyboard, searched after a failure, read as text and as a PDF, downloaded', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sandbox.fault('404', 'MAN-02');
  placeAlone('<vt-manuals></vt-manuals>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-manuals');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');
  await sandbox.fault('none', 'MAN-02');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.item').first()).toBeVisible();

  await widget.getByLabel('Buscar nos manuais').focus();
  await page.keyboard.type('fusiveis');
  await page.keyboard.press('Enter');
  await expect(widget.locator('.item mark').first()).toHaveText(/fusíveis/i);
  await tabTo(page, /^\d{4} Manual do proprietário \S+$/);
  await page.keyboard.press('Enter');
  const title = widget.getByRole('heading', { level: 3 });
  await expect(title).toBeFocused();
  await expect(page).toHaveURL(/vt-manual=[\w-]+/);
  await expect(widget.getByRole('button', { name: /^Fusíveis trechos encontrados/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );

  await sandbox.fault('400', 'MNF-01');
  await tabTo(page, /^Baixar o PDF$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar o PDF. Tente novamente.');
  await sandbox.fault('none', 'MNF-01');
  await tabTo(page, /^Tentar novamente$/);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/^manual-do-proprietario-[\w-]+-\d{4}\.pdf$/);
  await expect(widget.getByRole('button', { name: 'Baixar o PDF' })).toBeFocused();

  // In the page where the browser can show it there, in a tab where it cannot.
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    await widget.getByRole('button', { name: 'Ler o PDF aqui' }).press('Enter');
    await expect(widget.locator('iframe')).toBeVisible();
    await page.keyboard.press('Tab');
    await tabTo(page, /^Fechar o PDF$/);
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('button', { name: 'Ler o PDF aqui' })).toBeFocused();
  } else {
    const button = widget.getByRole('button', { name: 'Abrir o PDF (abre em nova aba)' });
    const [tab] = await Promise.all([page.waitForEvent('popup'), button.press('Enter')]);
    await expect.poll(() => tab.isClosed() || tab.url()).not.toBe('');
    await page.bringToFront();
  }
  await page.goBack();
  await expect(widget.locator('.item mark').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
