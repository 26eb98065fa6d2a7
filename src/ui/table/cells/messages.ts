/** What is said of cells that are edited in a table. */
const pt = {
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

const es: typeof pt = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
