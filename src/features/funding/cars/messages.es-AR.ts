import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  versions: 'Versiones',
  noCarHint: 'Elegí el modelo y la versión y mirá cuánto pagás por mes.',
  model: 'Modelo',
  unpriced: sharedMessages.priceUnavailable,
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
  noInstallment: sharedMessages.calculatorEmpty,
  choose: 'Simular este',
  moreVersions: 'Ver {count} versiones más',
  moreVersion: 'Ver una versión más',
  noVersions: sharedMessages.noResults,
};
