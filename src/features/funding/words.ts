import type { Language } from '../../domain/core/brands';
import * as dicho from '../../domain/core/messages.es-AR';
import * as said from '../../domain/core/messages.pt-BR';
import { type FundingSource, sourceOf } from '../../domain/financing/adapter';

const EXTERNAL = { 'pt-BR': 'Financiamento externo', 'es-AR': 'Financiación externa' };

/** What a visitor calls who lends, and how (platform 3). */
export const sourceName = (source: FundingSource, language: Language): string =>
  (sourceOf(source)?.name ?? EXTERNAL)[language];

/** What every simulation says, whichever widget shows it. */
const pt = {
  entrance: 'Entrada',
  entranceMoney: 'Entrada em reais',
  installments: 'Parcelas',
  final: 'Parcela final',
  finalMoney: 'Parcela final em reais',
  figures: 'Resultado da simulação',
  count: '{count}x',
  counted: '{count} parcelas',
  of: '{count}x de',
  financed: 'Valor financiado',
  announced: '{count} parcelas de {installment}, com entrada de {entrance}.',
  announcedFinal: 'Parcela final de {final}.',
  loading: 'Simulando…',
  none: said.calculatorEmpty,
  noneHint: 'Altere a entrada, as parcelas ou a parcela final.',
  failed: said.simulationUnavailable,
  compare: 'Compare as modalidades',
  compareHint: 'Com entrada de {entrance} e {count} parcelas.',
  yours: 'Sua simulação',
  usual: 'Condições usuais',
  unavailable: said.comparisonUnavailable,
  choose: 'Simular assim',
  rowEntrance: 'Entrada',
  rowFinanced: 'Valor financiado',
  rowFinal: 'Parcela final',
  notLoaded: said.notLoaded,
  retry: 'Tentar novamente',
  conditions: 'Condições',
};
export type FundingWords = typeof pt;

const es: FundingWords = {
  entrance: 'Anticipo',
  entranceMoney: 'Anticipo en pesos',
  installments: 'Cuotas',
  final: 'Cuota final',
  finalMoney: 'Cuota final en pesos',
  figures: 'Resultado de la simulación',
  count: '{count}',
  counted: '{count} cuotas',
  of: '{count} cuotas de',
  financed: 'Monto financiado',
  announced: '{count} cuotas de {installment}, con anticipo de {entrance}.',
  announcedFinal: 'Cuota final de {final}.',
  loading: 'Simulando…',
  none: dicho.calculatorEmpty,
  noneHint: 'Cambiá el anticipo, las cuotas o la cuota final.',
  failed: dicho.simulationUnavailable,
  compare: 'Compará las modalidades',
  compareHint: 'Con anticipo de {entrance} y {count} cuotas.',
  yours: 'Tu simulación',
  usual: 'Condiciones usuales',
  unavailable: dicho.comparisonUnavailable,
  choose: 'Simular así',
  rowEntrance: 'Anticipo',
  rowFinanced: 'Monto financiado',
  rowFinal: 'Cuota final',
  notLoaded: dicho.notLoaded,
  retry: 'Intentar nuevamente',
  conditions: 'Condiciones',
};

export const words: Record<Language, FundingWords> = { 'pt-BR': pt, 'es-AR': es };
