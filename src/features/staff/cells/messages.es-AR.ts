import type { SaveCellsMessages } from './messages.pt-BR';

/** What is said of changes that are saved from a table. */
export const messages: SaveCellsMessages = {
  saved: { one: 'Se guardó 1 cambio.', many: 'Se guardaron {count} cambios.' },
  notSaved: { one: '1 no se guardó: mirá el motivo.', many: '{count} no se guardaron: mirá los motivos.' },
};
