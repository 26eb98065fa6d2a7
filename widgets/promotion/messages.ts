const pt = {
  heading: 'Promoções',
  purpose: 'Entre na sua conta para participar das promoções e ver os seus números da sorte.',
  invited: 'Você recebeu um convite para uma promoção. Entre na sua conta para participar.',
  code: 'Entre na sua conta para usar o seu QR code na promoção.',
};
export type Messages = typeof pt;

const es: Messages = {
  heading: 'Promociones',
  purpose: 'Ingresá a tu cuenta para participar en las promociones y ver tus números de la suerte.',
  invited: 'Te invitaron a una promoción. Ingresá a tu cuenta para participar.',
  code: 'Ingresá a tu cuenta para usar tu código QR en la promoción.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
