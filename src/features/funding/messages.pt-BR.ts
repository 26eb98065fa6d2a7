import * as sharedMessages from '../../domain/core/messages.pt-BR';

/** Messages of every simulation, whichever widget shows it. */
export const messages = {
  downPayment: 'Entrada',
  downPaymentAmount: 'Entrada em reais',
  installments: 'Parcelas',
  final: 'Parcela final',
  finalMoney: 'Parcela final em reais',
  figures: 'Resultado da simulação',
  count: '{count}x',
  counted: '{count} parcelas',
  of: '{count}x de',
  financed: 'Valor financiado',
  announced: '{count} parcelas de {installment}, com entrada de {downPayment}.',
  announcedFinal: 'Parcela final de {final}.',
  loading: 'Simulando…',
  none: sharedMessages.calculatorEmpty,
  noneHint: 'Altere a entrada, as parcelas ou a parcela final.',
  failed: sharedMessages.simulationUnavailable,
  compare: 'Compare as modalidades',
  compareHint: 'Com entrada de {downPayment} e {count} parcelas.',
  yours: 'Sua simulação',
  usual: 'Condições usuais',
  unavailable: sharedMessages.comparisonUnavailable,
  choose: 'Simular assim',
  rowDownPayment: 'Entrada',
  rowFinanced: 'Valor financiado',
  rowFinal: 'Parcela final',
  notLoaded: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
  conditions: 'Condições',
};
export type Messages = typeof messages;
