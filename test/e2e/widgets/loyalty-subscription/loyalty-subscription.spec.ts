import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('vt-loyalty-subscription: registered for free by keyboard, then a plan is paid after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone('<vt-loyalty-subscription terms-url="/termos"></vt-loyalty-subscription>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-loyalty-subscription');
  await expect(widget.getByText('Sem assinatura')).toBeVisible();
  await tabTo(page, /^Fazer o cadastro gratuito$/);
  await page.keyboard.press('Enter');
  const agreed = widget.getByLabel('Li e aceito os termos do programa');
  await expect(agreed).toBeFocused();
  await expect(widget.getByText('Para se cadastrar, aceite os termos')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Cadastro gratuito confirmado' })).toBeFocused();

  await tabTo(page, /^Assinar o plano Completo$|^Assinar$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: /^Assinar o plano/ })).toBeFocused();
  await expect(widget.getByRole('radio')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await widget.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await sandbox.fault('500', 'LSB-02');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert').filter({ hasText: 'a assinatura ainda não aparece' })).toBeVisible();

  await sandbox.fault('none', 'LSB-02');
  await tabTo(page, /^Verificar e concluir$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Assinatura confirmada' })).toBeFocused();
  await expect(widget.getByText('Ativa')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
