import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Novedad',
  text: 'Conocé lo que preparamos para vos.',
  more: 'Ver detalles',
  purpose: 'Ingresá a tu cuenta para usar esta área.',
};
