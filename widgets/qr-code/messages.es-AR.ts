import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  code: 'Código QR',
  tooLong: 'El texto es demasiado largo para un código QR',
};
