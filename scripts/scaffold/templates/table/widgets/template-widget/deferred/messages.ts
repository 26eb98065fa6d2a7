/** What the table says. */
const pt = {
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

const es: typeof pt = {
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
