import { chooseDayByKeys } from '../../lib/days';
import { placeAlone } from '../../lib/do-main-job';
import { ana } from '../../lib/lead';
import { quiet } from '../../lib/noise';
import { sideways, tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

const DAY = 86_400_000;

test.use({ viewport: { width: 390, height: 844 } });

test('vt-test-drive: by keyboard from the car to the request, after a failure, and rated once it is over', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('500', 'CAT-09');
  placeAlone('<vt-test-drive dealer="135503081"></vt-test-drive>');
  await open('/lone/');
  const widget = page.locator('vt-test-drive');
  await expect(widget.getByRole('alert')).toContainText('Não foi possível carregar os carros');
  await sandbox.fault('none', 'CAT-09');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  const model = widget.getByRole('combobox', { name: 'Modelo' });
  await expect(model.getByRole('option', { name: 'Argo' })).toBeAttached();
  await model.focus();
  await page.keyboard.type('Argo');
  await widget.getByRole('combobox', { name: 'Versão' }).focus();
  await page.keyboard.press('ArrowDown');
  await chooseDayByKeys(page, widget);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(widget.getByRole('radio', { name: 'Manhã' })).toBeChecked();
  await widget.getByLabel('Nome completo').focus();
  await page.keyboard.type(ana.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ana.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ana.phone);
  expect(await sideways(page)).toBe(0);
  expect(await layoutShifts(page)).toEqual([]);

  await sandbox.fault('500', 'TDR-01');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('Não foi possível enviar a solicitação');
  await expect(widget.getByLabel('Nome completo')).toHaveValue(ana.name);
  await sandbox.fault('none', 'TDR-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Recebemos sua solicitação' })).toBeFocused();
  expect(await layoutShifts(page)).toEqual([]);

  // A reload shows the request and sends nothing.
  await page.reload();
  await expect(widget.getByText('Solicitado')).toBeVisible();
  await sandbox.advance(45 * DAY);
  await tabTo(page, /^Atualizar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('group', { name: 'Sua avaliação' })).toBeVisible();
  await widget.getByRole('radio', { name: '5, Muito bom' }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, /^Enviar avaliação$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Obrigado pela avaliação: 5 de 5, muito bom.')).toBeFocused();
  quiet(noise);
});
