import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  calendar: 'Agregar al calendario',
  saved: 'Archivo del calendario descargado.',
};
