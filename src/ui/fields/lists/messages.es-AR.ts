import type { ListMessages } from './messages.pt-BR';

export const messages: ListMessages = {
  remove: 'Quitar {name}',
  removed: 'Se quitó {name}.',
  undo: 'Deshacer',
  restored: '{name} está de vuelta.',
  max: 'Como máximo {max}.',
  move: 'Mover {name}',
  up: 'Subir {name}',
  down: 'Bajar {name}',
  how: 'Apretá espacio para levantar, usá las flechas para mover, espacio para soltar y Esc para cancelar.',
  lifted: '{name} levantado, posición {at} de {count}. Las flechas mueven, espacio suelta, Esc cancela.',
  moved: '{name} en la posición {at} de {count}.',
  dropped: '{name} quedó en la posición {at} de {count}.',
  canceled: 'Cancelado. {name} volvió a la posición {at} de {count}.',
  noneChosen: 'Nada elegido.',
  oneChosen: '1 elegido.',
  chosen: '{count} elegidos.',
  chosenList: '{name}: elegidos',
  allFound: 'Elegir los {count} encontrados',
  clear: 'Quitar todos',
  showAll: 'Ver los {count} elegidos',
};
