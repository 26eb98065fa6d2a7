import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  caption: 'Regiones de las promociones',
  name: 'Nombre',
  states: 'Provincias',
  remove: 'Quitar',
  removeTitle: '¿Quitar {name}?',
  removeHint: 'No se puede deshacer.',
  removed: 'Se quitó la región {name}.',
  inUse: 'Una promoción usa esta región. No se quitó nada.',
  notRemoved: 'No se quitó la región. Probá de nuevo.',
};
