import { describe, expect, it } from 'vitest';
import { receiptPdf } from '#features/orders/receipt-pdf';
import { hasReceipt, receiptPaper } from '#features/orders/receipt-rows';
import type { Reservation } from '#services/entities/reservation';

const order = {
  id: 'res-1',
  number: '2026001',
  status: 'RESERVE',
  createdAt: '2026-11-20T12:00:00.000Z',
  timeline: [],
  payment: {
    type: 'card',
    status: 'PAID',
    amount: 2000,
    installments: 3,
    card: { brand: 'Visa', number: '4111111111111234' },
  },
} as unknown as Reservation;

describe('a receipt', () => {
  it('is there for what the service says is paid only', () => {
    expect(hasReceipt(order)).toBe(true);
    for (const status of ['PENDING', 'REFUSED', 'EXPIRED', 'of tomorrow'])
      expect(hasReceipt({ ...order, payment: { ...order.payment, type: 'pix', status } })).toBe(false);
  });

  it('has what the service gave, with a masked card, and nothing in the place of what it did not give', () => {
    const { rows, note } = receiptPaper(order, 'pt-BR');
    expect(rows.map(([name]) => name)).toEqual(['Pedido', 'Pago']);
    expect(rows[1]?.[1].replace(/\u00a0/g, ' ')).toBe(
      'R$ 2.000,00 · Cartão de crédito · 3x no cartão •••• 1234',
    );
    expect(note).toContain('Não é uma nota fiscal');
    expect(receiptPaper(order, 'es-AR').note).toContain('No es una factura');
  });

  it('is a PDF', async () => {
    const pdf = receiptPdf(receiptPaper(order, 'pt-BR'), 'fiat', 'pt-BR');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
  });
});
