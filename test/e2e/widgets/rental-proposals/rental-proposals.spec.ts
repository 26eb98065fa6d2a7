import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-rental-proposals: a proposal by keyboard, its link after a reload, its summary as a file, and back', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-rental-proposals offers-url="/assinatura/" contact-url="/contato/"></vt-rental-proposals>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-rental-proposals');
  await expect(widget.getByText('6 de 9 propostas')).toBeVisible();
  await widget.getByRole('radio', { name: 'Em andamento' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByText('6 de 12 propostas')).toBeVisible();
  await tabTo(page, /^Acompanhar.*/);
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(widget.getByText('A análise financeira foi reprovada')).toBeVisible();

  await page.reload();
  await expect(widget.getByRole('link', { name: 'Fazer nova proposta' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await sandbox.fault('404', 'TML-06');
  await tabTo(page, /^Baixar resumo \(PDF\)$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Não foi possível fazer o resumo');
  await sandbox.fault('none', 'TML-06');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    widget.getByRole('button', { name: 'Tentar novamente' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^proposta-locacao-LOC-\d+\.pdf$/);

  await page.goBack();
  await expect(widget.getByRole('button', { name: /^Acompanhar/ }).first()).toBeVisible();
  quiet(noise);
});
