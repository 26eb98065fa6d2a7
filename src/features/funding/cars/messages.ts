import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';

/** Messages of the choice of a car by its installments, whichever widget offers it. */
const pt = {
  versions: 'Versões',
  noCarHint: 'Escolha o modelo e a versão e veja quanto fica por mês.',
  model: 'Modelo',
  unpriced: sharedPt.priceUnavailable,
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
  noInstallment: sharedPt.calculatorEmpty,
  choose: 'Simular este',
  moreVersions: 'Ver mais {count} versões',
  moreVersion: 'Ver mais uma versão',
  noVersions: sharedPt.noResults,
};

const es: typeof pt = {
  versions: 'Versiones',
  noCarHint: 'Elegí el modelo y la versión y mirá cuánto pagás por mes.',
  model: 'Modelo',
  unpriced: sharedEs.priceUnavailable,
  sameTerms: 'Con las mismas condiciones de tu simulación ({source}). Precios sin opcionales.',
  defaultTerms: 'Con las condiciones habituales de {source}. Precios sin opcionales.',
  usedTerms:
    'Con tu usado ({value}) como anticipo y las demás condiciones habituales de {source}. Precios sin opcionales.',
  now: 'Hoy: {count} cuotas de {value}',
  nowFinal: 'Hoy: {count} cuotas de {value} + final de {final}',
  downPayment: 'Anticipo de {value}',
  more: '+\u00a0{value} por mes',
  less: '−\u00a0{value} por mes',
  same: 'La misma cuota',
  noInstallment: sharedEs.calculatorEmpty,
  choose: 'Simular este',
  moreVersions: 'Ver {count} versiones más',
  moreVersion: 'Ver una versión más',
  noVersions: sharedEs.noResults,
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
