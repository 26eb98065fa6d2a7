/** What is said of cells that are edited in a table. */
export const messages = {
  cell: '{label} de {name}',
  changed: 'alterado, antes {before}',
  undo: 'Desfazer',
  theirs: 'Outra pessoa salvou {value} enquanto você editava.',
  keepMine: 'Ficar com o meu',
  useTheirs: 'Usar o da outra pessoa',
  changes: { one: '1 alteração não salva.', many: '{count} alterações não salvas.' },
  save: { one: 'Salvar 1 alteração', many: 'Salvar {count} alterações' },
  list: 'Ver alterações',
  listed: 'Alterações não salvas',
  discard: 'Descartar',
  discardTitle: { one: 'Descartar 1 alteração?', many: 'Descartar {count} alterações?' },
  discardHint: 'O que você digitou nesta tabela se perde, em todas as páginas. O que já foi salvo fica.',
};
export type CellMessages = typeof messages;
