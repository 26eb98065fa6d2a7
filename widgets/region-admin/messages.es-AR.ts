import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Regiones',
  purpose: 'Ingresá con tu cuenta del equipo para administrar las regiones de las promociones.',
};
