/** What is said of changes that are saved from a table. */
export const messages = {
  saved: { one: '1 alteração salva.', many: '{count} alterações salvas.' },
  notSaved: { one: '1 não foi salva: veja o motivo.', many: '{count} não foram salvas: veja os motivos.' },
};
export type SaveCellsMessages = typeof messages;
