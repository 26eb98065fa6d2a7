import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: '¿Cuánto vale tu usado?',
};
