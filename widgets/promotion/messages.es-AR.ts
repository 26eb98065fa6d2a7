import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Promociones',
  purpose: 'Ingresá a tu cuenta para participar en las promociones y ver tus números de la suerte.',
  invited: 'Te invitaron a una promoción. Ingresá a tu cuenta para participar.',
  code: 'Ingresá a tu cuenta para usar tu código QR en la promoción.',
};
