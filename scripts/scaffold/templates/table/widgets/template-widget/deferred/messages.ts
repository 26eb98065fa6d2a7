/** What the table says. */
const pt = {
  caption: 'Regiões das promoções',
  name: 'Nome',
  states: 'Estados',
  emptyTitle: 'Nenhuma região ainda',
  removal: {
    action: 'Remover',
    title: 'Remover {name}?',
    many: { one: 'Remover 1 região?', many: 'Remover {count} regiões?' },
    hint: 'Não é possível desfazer.',
    done: 'Região {name} removida.',
    conflict: 'Uma promoção usa esta região. Nada foi removido.',
    notDone: 'A região não foi removida. Tente novamente.',
    bulk: {
      title: 'Remover regiões',
      done: { one: '{count} removida', many: '{count} removidas' },
    },
  },
};

const es: typeof pt = {
  caption: 'Regiones de las promociones',
  name: 'Nombre',
  states: 'Provincias',
  emptyTitle: 'Todavía no hay regiones',
  removal: {
    action: 'Quitar',
    title: '¿Quitar {name}?',
    many: { one: '¿Quitar 1 región?', many: '¿Quitar {count} regiones?' },
    hint: 'No se puede deshacer.',
    done: 'Se quitó la región {name}.',
    conflict: 'Una promoción usa esta región. No se quitó nada.',
    notDone: 'No se quitó la región. Probá de nuevo.',
    bulk: {
      title: 'Quitar regiones',
      done: { one: '{count} quitada', many: '{count} quitadas' },
    },
  },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
