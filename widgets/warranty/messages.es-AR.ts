import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Garantía y documentos',
  purpose: 'Ingresá para ver la garantía y la factura de tu auto.',
};
