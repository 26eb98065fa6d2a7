/** What the widget says once it has loaded. */
export const messages = {
  noOffer: 'Abra uma oferta para usar um cupom.',
  code: 'Código do cupom',
  period: 'Prazo do plano',
  months: '{count}\u00a0meses',
  cpf: 'CPF',
  optional: '(opcional)',
  cpfHint: 'Alguns cupons valem uma vez por CPF.',
  partner: 'Indicação de {partner}.',
  partnerInvalid: 'O link do parceiro não é válido. Você ainda pode digitar um cupom.',
  partnerFailed: 'Não foi possível ler o link do parceiro.',
  retry: 'Tentar novamente',
  needsDownPayment: 'Vale apenas para propostas com entrada.',
  finance: 'Usar no financiamento',
  redeem: 'Usar o cupom agora',
  redeemHint: 'O cupom será usado; depois, apresente o código na concessionária.',
  redeemed: 'Você usou o cupom',
  redeemedHint: 'Apresente este código na concessionária:',
};
export type Messages = typeof messages;
