import * as sharedMessages from '#domain/core/messages.pt-BR';

export const messages = {
  label: 'Cupom de desconto',
  optional: '(opcional)',
  apply: 'Aplicar',
  remove: 'Remover cupom',
  missing: 'Digite o código do cupom',
  unavailable: sharedMessages.couponUnavailable,
  needsDownPayment: sharedMessages.couponNeedsDownPayment,
  applied: 'Cupom {name} aplicado.',
  /** For a plan that the coupon is to change: in its figures, or not. */
  included: 'Os valores do plano já incluem o desconto.',
  valid: 'Cupom {name} válido.',
  notIncluded: 'Ele não entra neste financiamento e não foi usado: apresente o código na concessionária.',
  discount: 'Desconto de {value}.',
  suggestion: 'Há um cupom para este plano: {name}.',
  take: 'Usar este cupom',
  removed: 'Cupom removido.',
  lost: 'O cupom {name} foi removido: ele vale apenas para propostas com entrada.',
  failed: sharedMessages.generic,
  offline: 'Sem conexão: o cupom não foi conferido. Verifique sua internet e tente novamente.',
};
export type Messages = typeof messages;
