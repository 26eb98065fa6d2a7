import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { tabTo } from '../../lib/page';
import { expect, layoutShifts, test } from '../../lib/test';

test('vt-garage: by keyboard, loaded after a failure: a car is added, made the main one and removed', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await sandbox.fault('404', 'GAR-01');
  placeAlone('<vt-garage></vt-garage>');
  await hasSession(page);
  await open('/lone/');
  const widget = page.locator('vt-garage');
  await expect(widget.getByRole('alert')).toHaveText('Não foi possível carregar as informações');

  await sandbox.fault('none', 'GAR-01');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, /^Adicionar carro$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('heading', { name: 'Adicionar um carro' })).toBeFocused();
  await widget.getByRole('textbox', { name: 'Placa' }).focus();
  await page.keyboard.type('jee-1a23');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(3);
  await expect(widget.getByRole('listitem').first().getByRole('heading')).toBeFocused();

  await tabTo(page, /^Tornar principal/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem').first()).toContainText('Principal');
  await tabTo(page, /^Remover/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Remover$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('listitem')).toHaveCount(2);
  await expect(widget.getByText('Carro removido.')).toBeVisible();

  await widget.getByRole('tab', { name: 'Desejados' }).click();
  await expect(widget.getByRole('tabpanel', { name: 'Desejados' }).getByRole('listitem')).toHaveCount(2);
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise);
});
