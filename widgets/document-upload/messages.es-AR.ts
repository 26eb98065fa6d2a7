import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Envío de documentos',
  purpose: 'Ingresá para enviar los documentos y seguir el análisis de cada uno.',
};
