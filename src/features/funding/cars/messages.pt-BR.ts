import * as sharedMessages from '#domain/core/messages.pt-BR';

/** Messages of the choice of a car by its installments, whichever widget offers it. */
export const messages = {
  versions: 'Versões',
  noCarHint: 'Escolha o modelo e a versão e veja quanto fica por mês.',
  model: 'Modelo',
  unpriced: sharedMessages.priceUnavailable,
  sameTerms: 'Com as mesmas condições da sua simulação ({source}). Preços sem opcionais.',
  defaultTerms: 'Pelas condições usuais de {source}. Preços sem opcionais.',
  usedTerms:
    'Com o seu usado ({value}) como entrada e as demais condições usuais de {source}. Preços sem opcionais.',
  now: 'Hoje: {count}x de {value}',
  nowFinal: 'Hoje: {count}x de {value} + final de {final}',
  downPayment: 'Entrada de {value}',
  more: '+\u00a0{value} por mês',
  less: '−\u00a0{value} por mês',
  same: 'Mesma parcela',
  noInstallment: sharedMessages.calculatorEmpty,
  choose: 'Simular este',
  moreVersions: 'Ver mais {count} versões',
  moreVersion: 'Ver mais uma versão',
  noVersions: sharedMessages.noResults,
};
export type Messages = typeof messages;
