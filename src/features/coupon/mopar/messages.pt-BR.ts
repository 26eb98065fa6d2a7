export const messages = {
  purpose: 'Entre na sua conta para pegar o cupom.',
  percent: '{percent}% de desconto',
  fixed: 'Preço fixo: {price}',
  noCoupon: 'Esta oferta não precisa de cupom.',
  until: 'Válida até {date}.',
  take: 'Pegar cupom',
  taken: 'O seu cupom',
  show: 'Apresente este código na concessionária:',
  missing: 'Esta oferta não está mais disponível.',
  failed: 'Não foi possível pegar o cupom. Tente novamente.',
};
export type Messages = typeof messages;
