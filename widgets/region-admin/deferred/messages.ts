import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

const pt = {
  caption: 'Regiões das promoções',
  name: 'Nome',
  states: 'Estados',
  count: 'Total de estados',
  create: 'Nova região',
  edit: wordsPt.edit,
  editTitle: 'Editar {name}',
  save: 'Salvar região',
  saving: wordsPt.saving,
  notSaved: 'A região não foi salva',
  saved: 'Região {name} salva.',
  nameNeeded: 'Digite o nome da região.',
  nameLong: 'Use no máximo {max} caracteres.',
  statesNeeded: 'Selecione pelo menos um estado.',
  statesHint: '{count} selecionados',
  emptyTitle: 'Nenhuma região ainda',
  emptyHint: 'Crie a primeira com o botão acima.',
  removal: {
    action: 'Remover',
    title: 'Remover {name}?',
    many: { one: 'Remover 1 região?', many: 'Remover {count} regiões?' },
    hint: 'Não é possível desfazer. Uma região usada por uma promoção não pode ser removida.',
    done: 'Região {name} removida.',
    conflict: 'Esta região é usada por uma promoção. Remova-a da promoção e tente novamente.',
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
  count: 'Total de provincias',
  create: 'Nueva región',
  edit: wordsEs.edit,
  editTitle: 'Editar {name}',
  save: 'Guardar región',
  saving: wordsEs.saving,
  notSaved: 'No se guardó la región',
  saved: 'Se guardó la región {name}.',
  nameNeeded: 'Escribí el nombre de la región.',
  nameLong: 'Usá como máximo {max} caracteres.',
  statesNeeded: 'Elegí por lo menos una provincia.',
  statesHint: '{count} elegidas',
  emptyTitle: 'Todavía no hay regiones',
  emptyHint: 'Creá la primera con el botón de arriba.',
  removal: {
    action: 'Quitar',
    title: '¿Quitar {name}?',
    many: { one: '¿Quitar 1 región?', many: '¿Quitar {count} regiones?' },
    hint: 'No se puede deshacer. Una región usada por una promoción no se puede quitar.',
    done: 'Se quitó la región {name}.',
    conflict: 'Una promoción usa esta región. Quitala de la promoción y probá de nuevo.',
    notDone: 'No se quitó la región. Probá de nuevo.',
    bulk: {
      title: 'Quitar regiones',
      done: { one: '{count} quitada', many: '{count} quitadas' },
    },
  },
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
