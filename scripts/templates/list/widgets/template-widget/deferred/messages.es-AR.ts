import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  filter: 'Filtrar por nombre o ciudad',
  shown: 'Mostrando {shown} de {count}',
  emptyHint: 'Probá con otro nombre u otra ciudad.',
  clear: 'Borrar filtro',
  more: 'Mostrar más',
};
