import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  none: 'Todavía no hay nadie en el ranking.',
  noMember: 'El ranking es de quienes participan del programa.',
  loading: 'Cargando la página {page}…',
};
