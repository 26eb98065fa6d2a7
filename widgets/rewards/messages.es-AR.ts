import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Recompensas',
  purpose: 'Ingresá a tu cuenta para ver y canjear las recompensas.',
  giftPurpose: 'Abriste el enlace de un regalo. Ingresá a tu cuenta para verlo y recibirlo.',
};
