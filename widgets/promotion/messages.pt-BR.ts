export const messages = {
  heading: 'Promoções',
  purpose: 'Entre na sua conta para participar das promoções e ver os seus números da sorte.',
  invited: 'Você recebeu um convite para uma promoção. Entre na sua conta para participar.',
  code: 'Entre na sua conta para usar o seu QR code na promoção.',
};
export type Messages = typeof messages;
