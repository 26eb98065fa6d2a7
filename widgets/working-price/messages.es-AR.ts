import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Precio de venta',
  purpose: 'Ingresá con tu cuenta del equipo para ver y cambiar los precios de venta del concesionario.',
};
