import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis vouchers',
  purpose: 'Ingresá a tu cuenta para ver y usar tus vouchers.',
};
