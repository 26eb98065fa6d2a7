import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  loading: 'Preparando el configurador…',
};
