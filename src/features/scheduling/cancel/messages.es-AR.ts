import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  reason: 'Motivo de la cancelación',
  choose: 'Elegí una opción',
  noReason: 'Elegí el motivo',
  sending: 'Cancelando…',
};
