import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Financiá tu auto',
  loading: 'Preparando la financiación…',
};
