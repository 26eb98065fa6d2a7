import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Manuales de los autos',
  purpose: 'Ingresá con tu cuenta del equipo para administrar los manuales.',
};
