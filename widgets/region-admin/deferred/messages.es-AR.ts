import type { RegionMessages } from './messages.pt-BR';

export const messages: RegionMessages = {
  caption: 'Regiones de las promociones',
  name: 'Nombre',
  states: 'Provincias',
  count: 'Total de provincias',
  create: 'Nueva región',
  edit: 'Editar',
  editTitle: 'Editar {name}',
  save: 'Guardar región',
  saving: 'Guardando…',
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
