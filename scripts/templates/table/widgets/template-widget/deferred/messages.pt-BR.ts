/** What the table says. */
export const messages = {
  caption: 'Regiões das promoções',
  name: 'Nome',
  states: 'Estados',
  remove: 'Remover',
  removeTitle: 'Remover {name}?',
  removeHint: 'Não é possível desfazer.',
  removed: 'Região {name} removida.',
  inUse: 'Uma promoção usa esta região. Nada foi removido.',
  notRemoved: 'A região não foi removida. Tente novamente.',
};
export type Messages = typeof messages;
