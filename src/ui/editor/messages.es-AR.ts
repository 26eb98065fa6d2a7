import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  discard: '¿Descartar lo que escribiste?',
  discardHint: 'Los cambios que todavía no guardaste se van a perder.',
  keepEditing: 'Seguir editando',
  discardNow: 'Descartar',
  changed: 'Otra persona cambió esto mientras lo editabas. Revisá abajo y guardá de nuevo.',
  merged: 'Sumamos lo que cambió la otra persona: {fields}.',
  gone: 'Otra persona quitó esto. Lo que escribiste sigue acá.',
  compare: 'Los dos lo cambiaron. ¿Qué versión vale?',
  mine: 'La tuya: {value}',
  theirs: 'La de la otra persona: {value}',
  allMine: 'Usar todo lo mío',
  allTheirs: 'Usar todo lo de la otra persona',
  emptyValue: '(vacío)',
  reason: 'Motivo',
  reasonHint: 'Queda registrado. Por lo menos {min} caracteres.',
  reasonShort: 'Explicalo en por lo menos {min} caracteres.',
  back: 'Volver',
};
