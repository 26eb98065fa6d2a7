import { workbook } from '../../../unit/lib/workbook';
import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { expect, test } from '../../lib/test';

/** No workers, nothing from a blob, no text as code. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

test('vt-working-price: a workbook of a megabyte is read under a strict policy, and goes back to its name', async ({
  page,
  open,
  noise,
}) => {
  await hasSession(page, 'vendas');
  placeAlone('<vt-working-price></vt-working-price>', { 'content-security-policy': POLICY });
  await open('/lone/');
  const widget = page.locator('vt-working-price');
  await widget.getByRole('tab', { name: 'Importar' }).click();
  const rows = Array.from({ length: 12_000 }, (_, at) => [`MVS${at}`, 2025, at === 7 ? 'x' : 90_000 + at]);
  const sheet = [['Preços de novembro'], ['Modelo', 'Ano', 'Praticado'], ...rows];
  await widget
    .locator('input[type=file]')
    .setInputFiles({ name: 'preços.xlsx', mimeType: '', buffer: Buffer.from(workbook({ Preços: sheet })) });
  await expect(widget.getByText(/^Falta na lista: /)).toBeVisible();
  await expect(widget.getByText('preços.xlsx')).toBeVisible();
  sheet[1] = ['MVS', 'Ano', 'Praticado'];
  await widget
    .locator('input[type=file]')
    .setInputFiles({ name: 'novos.xlsx', mimeType: '', buffer: Buffer.from(workbook({ Preços: sheet })) });
  await expect(widget.locator('.import-counts')).toHaveText('Certas: 11999. Com problema: 1. Repetidas: 0.');
  await expect(widget.locator('.import-counts')).toBeFocused();
  await expect(widget.getByText('Linhas acima dos nomes das colunas, que não usamos: 1.')).toBeVisible();
  await widget.getByRole('button', { name: 'Voltar à lista' }).click();
  await expect(widget.getByRole('group', { name: 'novos.xlsx' })).toBeFocused();
  quiet(noise);
});
