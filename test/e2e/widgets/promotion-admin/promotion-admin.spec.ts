import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-promotion-admin: two participants are inactivated after a lost answer, and a report is found, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await hasSession(page, 'nation');
  await sandbox.fault('lost', 'PRM-15', 1);
  placeAlone('<vt-promotion-admin></vt-promotion-admin>');
  await open('/lone/');
  const widget = page.locator('vt-promotion-admin');
  await expect(widget.getByRole('rowheader').first()).toBeVisible();
  await widget.getByRole('tab', { name: 'Promoções' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByRole('rowheader').first()).toContainText(' ');
  await expect(page).toHaveURL(/vt-promotion-admin=participants/);

  const boxes = widget.getByRole('checkbox', { name: /^Selecionar [A-Z]/ });
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await widget.getByRole('button', { name: 'Inativar', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = widget.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Inativar 2 participantes?' })).toBeVisible();
  await expect(dialog).toBeFocused();
  // Its closing button, then the reason.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  await page.keyboard.type('Fraude comprovada');
  await tabTo(page, /^Inativar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('2 inativados, 0 com falha, 0 não iniciadas', { exact: true })).toBeVisible();
  await tabTo(page, /^Fechar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Inativo', { exact: true })).toHaveCount(2);
  expect(await layoutShifts(page)).toEqual([]);

  await widget.getByRole('tab', { name: 'Candidatos' }).click();
  const report = widget.getByRole('tabpanel', { name: 'Candidatos' });
  await report.getByLabel('Promoção').selectOption('Férias na Estrada');
  await report.getByLabel('Prêmio').selectOption('Vale-combustível');
  await tabTo(page, /^Procurar um já gerado$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^O serviço não tem nenhum relatório deste prêmio/)).toBeVisible();
  await tabTo(page, /^Gerar arquivo$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^O arquivo está sendo gerado/)).toBeVisible();
  expect((await sandbox.ledger()).map(({ call, times }) => `${call} ${times}`)).toEqual([
    'PRM-15 1',
    'PRM-15 1',
  ]);
  quiet(noise);
});
