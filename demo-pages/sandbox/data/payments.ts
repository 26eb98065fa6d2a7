/**
 * Payment methods (spec screens#payment-methods) by the codes of the payment service and of {type} in
 * reservations/{type}/payment; the names are ours.
 */
export const PAYMENT_TYPES = [
  {
    type: 'card',
    name: 'Cartão de crédito',
    description: 'Aprovação na hora, em até 10 vezes.',
    maxInstallments: 10,
    brands: ['Visa', 'Mastercard', 'Elo', 'Amex', 'Hipercard', 'Diners'],
  },
  { type: 'pix', name: 'Pix', description: 'Pague com o código em até 30 minutos.' },
  { type: 'boleto', name: 'Boleto bancário', description: 'Compensação em até 3 dias úteis.' },
  {
    type: 'financing',
    name: 'Financiamento',
    description: 'A reserva vale enquanto o banco analisa a proposta.',
  },
  {
    type: 'dealer',
    name: 'Pagamento na concessionária',
    description: 'Combine o pagamento com o consultor.',
  },
] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number]['type'];

export const isPaymentType = (text: string): text is PaymentType =>
  PAYMENT_TYPES.some(({ type }) => type === text);
