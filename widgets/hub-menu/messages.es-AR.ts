import type { Messages } from './messages.pt-BR';

export const messages: Messages = { label: 'Secciones de la página' };
