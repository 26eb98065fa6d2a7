import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  filter: 'Filtrar por nombre o localidad',
  shown: 'Mostrando {shown} de {count}',
  emptyHint: 'Probá con otro nombre u otra localidad.',
  clear: 'Borrar filtro',
  more: 'Mostrar más',
};
