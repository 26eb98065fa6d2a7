import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  details: 'Hablá con un concesionario para saber más.',
};
