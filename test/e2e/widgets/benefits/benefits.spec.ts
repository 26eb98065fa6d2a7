import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-benefits: loaded after a failure, redeemed once although the answer is lost, rated, found again, by keyboard', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'BEN-05');
  placeAlone('<vt-benefits audience="donos" discount-club="clube"></vt-benefits>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-benefits');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'BEN-05');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(6);

  // Where it is narrow the filters are behind a button.
  await tabTo(page, /^Filtros$/);
  await page.keyboard.press('Enter');
  await widget.getByLabel('Categoria').selectOption('carro');
  await expect(widget.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/vt-benefits=/);

  let redeemed = 0;
  page.on('request', (request) => {
    if (/\/redeem$/.test(request.url()) && request.method() === 'POST') redeemed++;
  });
  await tabTo(page, /^Ver benefício Lavagem completa$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Lavagem completa' })).toBeVisible();
  await sandbox.fault('lost', 'BEN-10');
  await tabTo(page, /^Resgatar benefício$/);
  await page.keyboard.press('Enter');
  const done = widget.getByRole('heading', { name: /^(Benefício resgatado|Este benefício já tinha sido)/ });
  await expect(done).toBeFocused();
  expect(redeemed).toBe(1);
  await expect(widget.getByRole('img', { name: /^QR code/ })).toBeVisible();

  await tabTo(page, /^1, /);
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight');
  await tabTo(page, /^Enviar nota$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^A sua nota: 5 de 5/)).toBeFocused();

  await page.goBack();
  await expect(widget.getByRole('listitem')).toHaveCount(2);
  // The list has the focus once it is there again; before, it would take it from a tab.
  await expect(widget.locator('.list')).toBeFocused();
  await widget.getByRole('tab', { name: 'Disponíveis' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(widget.getByRole('tab', { name: 'Resgatados' })).toBeFocused();
  await tabTo(page, /^Ver resgate Lavagem completa$/);
  await page.keyboard.press('Enter');
  await expect(widget.locator('.code')).toHaveText(/^\d{6}$/);
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});

test('vt-benefits: a coverage by chassis, and a gift that its recipient redeems', async ({
  page,
  open,
  noise,
}) => {
  placeAlone('<vt-benefits audience="donos"></vt-benefits>');
  await hasSession(page);
  await open('/lone/?vt-benefit=cafe~presente-cafe');
  const widget = page.locator('vt-benefits');
  await expect(widget.getByText('Você ganhou este benefício de presente.')).toBeVisible();
  await tabTo(page, /^Resgatar benefício$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Benefício resgatado' })).toBeFocused();
  await tabTo(page, /^Voltar aos benefícios$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(6);

  await widget.getByRole('tab', { name: 'Disponíveis' }).focus();
  await page.keyboard.press('End');
  await expect(widget.getByRole('tab', { name: 'Cobertura' })).toBeFocused();
  await widget.getByRole('radio', { name: 'Chassi' }).focus();
  await page.keyboard.press('Space');
  await expect(widget.getByLabel('Carro')).toHaveValue(/^\w{17}$/);
  await tabTo(page, /^Consultar cobertura$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('Com cobertura')).toBeVisible();
  quiet(noise);
});
