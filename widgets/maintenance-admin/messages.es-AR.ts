import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mantenimiento',
  purpose:
    'Ingresá con tu cuenta del equipo para el mantenimiento de cuentas, reservas, beneficios y diccionario.',
};
