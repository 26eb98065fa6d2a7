import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-employee-purchase: by keyboard from who buys to the billing, after a lost answer and a reload', async ({
  page,
  context,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-employee-purchase></vt-employee-purchase>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-employee-purchase');
  const title = (name: string) => widget.getByRole('heading', { name });
  await expect(widget.getByLabel('Seu CPF')).toHaveValue('123.456.789-09');
  await widget.getByLabel('Dependente de um colaborador').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123451');
  await page.keyboard.press('Enter');

  await expect(title('Escolha o carro')).toBeFocused();
  await tabTo(page, /^Escolher /);
  await page.keyboard.press('Enter');

  await expect(title('Confira o carro e preencha os dados')).toBeFocused();
  await expect(widget.getByLabel('Nome completo')).toHaveValue('Ana Nogueira');
  await widget.getByLabel('Grau de parentesco').focus();
  await page.keyboard.type('Fi');
  await widget
    .locator('input[type=file]')
    .setInputFiles({ name: 'dependente.pdf', mimeType: 'application/pdf', buffer: Buffer.from('prova') });
  await sandbox.fault('lost', 'B2E-03');
  await tabTo(page, /^Reservar por R\$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('o mesmo pedido não reserva dois carros');
  await sandbox.fault('none', 'B2E-03');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(title('Carro reservado')).toBeFocused();
  const sent = (await sandbox.ledger()).filter(({ call }) => call === 'B2E-03');
  // However often it was received: a browser itself repeats it on a connection that drops.
  expect(sent).toHaveLength(1);
  expect(await layoutShifts(page)).toEqual([]);

  await open('/lone/');
  await expect(title('Sua reserva')).toBeVisible();
  await context.route('https://faturamento.example/**', (route) => route.fulfill({ body: 'Faturamento' }));
  const opened = context.waitForEvent('page');
  await tabTo(page, /^Abrir o faturamento/);
  await page.keyboard.press('Enter');
  await expect((await opened).locator('body')).toHaveText('Faturamento');
  expect(await (await opened).evaluate(() => opener)).toBeNull();
  quiet(noise);
});
