import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  noOffer: 'Abrí una oferta para usar un cupón.',
  code: 'Código del cupón',
  period: 'Plazo del plan',
  months: '{count}\u00a0meses',
  cpf: 'DNI',
  optional: '(opcional)',
  cpfHint: 'Algunos cupones valen una vez por persona.',
  partner: 'Recomendación de {partner}.',
  partnerInvalid: 'El enlace del socio no es válido. Todavía podés ingresar un cupón.',
  partnerFailed: 'No pudimos leer el enlace del socio.',
  retry: 'Intentar de nuevo',
  needsDownPayment: 'Vale solo para propuestas con anticipo.',
  finance: 'Usar en la financiación',
  redeem: 'Usar el cupón ahora',
  redeemHint: 'El cupón se va a usar; después, mostrá el código en el concesionario.',
  redeemed: 'Usaste el cupón',
  redeemedHint: 'Mostrá este código en el concesionario:',
};
