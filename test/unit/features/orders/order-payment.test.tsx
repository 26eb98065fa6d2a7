// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#domain/core/brands';
import { OrderPayment } from '#features/orders/OrderPayment';
import type { Reservation, ReservationPayment } from '#services/entities/reservation';
import { leave, render, text } from '../../lib/render';

afterEach(leave);

it.each<[string, string, number | null, Language, string]>([
  ['dealer', 'PENDING', 92_990, 'pt-BR', 'R$ 92.990,00, a pagar na concessionária'],
  ['pix', 'PAID', 2000, 'pt-BR', 'R$ 2.000,00 pagos por Pix'],
  ['card', 'REFUSED', 2000, 'pt-BR', 'O pagamento de R$ 2.000,00 com cartão de crédito foi recusado'],
  ['boleto', 'EXPIRED', 2000, 'es-AR', 'El plazo para pagar $ 2.000,00 con cupón de pago venció'],
  ['financing', 'CANCELLED', 2000, 'es-AR', 'El pago de $ 2.000,00 con financiación se canceló'],
  ['pix', 'toString', 2000, 'pt-BR', 'Pagamento por Pix'],
  ['pix', 'PAID', null, 'pt-BR', 'Pagamento por Pix'],
  ['toString', 'PAID', 2000, 'pt-BR', 'Pagamento'],
])('a payment by %s that is %s, of %s, in %s: %s', async (type, status, amount, language, sentence) => {
  const payment = { type, status, amount } as unknown as ReservationPayment;
  await render(<OrderPayment order={{ id: 'a' } as Reservation} payment={payment} />, language);
  expect(text('.order-payment > p')).toBe(sentence);
});
