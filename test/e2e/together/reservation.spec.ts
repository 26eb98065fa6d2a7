import { hasSession } from '../lib/main-job';
import { expect, expectAccessible, test } from '../lib/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a reservation goes from the showcase to its order’s timeline, page by page', async ({
  page,
  open,
  sandbox,
}) => {
  await hasSession(page);
  await open('/fiat/reserva/');
  const widget = page.locator('vt-reservation');
  await widget
    .getByRole('button', { name: /^Reservar com/ })
    .first()
    .click();
  await expect(widget.getByLabel('Nome completo')).not.toHaveValue('');
  await widget.getByRole('button', { name: 'Continuar' }).click();
  await widget.locator('input[name=dealerCode]').first().check();
  await expect(widget.getByText('Você paga agora')).toBeVisible();
  await widget.getByRole('button', { name: 'Reservar agora' }).click();
  await widget.getByRole('radio', { name: /^Na concessionária/ }).check();
  await widget.getByRole('button', { name: 'Pagar na concessionária' }).click();
  await expect(widget.getByText('A sua escolha foi enviada.')).toBeVisible();
  // The order's status follows some minutes later.
  await sandbox.advance(3 * 60_000);
  await widget.getByRole('button', { name: 'Verificar pagamento' }).click();
  await widget.getByRole('link', { name: 'Andamento do pedido' }).click();
  const order = page.locator('vt-order-timeline');
  await expect(order.locator('.timeline-entry[aria-current=step]')).toContainText(
    'Pagamento na concessionária',
  );
  await expectAccessible(page, 'vt-order-timeline');
});
