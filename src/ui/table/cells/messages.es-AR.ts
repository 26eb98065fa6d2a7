import type { CellMessages } from './messages.pt-BR';

/** What is said of cells that are edited in a table. */
export const messages: CellMessages = {
  cell: '{label} de {name}',
  changed: 'modificado, antes {before}',
  undo: 'Deshacer',
  theirs: 'Otra persona guardó {value} mientras editabas.',
  keepMine: 'Dejar el mío',
  useTheirs: 'Usar el de la otra persona',
  changes: { one: '1 cambio sin guardar.', many: '{count} cambios sin guardar.' },
  save: { one: 'Guardar 1 cambio', many: 'Guardar {count} cambios' },
  list: 'Ver cambios',
  listed: 'Cambios sin guardar',
  discard: 'Descartar',
  discardTitle: { one: '¿Descartar 1 cambio?', many: '¿Descartar {count} cambios?' },
  discardHint: 'Se pierde lo que escribiste en esta tabla, en todas las páginas. Lo que ya se guardó queda.',
};
